"""Wild Tiled West: settle a valley tile by tile, alone or with two to five players."""
