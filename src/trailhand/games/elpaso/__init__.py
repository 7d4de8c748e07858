"""Great Western Trail: El Paso, for two to four players or alone against Sue."""
