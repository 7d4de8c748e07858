"""The first game, taught: lessons on a prepared position, step by step."""
