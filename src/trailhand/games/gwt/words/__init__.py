"""What the components are called: names, the things that events speak of, and the logbook."""
