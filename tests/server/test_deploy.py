"""The files in deploy/: what they name is there, and what they run can be run."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.running import trailhand
from tests.server.driving import ROOT
from tests.server.hosting import hosted
from trailhand.server.settings import OTHER_VARIABLES, from_environment

DEPLOY = ROOT / "deploy"


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile, instruction by instruction."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    parts = [line.partition(" ") for line in joined.split("\n")]
    return [(name, rest.strip()) for name, _, rest in parts]


def copied() -> list[Path]:
    """What the image takes from the checkout."""
    parts = [shlex.split(rest) for name, rest in instructions() if name == "COPY"]
    return [Path(each) for line in parts if not line[0].startswith("--") for each in line[:-1]]


def commands() -> list[list[str]]:
    """All commands of the RUN steps."""
    runs = [rest for name, rest in instructions() if name == "RUN"]
    return [shlex.split(each) for run in runs for each in run.split("&&")]


def python_with_pip() -> str:
    """Ours, or the one it was made from: our environments do without a pip of their own."""
    ours = (sys.executable, getattr(sys, "_base_executable", sys.executable))
    asked = ((each, subprocess.run([each, "-m", "pip", "--version"])) for each in ours)
    return next(python for python, ran in asked if ran.returncode == 0)


def variables(text: str) -> dict[str, str]:
    """The variables that are set in a file."""
    return dict(re.findall(r"\b(TRAILHAND_[A-Z_]+)=(\S+)", text))


def test_the_image_copies_what_is_there_and_ignores_none_of_it() -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    for path in copied():
        assert (ROOT / path).exists(), path
        assert f"!{path}" in ignored


def test_what_the_image_copies_is_enough_to_build_from(tmp_path: Path) -> None:
    for path in copied():
        target = tmp_path / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / path).is_dir():
            shutil.copytree(
                ROOT / path,
                target,
                ignore=shutil.ignore_patterns("__pycache__", "node_modules", "static", "*.so"),
            )
        else:
            shutil.copy(ROOT / path, target)
    read = (
        "from hatchling.metadata.core import ProjectMetadata as M; "
        "from hatchling.plugin.manager import PluginManager; "
        "m = M('.', PluginManager()); m.validate_fields(); print(m.core.name, m.core.version); "
        "import hatch_build; from scripts.setup.rules import modules_to_compile; "
        "print(len(modules_to_compile()))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", read], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    name, modules = ran.stdout.splitlines()
    assert name.startswith("trailhand ")
    assert int(modules) > 50


def test_the_image_runs_known_commands_as_nobody_in_particular() -> None:
    programs = {Path(each[0]).name for each in commands()}
    assert programs == {"apt-get", "rm", "python", "pip", "useradd"}
    for each in commands():
        if Path(each[0]).name == "pip":
            asked = [python_with_pip(), "-m", "pip", each[1], "--help"]
            known = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
            for option in each[2:]:
                assert not option.startswith("--") or option in known
    names = [name for name, _ in instructions()]
    assert names.count("FROM") == 2
    last = len(names) - 1 - names[::-1].index("FROM")
    assert names.index("USER") > last
    assert "HEALTHCHECK" in names[last:]
    assert dict(instructions())["USER"] == "trailhand"


@pytest.mark.parametrize("name", ["Dockerfile", "trailhand.service"])
def test_variables_are_settings(name: str) -> None:
    found = variables((DEPLOY / name).read_text(encoding="utf-8"))
    assert len(found) >= 2
    assert from_environment(found)
    assert not set(found) & OTHER_VARIABLES


def test_the_image_serves_and_its_health_check_knows(tmp_path: Path) -> None:
    command = json.loads(dict(instructions())["CMD"])
    assert command == ["trailhand", "serve"]
    check = json.loads(dict(instructions())["HEALTHCHECK"].partition("CMD ")[2])
    assert check[0] == "python"
    with hosted(tmp_path, TRAILHAND_LOG_FORMAT="json") as server:
        here = check[2].replace("127.0.0.1:8421", f"127.0.0.1:{server.port}")
        assert here != check[2]
        assert subprocess.run([sys.executable, "-c", here]).returncode == 0
    ran = subprocess.run([sys.executable, "-c", here], capture_output=True)
    assert ran.returncode != 0


def test_the_unit_starts_what_there_is() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "trailhand.service")
    program, *options = shlex.split(unit["Service"]["ExecStart"])
    assert program == "/opt/trailhand/bin/trailhand"
    assert trailhand(*options, "--print-config").code == 0
    for name in ("NoNewPrivileges", "PrivateTmp", "ProtectHome", "DynamicUser"):
        assert unit["Service"][name] == "yes"
    assert unit["Service"]["ProtectSystem"] == "strict"


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_leads_to_the_server_and_lets_nobody_forge_an_address(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    assert "127.0.0.1:8421" in text
    assert re.search(r"X-Forwarded-For (\{remote_host\}|\$remote_addr)", text)


def test_health_is_where_the_proxies_look(tmp_path: Path) -> None:
    path = re.search(r"health_uri (\S+)", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    assert path is not None
    with hosted(tmp_path) as server:
        assert httpx.get(server.url + path[1]).status_code == 200
