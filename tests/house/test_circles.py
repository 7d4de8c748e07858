"""No module needs, while it is loaded, one that needs it: a reader can begin anywhere."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp

# Types may refer to each other (a box holds effects, an effect acts on a state with a box).
GRAPH = grimp.build_graph("trailhand", exclude_type_checking_imports=True)


def test_no_modules_import_each_other_in_a_circle() -> None:
    needs = {module: GRAPH.find_modules_directly_imported_by(module) for module in GRAPH.modules}
    assert len(needs) > 300
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as circle:
        raise AssertionError(" -> ".join(circle.args[1])) from None
