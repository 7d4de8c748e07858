"""Wild Tiled West: settle a valley tile by tile, alone or with up to five players."""
