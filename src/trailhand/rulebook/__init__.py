"""The rulebooks in our words, and which code and which tests name their rules."""
