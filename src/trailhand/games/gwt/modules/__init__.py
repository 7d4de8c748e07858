"""Expansions and variants: each adds to the tables that the base game reads."""
