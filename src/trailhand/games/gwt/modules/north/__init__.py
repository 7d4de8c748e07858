"""Rails to the North, both editions: stores, towns, and cities off the strip.

NOR1-COMBI-01, NOR2-DELIV-06: each edition extends the base game of its own edition, and all
it prints (board, strip, values) comes from its data file, `north1.yaml` or `north2.yaml`.
"""
