"""Component tables of El Paso: facts only, with their provenance."""
