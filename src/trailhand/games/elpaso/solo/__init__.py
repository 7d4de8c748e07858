"""Playing alone: the automaton Sue."""
