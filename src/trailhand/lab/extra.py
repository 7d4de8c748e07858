"""The packages of the lab are an extra: a table needs none of them."""

from __future__ import annotations

from importlib.util import find_spec

PACKAGES = ("altair", "numpy", "polars", "vl_convert")


class MissingExtra(RuntimeError):
    """The lab's packages are not installed; the message says how to get them."""


class BadResults(ValueError):
    """A file that the lab cannot read; the message says what is wrong with it."""


def need_lab() -> None:
    """Go on only if the packages of the lab are here."""
    missing = [package for package in PACKAGES if find_spec(package) is None]
    if missing:
        raise MissingExtra(
            f"this needs the lab's packages ({', '.join(missing)} not found); "
            "install them with: pip install 'trailhand[lab]'"
        )
