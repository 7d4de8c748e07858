"""What the rooms share: data files, piles of cards, objections, options, positions, stories."""
