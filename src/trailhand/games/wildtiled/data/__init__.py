"""Component data as it stands in the reference, each block with its provenance."""
