"""Trailhand in a terminal: the commands, and the table at which a person plays."""
