"""The boards, tiles, trays and names of Wild Tiled West."""
