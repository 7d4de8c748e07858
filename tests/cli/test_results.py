"""Results as files: `trailhand simulate --out`, `trailhand arena`, their plots and their errors."""

from __future__ import annotations

import json
import re
from pathlib import Path
from unittest import mock

import polars as pl
import pytest

import trailhand as th
from tests.cli.running import expect_refusal, trailhand
from tests.lab.contests import invite
from trailhand.lab.frames import read

ONE_JOB = ("--jobs", "1", "--json")
CLOCK = ("seconds", "slowest_turn")
PNG = b"\x89PNG"


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.parquet"


# -- simulate -------------------------------------------------------------------------------


def test_every_game_and_seat_is_a_row_that_agrees_with_the_summary(file: Path) -> None:
    bots = ("--seats", "3", "--bots", "random,first", "--games", "6", "--seed", "3")
    result = trailhand("simulate", "gwt2", *bots, "--out", str(file), *ONE_JOB).json
    assert list(result) == ["games", "games_per_s", "decisions_per_game", "bots"]
    frame = pl.read_parquet(file)
    assert len(frame) == 18
    assert frame["number"].to_list() == [n for n in range(6) for _ in range(3)]
    by_game = frame.group_by("number").agg(pl.col("won").sum(), pl.col("decisions").first())
    assert by_game["won"].to_list() == pytest.approx([1] * 6)
    assert by_game["decisions"].mean() == pytest.approx(result["decisions_per_game"])
    for name, bot in result["bots"].items():
        rows = frame.filter(pl.col("bot") == name)
        assert rows["total"].mean() == pytest.approx(bot["mean"])
        assert rows["total"].std() == pytest.approx(bot["sd"])
        assert rows["won"].sum() == pytest.approx(bot["wins"])
        for category, mean in bot["categories"].items():
            assert rows[f"points_{category}"].mean() == pytest.approx(mean)
    points = pl.sum_horizontal(pl.col(f"points_{name}") for name in bot["categories"])
    assert frame.select((points == pl.col("total")).all()).item()


def test_a_file_changes_nothing_about_the_result(file: Path) -> None:
    command = ("simulate", "gwt1", "--games", "5", "--seed", "2", *ONE_JOB)
    plain, kept = trailhand(*command).json, trailhand(*command, "--out", str(file)).json
    assert plain | {"games_per_s": 0} == kept | {"games_per_s": 0}


def test_the_rows_are_the_same_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    frames = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.parquet"
        command = ("simulate", "gwt2", "--games", "60", "--jobs", jobs, "--out", str(path))
        assert trailhand(*command).code == 0
        frames.append(pl.read_parquet(path).drop(CLOCK))
    assert frames[0].equals(frames[1])


def test_a_row_tells_seat_opening_workers_and_buildings(file: Path) -> None:
    command = ("simulate", "gwt2", "--bots", "first", "--games", "4", "--options", "sides=b")
    trailhand(*command, "--out", str(file), *ONE_JOB)
    frame, about = read(file)
    assert about.command == (
        "trailhand simulate gwt2 --seats 2 --bots first --games 4 --seed 0 --options sides=b"
    )
    for row in frame.iter_rows(named=True):
        assert json.loads(row["options"])["preset"] == "standard"
        assert set(row["sides"]) == {"b"}
        assert row["first_location"] in "ABCDEFG"
        assert len(row["opening"].split(" / ")) == 4
        assert all(building.endswith("b") for building in row["buildings"])
        for kind in ("cowboys", "builders", "engineers"):
            assert row[f"hired_{kind}"] == max(0, row[kind] - 1)
        assert row["first_hired"] in ("", "cowboy", "builder", "engineer")
        if row["hired_cowboys"] + row["hired_builders"] + row["hired_engineers"]:
            assert row["first_hired"]
    assert frame.select(pl.col("start_order").sort().over("number")).to_series().to_list() == (
        [1, 2] * 4
    )


def test_the_seed_of_a_row_deals_its_game_again(file: Path) -> None:
    trailhand("simulate", "gwt2", "--bots", "first", "--games", "2", "--out", str(file), *ONE_JOB)
    rows = pl.read_parquet(file).filter(pl.col("number") == 1)
    match = th.new("gwt2", seats=2, seed=int(rows["seed"][0]))
    while match.decision:
        match.play(0)
    assert [entry["total"] for entry in match.scores()] == rows["total"].to_list()


# -- arena ----------------------------------------------------------------------------------


def test_an_arena_prints_one_object_and_keeps_its_games(file: Path) -> None:
    command = ("arena", "gwt2", "--bots", "random,first", "--games", "6", "--seed", "1")
    result = trailhand(*command, "--out", str(file), *ONE_JOB).json
    assert (result["game"], result["seats"], result["games"], result["deals"]) == ("gwt2", 2, 6, 3)
    assert result["command"] == (
        "trailhand arena gwt2 --seats 2 --bots random,first --games 6 --seed 1"
    )
    for bot in result["bots"].values():
        assert bot["low"] < bot["elo"] < bot["high"]
    frame, about = read(file)
    assert (about.kind, about.command) == ("arena", result["command"])
    assert len(frame) == 12
    assert frame["deal"].unique().to_list() == [0, 1, 2]


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_the_ratings_are_drawn(tmp_path: Path, ending: str) -> None:
    picture = tmp_path / f"ratings.{ending}"
    command = ("arena", "gwt2", "--bots", "random,first", "--games", "2", "--plot", str(picture))
    assert trailhand(*command, *ONE_JOB).code == 0
    if ending == "png":
        assert picture.read_bytes().startswith(PNG)
    else:
        assert "first" in picture.read_text("utf-8")


def test_people_read_tables() -> None:
    ran = trailhand("arena", "gwt2", "--bots", "random,first", "--games", "4", "--jobs", "1")
    assert ran.code == 0
    assert re.search(r"first +│ random +│ +4 │ +100.0 │ 51.0.100.0", ran.out), ran.out
    assert "4/4" in ran.err
    assert max(len(line) for line in ran.out.splitlines()) <= 80


# -- wrong input ----------------------------------------------------------------------------

WRONG = [
    ("simulate gwt2 --out games.csv", "--out writes .parquet files; 'games.csv' is not one"),
    ("simulate gwt2 --out nowhere/games.parquet", "there is no folder nowhere"),
    ("arena gwt2", "--bots"),
    ("arena gwt2 --bots random", "at least two bots"),
    ("arena gwt2 --bots random,random", "named twice"),
    ("arena gwt2 --bots random,deep", "unknown bot 'deep'; the bots are: random"),
    ("arena gwt2 --bots random,first --games 0", "1 or more, not 0"),
    ("arena gwt2 --bots random,first --seats 5", "2, 3, 4 seats, not 5"),
    ("arena gwt2 --bots random,first --jobs -1", "jobs"),
    ("arena gwt2 --bots random,first --plot ratings.pdf", "--plot writes .svg or .png files"),
    ("arena chess --bots random,first", "the games are: gwt1, gwt2"),
    ("arena gwt2 --bots random,first --options ships=1", "no option 'ships'"),
    ("lab gwt2 --out report.pdf", "--out writes .html files"),
    ("lab gwt2 --out nowhere/report.html", "there is no folder nowhere"),
    ("lab gwt2 --games 0", "1 or more, not 0"),
    ("lab gwt2 --bots deep", "unknown bot 'deep'"),
    ("lab gwt2 --from nowhere.parquet", "nowhere.parquet: No such file"),
    ("lab chess", "the games are: gwt1, gwt2"),
]


@pytest.mark.parametrize(("line", "sentence"), WRONG, ids=[line for line, _ in WRONG])
def test_wrong_input_is_answered_with_one_sentence(line: str, sentence: str) -> None:
    expect_refusal(line, sentence)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    folder = tmp_path / "x.parquet"
    folder.mkdir()
    ran = trailhand("simulate", "gwt2", "--out", str(folder))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "is a folder" in ran.err


def test_a_file_that_is_no_result_is_refused(tmp_path: Path) -> None:
    text, other = tmp_path / "text.parquet", tmp_path / "other.parquet"
    text.write_text("hello")
    pl.DataFrame({"game": ["gwt2"]}).write_parquet(other)
    for path, sentence in ((text, "is not a Parquet file of results"), (other, "has no column")):
        ran = trailhand("lab", "gwt2", "--from", str(path))
        assert (ran.code, ran.err.count("\n")) == (2, 1)
        assert sentence in ran.err


def test_without_the_packages_of_the_lab_it_says_what_to_install() -> None:
    with mock.patch("trailhand.lab.extra.find_spec", return_value=None):
        for line in ("arena gwt2 --bots random,first", "lab gwt2", "simulate gwt2 --out x.parquet"):
            ran = trailhand(*line.split())
            assert ran.code == 2
            assert "pip install 'trailhand[lab]'" in ran.err
        assert trailhand("simulate", "gwt2", "--games", "1", *ONE_JOB).code == 0
