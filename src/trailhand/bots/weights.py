"""The files of weights: a network as JSON, with every row named by its feature, and its outlook."""

from __future__ import annotations

import json
from importlib.resources.abc import Traversable
from typing import Any

from trailhand.bots.network import Network
from trailhand.bots.outlook import Outlook


class BadWeights(ValueError):
    """Weights that do not fit the features they are meant for."""


def read_network(path: Traversable, names: list[str], categories: list[str]) -> Network:
    """The network of a file, for the features of an evaluator."""
    data = read_data(path)
    if data["categories"] != categories or list(data["features"]) != names:
        raise BadWeights(f"{path.name} was learned with other features: run trailhand train")
    rows = [[float(number) for number in row] for row in data["features"].values()]
    units = [[float(number) for number in row] for row in data["units"]]
    width = len(categories)
    network = Network(
        [row[:width] for row in rows],
        [row[width : 2 * width] for row in rows],
        [row[2 * width :] for row in rows],
        [unit[0] for unit in units],
        [unit[1] for unit in units],
        [unit[2:] for unit in units],
    )
    check_network(network, len(names), width)
    return network


def read_outlook(path: Traversable, categories: list[str]) -> Outlook:
    """The outlook that was measured with the weights of a file; a new file has none yet."""
    curves: dict[int, list[tuple[float, float]]] = {}
    for seats, rows in read_data(path).get("outlook", {}).items():
        if list(rows) != categories:
            raise BadWeights(f"the outlook in {path.name} names other categories")
        curves[int(seats)] = [(float(row[0]), float(row[1])) for row in rows.values()]
    return Outlook(curves)


def read_data(path: Traversable) -> Any:
    """What a file of weights holds."""
    if not path.is_file():
        raise BadWeights(f"there are no weights {path.name}: trailhand train writes them")
    return json.loads(path.read_text(encoding="utf-8"))


def check_network(network: Network, features: int, categories: int) -> None:
    """Refuse a network whose parts do not fit together."""
    units = len(network.bias)
    fits = len(network.now) == len(network.early) == len(network.into) == features
    fits = fits and len(network.pace) == len(network.out) == units
    for row in network.now + network.early + network.out:
        fits = fits and len(row) == categories
    for row in network.into:
        fits = fits and len(row) == units
    if not fits:
        raise BadWeights("the weights do not fit the features")


def network_data(network: Network, names: list[str], categories: list[str]) -> dict[str, Any]:
    """A network as data."""
    return {
        "categories": categories,
        "features": {
            name: rounded(network.now[n] + network.early[n] + network.into[n])
            for n, name in enumerate(names)
        },
        "units": [
            rounded([network.bias[j], network.pace[j], *network.out[j]])
            for j in range(len(network.bias))
        ],
    }


def outlook_data(outlook: Outlook, categories: list[str]) -> dict[str, Any]:
    """An outlook as data."""
    return {
        str(seats): {
            name: rounded(list(curve)) for name, curve in zip(categories, curves, strict=True)
        }
        for seats, curves in outlook.curves.items()
    }


def rounded(row: list[float]) -> list[float]:
    """Four digits are more than learning knows."""
    return [float(f"{number:.4g}") for number in row]
