"""What the rooms share: data files, cards, trails, slots, objections, settings, positions."""
