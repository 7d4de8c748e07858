"""Everything that changes a table: set up, sit down, play, take back, records, links."""
