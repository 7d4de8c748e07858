"""The server tells that `./play` compiles the rules, and that the next start will be faster."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from tests.server.driving import Visitor
from tests.server.hosting import hosted
from trailhand.server.watch.compiling import SOON, news


def test_while_the_rules_are_compiled_and_when_they_are(tmp_path: Path) -> None:
    package, lock = tmp_path / "package", tmp_path / "making.lock"
    soon = {SOON: os.pathsep.join([str(package), str(lock)])}
    assert news({}) is None
    assert news(soon) is None
    with lock.open("w") as maker:
        assert news(soon) is None  # nobody makes it
        fcntl.flock(maker, fcntl.LOCK_EX)
        said = news(soon)
        assert said is not None
        assert said.id == "server-compiling"
    assert news(soon) is None  # the maker was killed
    package.mkdir()
    said = news(soon)
    assert said is not None
    assert said.id == "server-compiled"


def test_the_lobby_has_the_news_in_both_languages(tmp_path: Path) -> None:
    package = tmp_path / "package"
    with hosted(tmp_path, **{SOON: os.pathsep.join([str(package), str(tmp_path)])}) as server:
        visitor = Visitor(server)
        assert visitor.get("/api/tables")["news"] == ""
        package.mkdir()
        assert "start Trailhand again" in visitor.get("/api/tables", lang="en")["news"]
        assert "redémarrez Trailhand" in visitor.get("/api/tables", lang="fr")["news"]
