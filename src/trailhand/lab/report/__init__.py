"""The balance report: what many games say about seats, strategies, buildings and openings."""
