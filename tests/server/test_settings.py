"""Settings of a host: options, variables, a file, and what is refused."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from tests.cli.running import trailhand
from tests.server.driving import free_port
from tests.server.hosting import hosted
from tests.server.test_thinking import until
from trailhand.server.configuration import Configuration, Rate
from trailhand.server.settings import KINDS, TYPES, configuration_of, settle


def written(folder: Path, text: str) -> Path:
    file = folder / "trailhand.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_an_option_wins_over_a_variable_that_over_the_file_and_that_over_the_default(
    tmp_path: Path,
) -> None:
    file = written(tmp_path, "port = 1001\nthinkers = 2\nbot_pause = 3\n")
    ran = trailhand(
        *("serve", "--print-config", "--config", str(file), "--port", "1003"),
        TRAILHAND_PORT="1002",
        TRAILHAND_THINKERS="4",
    )
    lines = dict(line.split(" = ", 1) for line in ran.out.splitlines() if " = " in line)
    assert lines["port"] == "1003  # --port"
    assert lines["thinkers"] == "4  # TRAILHAND_THINKERS"
    assert lines["bot_pause"] == f"3.0  # {file}"
    assert lines["host"] == '"127.0.0.1"  # default'


def test_what_is_printed_can_be_used_as_a_file(tmp_path: Path) -> None:
    first = trailhand("serve", "--print-config", TRAILHAND_NEW_TABLES="7,0.25")
    assert set(tomllib.loads(first.out)) == {each.name for each in fields(Configuration)}
    file = written(tmp_path, first.out)
    settled = settle({}, file, {})
    assert configuration_of(settled).new_tables == Rate(7, 0.25)
    again = trailhand("serve", "--print-config", TRAILHAND_CONFIG=str(file))
    assert tomllib.loads(again.out) == tomllib.loads(first.out)


def test_a_file_in_the_usual_place_is_found(tmp_path: Path) -> None:
    (tmp_path / "trailhand").mkdir()
    written(tmp_path / "trailhand", "port = 1001\n")
    ran = trailhand("serve", "--print-config", XDG_CONFIG_HOME=str(tmp_path))
    assert f"port = 1001  # {tmp_path}/trailhand/trailhand.toml" in ran.out


def test_a_server_runs_as_its_file_says(tmp_path: Path) -> None:
    port, elsewhere = free_port(), tmp_path / "elsewhere.sqlite3"
    text = f'port = {port}\ndatabase = "sqlite:///{elsewhere}"\nlog_format = "json"\n'
    file = written(tmp_path, text + "access_log = true\n")
    with hosted(tmp_path, TRAILHAND_CONFIG=str(file), TRAILHAND_PORT=str(port)) as server:
        assert httpx.get(f"http://127.0.0.1:{port}/api/health").status_code == 200
        until(lambda: server.lines())  # the line is written after the answer
        assert server.lines()[0]["message"] == "GET /api/health"
    validated = trailhand("validate", "--json", TRAILHAND_DATABASE=f"sqlite:///{elsewhere}")
    assert validated.json["games"] == 0


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 8421", "there is no setting 'prot'; is 'port' meant?"),
        ("[server]\nport = 1", "there is no setting 'server'"),
        ("port = 'x'", "port has to be a whole number, not 'x'"),
        ("port = true", "port has to be a whole number, not True"),
        ("port = 70000", "has to be from 1 to 65535, not 70000"),
        ("thinkers = 1.5", "thinkers has to be a whole number"),
        ("idle_seconds = -1", "has to be at least 0, not -1"),
        ("idle_seconds = nan", "has to be at least 0, not nan"),
        ("trust_proxy = 'yes'", "trust_proxy has to be true or false"),
        ("per_visitor = [1, 2]", "per_visitor has to be { burst = 120, per_second = 20 }"),
        ("per_visitor = { burst = -1, per_second = 2 }", "has to be at least 0"),
        ("log_format = 'xml'", "is one of plain, json, not 'xml'"),
        ("hint_budget = 'long'", "seconds a turn (2s)"),
        ("port =", "is no TOML file"),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = written(tmp_path, text)
    ran = trailhand("serve", "--config", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert str(file) in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        ("TRAILHAND_PROT", "1", "TRAILHAND_PROT is no setting; is 'TRAILHAND_PORT' meant?"),
        ("TRAILHAND_PORT", "x", "TRAILHAND_PORT has to be a whole number, not 'x'"),
        ("TRAILHAND_TRUST_PROXY", "maybe", "TRAILHAND_TRUST_PROXY has to be true or false"),
        ("TRAILHAND_MESSAGES", "3", "TRAILHAND_MESSAGES has to be"),
        ("TRAILHAND_CONFIG", "/nowhere/trailhand.toml", "/nowhere/trailhand.toml: No such file"),
    ],
)
def test_a_bad_variable_is_refused_with_a_sentence(
    variable: str, value: str, sentence: str
) -> None:
    ran = trailhand("serve", **{variable: value})
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err


def test_every_field_of_a_configuration_can_be_written_as_text() -> None:
    assert set(TYPES.values()) <= set(KINDS)
