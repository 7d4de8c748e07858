"""The Conquest sides: one rule of its own per board."""
