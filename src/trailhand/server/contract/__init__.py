"""The contract: the shapes of commands and answers, and what can go wrong."""
