"""What a position of Wild Tiled West looks like to a bot."""
