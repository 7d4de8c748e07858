"""Certificates: the track, the limit, spending (GWT-CERT)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table
from trailhand.games.gwt.certificates import GainCertificates
from trailhand.games.gwt.kansas_city import Income
from trailhand.games.gwt.stations import TakeMaster

LIMITS = {(): 3, ("cert_4",): 4, ("cert_6",): 3, ("cert_4", "cert_6"): 6}


def income(t: Table, certificates: int) -> Table:
    """Seat 0 decides how many temporary certificates to use for its income."""
    return t.set(0, certificates=certificates).pending(Income(0))


@both_editions
@proves("GWT-CERT-01")
def test_the_track_has_the_values_0_1_2_3_4_and_6(game: str) -> None:
    t = table(game).clear(0, "cert_4", "cert_6")
    values = [t.player(0).certificates]
    for _ in range(5):
        t.only(GainCertificates(0, 1)).choose("certificates 1")
        values.append(t.player(0).certificates)
    assert values == [0, 1, 2, 3, 4, 6]
    assert t.only(GainCertificates(0, 1)).options() == []


@both_editions
@pytest.mark.parametrize("value", [1, 2, 3, 4, 6])
@proves("GWT-CERT-01")
def test_the_value_of_the_marker_is_the_number_of_temporary_certificates(
    game: str, value: int
) -> None:
    t = income(table(game).hand(0, "gray"), value)
    assert max(t.options()) == f"income {value}"
    t.choose(f"income {value}")
    assert (t.money(0), t.player(0).certificates) == (1 + value, 0)


@both_editions
@proves("GWT-CERT-02")
def test_certificates_move_the_marker_up_to_n_spaces(game: str) -> None:
    t = table(game).clear(0, "cert_4", "cert_6").only(GainCertificates(0, 2))
    assert t.options() == ["certificates 0", "certificates 1", "certificates 2"]
    assert t.choose("certificates 1").player(0).certificates == 1
    t.only(GainCertificates(0, 4))
    assert t.choose("certificates 4").player(0).certificates == 6  # 2, 3, 4 and 6
    t.set(0, certificates=4).only(GainCertificates(0, 1)).choose("certificates 1")
    assert t.player(0).certificates == 6


@both_editions
@proves("GWT-CERT-02")
def test_the_marker_never_passes_the_limit(game: str) -> None:
    t = table(game).clear(0, "cert_4").set(0, certificates=3).only(GainCertificates(0, 2))
    assert t.options() == ["certificates 0", "certificates 1"]
    assert t.choose("certificates 1").player(0).certificates == 4
    t = table(game).set(0, certificates=2).only(GainCertificates(0, 2))
    assert t.options() == ["certificates 0", "certificates 1"]
    assert t.choose("certificates 1").player(0).certificates == 3


@both_editions
@pytest.mark.parametrize(("cleared", "limit"), LIMITS.items())
@proves("GWT-CERT-03")
def test_the_limit_is_3_then_4_then_6(game: str, cleared: tuple[str, ...], limit: int) -> None:
    t = table(game).clear(0, *cleared).only(GainCertificates(0, 6))
    t.choose(t.options()[-1])
    assert t.player(0).certificates == limit


@both_editions
@proves("GWT-CERT-04")
def test_permanent_certificates_of_station_masters_are_never_spent(game: str) -> None:
    t = table(game).masters("sm_hazards", "sm_village", "", "", "").workers(0, cowboys=3)
    t.pending(TakeMaster(0, 0), TakeMaster(0, 1)).choose("master cowboy", "master cowboy")
    for _ in range(2):
        t.hand(0, "gray").set(0, money=0)
        income(t, 1).choose("income 1")
        assert (t.money(0), t.player(0).certificates) == (1 + 2 + 1, 0)


@both_editions
@proves("GWT-CERT-04")
def test_only_tiles_that_show_one_give_permanent_certificates(game: str) -> None:
    t = table(game).masters("sm_workers", "", "", "", "").workers(0, cowboys=2)
    t.pending(TakeMaster(0, 0)).choose("master cowboy").hand(0, "gray").set(0, money=0)
    income(t, 1).choose("income 0")
    assert (t.money(0), t.player(0).certificates) == (1, 1)


@both_editions
@pytest.mark.parametrize("used", [0, 1, 2, 3])
@proves("GWT-CERT-05")
def test_using_certificates_moves_the_marker_back(game: str, used: int) -> None:
    t = income(table(game).hand(0, "gray", "green"), 3)
    assert t.options() == ["income 0", "income 1", "income 2", "income 3"]
    t.choose(f"income {used}")
    assert (t.money(0), t.player(0).certificates) == (3 + used, 3 - used)


@both_editions
@proves("GWT-CERT-06")
def test_from_six_exactly_one_certificate_cannot_be_used(game: str) -> None:
    t = income(table(game).hand(0, "gray"), 6).expect_refusal("income 1", "GWT-CERT-06")
    assert t.options() == ["income 0", "income 2", "income 3", "income 4", "income 5", "income 6"]
    t.choose("income 2")
    assert (t.money(0), t.player(0).certificates) == (3, 4)
    assert income(table(game), 4).options() == [f"income {used}" for used in range(5)]
