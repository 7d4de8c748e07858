"""Sam for a real table: what he does is said, and what he needs to know is asked."""
