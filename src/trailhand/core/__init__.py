"""The kernel: states, steps, matches and records. It knows no game and imports none."""
