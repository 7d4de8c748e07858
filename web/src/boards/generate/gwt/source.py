"""The data of Great Western Trail, which differs between editions."""

from __future__ import annotations

from writing import Json, constant, data_of

EDITIONS = ("1e", "2e")


def read(name: str) -> Json:
    """One file of the data."""
    return data_of("gwt", name)


def of(value: Json, edition: str) -> Json:
    """The value for an edition, where the data has one for each."""
    if isinstance(value, dict) and value and set(value) <= set(EDITIONS):
        return value[edition]
    return value


def valid(entry: Json, edition: str) -> bool:
    """Whether a list entry exists in the edition."""
    return edition in entry.get("editions", EDITIONS)


def shared(one: Json, two: Json) -> Json:
    """What both editions have, and what only one has; to keep the file small."""
    both = {key: value for key, value in one.items() if two.get(key) == value}
    return {
        "both": both,
        "1e": {key: value for key, value in one.items() if key not in both},
        "2e": {key: value for key, value in two.items() if key not in both},
    }


def by_edition(name: str, value: Json, kind: str) -> str:
    """A record per edition; what both editions share is written once."""
    parts = shared(value["1e"], value["2e"])
    kind = f"Record<string, {kind}>"
    return "\n".join(
        [
            constant(f"{name}Both", parts["both"], kind, export=False),
            constant(f"{name}1e", parts["1e"], kind, export=False),
            constant(f"{name}2e", parts["2e"], kind, export=False),
            f"export const {name}: Record<Edition, {kind}> = {{",
            f'  "1e": {{ ...{name}Both, ...{name}1e }},',
            f'  "2e": {{ ...{name}Both, ...{name}2e }},',
            "};\n",
        ]
    )
