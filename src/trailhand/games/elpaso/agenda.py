"""All kinds of steps of this room: for saved agendas and for the flat space of actions."""

from __future__ import annotations

from typing import Final

from trailhand.core.step import Step
from trailhand.games.elpaso import (
    auxiliary,
    buildings,
    certificates,
    delivery,
    discs,
    exchange,
    free,
    hire,
    location,
    market,
    payment,
    simmentals,
    tiles,
    trail,
    train,
    turn,
)
from trailhand.games.elpaso.solo import turn as solo
from trailhand.games.elpaso.state import ElPasoState

STEPS: Final[tuple[type[Step[ElPasoState]], ...]] = (
    turn.Turn,
    turn.DrawPhase,
    turn.EndTurn,
    tiles.ChooseObjective,
    trail.PlaceRancher,
    trail.Move,
    location.UseActions,
    free.UseToken,
    free.SpendWorker,
    free.Pause,
    exchange.DiscardOne,
    exchange.DiscardFor,
    exchange.CullCard,
    exchange.MoreExchanges,
    auxiliary.ChooseAux,
    certificates.GainCertificates,
    hire.Hire,
    market.BuyCattle,
    train.UseTrain,
    tiles.GainTile,
    buildings.Build,
    buildings.ChooseSite,
    payment.PayWorkers,
    simmentals.TakeSimmental,
    delivery.Reveal,
    delivery.Duplicates,
    delivery.Certificates,
    delivery.Deliver,
    discs.PlaceDisc,
    delivery.DiscardHand,
    solo.SueTurn,
    solo.SueMoves,
    solo.SueActs,
    solo.SueDelivers,
    solo.SuePutsAway,
)
