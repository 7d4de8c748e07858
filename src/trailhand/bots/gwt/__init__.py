"""What a position of Great Western Trail looks like to a bot."""
