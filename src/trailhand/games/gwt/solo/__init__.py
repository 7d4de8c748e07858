"""Solo play of the second edition against Sam, an automaton with a deck of his own."""
