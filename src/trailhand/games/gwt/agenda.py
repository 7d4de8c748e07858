"""All kinds of steps of this room: for saved agendas and for the flat space of actions."""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.step import Step
from trailhand.games.common.agenda import by_name
from trailhand.games.gwt import (
    auxiliary,
    buildings,
    cattle,
    certificates,
    cities,
    discs,
    effects,
    hazards,
    jobs,
    kansas_city,
    location,
    objectives,
    railroad,
    stations,
    steps,
    trail,
    turn,
)
from trailhand.games.gwt.modules import simmental
from trailhand.games.gwt.modules.north import stores
from trailhand.games.gwt.modules.north import verbs as north_verbs
from trailhand.games.gwt.modules.poker import play
from trailhand.games.gwt.solo import turn as sam
from trailhand.games.gwt.state import GwtState

STEPS: Final[tuple[type[Step[GwtState]], ...]] = (
    turn.Turn,
    turn.DrawUp,
    turn.EndTurn,
    trail.PlaceHerder,
    trail.Walk,
    location.UseLocation,
    location.CopyAdjacent,
    auxiliary.ChooseAux,
    effects.Give,
    effects.Offer,
    effects.ChooseOne,
    steps.UseToken,
    steps.ChooseDraw,
    steps.DiscardCards,
    steps.FirstDiscard,
    steps.PayCards,
    steps.TrashCards,
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
    simmental.RaiseCattle,
    stores.PlaceStore,
    stores.EnterTown,
    north_verbs.TakeCattle,
    north_verbs.BuildAs,
    north_verbs.SiteAs,
    north_verbs.TakeBeside,
    play.SitDown,
    play.LayCard,
    sam.SamTurn,
    sam.SamStores,
    sam.SamMoves,
    sam.SamActs,
    sam.SamArrives,
)

BY_NAME: Final[dict[str, type[Any]]] = by_name(STEPS)
