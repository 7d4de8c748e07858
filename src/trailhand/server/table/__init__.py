"""A table in memory: its seats, the match on it, and how far a turn can be taken back."""
