"""All kinds of steps of this room: for saved agendas and for the flat space of actions.

Modules have registered theirs. The order is that in which they came, so new ones go to the end.
"""

from __future__ import annotations

from typing import Final

from trailhand.core.step import Step
from trailhand.games.gwt import (
    actions,
    auxiliary,
    buildings,
    cattle,
    certificates,
    cities,
    discs,
    hazards,
    jobs,
    kansas_city,
    location,
    objectives,
    railroad,
    stations,
    stem,
    trail,
    turn,
)
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.tables import MODULES, OPPONENTS

KINDS: Final = tuple((MODULES | OPPONENTS).values())

STEPS: Final[tuple[type[Step[GwtState]], ...]] = (
    turn.Turn,
    turn.DrawUp,
    turn.EndTurn,
    trail.PlaceHerder,
    trail.Walk,
    location.UseLocation,
    location.CopyAdjacent,
    auxiliary.ChooseAux,
    actions.Give,
    actions.Offer,
    actions.ChooseOne,
    stem.UseToken,
    stem.ChooseDraw,
    stem.DiscardCards,
    stem.FirstDiscard,
    stem.PayCards,
    stem.TrashCards,
    certificates.GainCertificates,
    hazards.TakeHazard,
    hazards.TakeVillage,
    jobs.Hire,
    cattle.BuyCattle,
    cattle.SecondCard,
    buildings.Build,
    buildings.ChooseSite,
    railroad.EngineForward,
    railroad.EngineBack,
    railroad.StopHere,
    railroad.LeaveTrackEnd,
    stations.Upgrade,
    stations.UpgradeBehind,
    stations.StationDone,
    stations.TakeMaster,
    discs.PlaceDisc,
    objectives.GainObjective,
    objectives.PlayObjective,
    cities.Deliver,
    cities.CityDone,
    cities.Arrows,
    cities.PayTransport,
    cities.SpecialDelivery,
    kansas_city.Foresight,
    kansas_city.Income,
    kansas_city.DiscardHand,
    kansas_city.LeaveKansasCity,
    *dict.fromkeys(step for kind in KINDS for step in kind.steps),
    location.CopyAnother,
)
