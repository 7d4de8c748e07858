"""What a position of El Paso looks like to a bot."""
