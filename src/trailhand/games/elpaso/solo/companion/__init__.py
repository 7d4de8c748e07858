"""Sue for a real table: what she does is said, and what she needs to know is asked."""
