"""The poker table: a worker takes a seat, cards are laid face down, and somebody calls."""
