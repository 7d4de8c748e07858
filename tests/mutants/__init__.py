"""Mutation testing: break the rules on purpose, one at a time, and see whether a test notices.

`changes` finds what can be broken, `sample` takes some of it by a seed, `coverage` knows which
tests run through a line, `trial` runs those on a copy of the package, `ledger` keeps what came
out, and `report` tells it. `inside` has the plugins for the pytest that is run.
"""
