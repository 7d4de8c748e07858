"""What thinks: bots at the tables, and hints, in processes of their own."""
