"""All kinds of steps; the flat space of actions is their domains in this order."""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.step import Step
from trailhand.games.wildtiled import (
    fire,
    goods,
    mines,
    pastures,
    placing,
    resolve,
    ridge,
    setup,
    turn,
    tussle,
    years,
)
from trailhand.games.wildtiled.conquest import vault

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    mines.ChoosePartner,
    mines.OpenRow,
    setup.SideSetUp,
    vault.StartBuilding,
    years.StartYear,
    years.Round,
    turn.BeginTurn,
    turn.Turn,
    turn.MillPile,
    placing.PlaceTile,
    placing.FreeStreets,
    resolve.Resolve,
    resolve.LayStreet,
    mines.Dig,
    mines.PickPartner,
    fire.Shoot,
    fire.CoverSheriff,
    goods.ChooseAce,
    goods.ChooseGoods,
    goods.ChooseFace,
    pastures.Wrangle,
    vault.StoreGold,
    vault.StoreMore,
    years.Advance,
    tussle.Tussle,
    ridge.RidgeTussle,
    tussle.HillBandit,
    years.EndYear,
)
