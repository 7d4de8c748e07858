"""One room per family of games; a room imports the kernel and never another room."""
