"""`./play` from an empty folder, a second time, two at once, and after all that can go wrong."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.house.small_checkout import PATIENCE, Checkout


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "checkout")


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_the_first_start_runs_the_sources_and_the_second_what_was_compiled_meanwhile(
    checkout: Checkout,
) -> None:
    said = checkout.expect("sources", "serve", "--port", "1")
    assert "compiled in the background" in said
    assert checkout.finish_making() == 0
    assert (checkout.folder / "src/trailhand/server/static/index.html").read_text() == "a page\n"
    assert checkout.calls() == ["ci --omit=dev", "run build"]
    installed = (checkout.folder / "build" / "setup.venv.log").read_text()

    assert checkout.expect("compiled", "serve") == ""
    assert checkout.calls() == ["ci --omit=dev", "run build"]
    assert (checkout.folder / "build" / "setup.venv.log").read_text() == installed
    assert list((checkout.folder / ".venv").rglob("pebble"))


def test_nothing_opens_the_page_and_the_name_of_a_game_plays_it_without_one(
    checkout: Checkout,
) -> None:
    assert "running sources play gwt2 --seats 3" in checkout.play("gwt2", "--seats", "3")[1]
    assert "running sources serve --open" in checkout.play()[1]
    assert "running sources play gwt2" in checkout.play("--source", "gwt2")[1]


def test_what_takes_long_waits_for_the_compiled_rules(checkout: Checkout) -> None:
    checkout.expect("compiled", "bench")


def test_a_change_of_the_sources_is_run_at_once_and_compiled_again(checkout: Checkout) -> None:
    checkout.expect("compiled", "bench")
    checkout.write("src/trailhand/__init__.py", "KIND = 'changed'\n")
    checkout.expect("changed", "games")
    assert checkout.finish_making() == 0
    assert len(list((checkout.folder / "build" / "packages").glob("*/trailhand"))) == 2


def spoil_environment(folder: Path) -> None:
    shutil.rmtree(folder / ".venv" / "lib")
    (folder / ".venv" / "run.lock.stamp").unlink()


def spoil_python(folder: Path) -> None:
    (folder / ".venv" / "bin" / "python").unlink()
    (folder / "build" / "python").write_text("/nowhere/python\n")


def spoil_page(folder: Path) -> None:
    shutil.rmtree(folder / "src" / "trailhand" / "server" / "static")
    (folder / "build" / "page-making").mkdir()
    (folder / "web" / "node_modules" / ".trailhand").unlink()


def spoil_package(folder: Path) -> None:
    """It was interrupted while it was unpacked."""
    shutil.rmtree(folder / "build" / "packages")
    (folder / "build" / "package-making" / "trailhand").mkdir(parents=True)
    (folder / "build" / "maker.pid").write_text("1 gone")


@pytest.mark.parametrize(
    "spoil", [spoil_environment, spoil_python, spoil_page, spoil_package], ids=lambda f: f.__name__
)
def test_a_half_made_checkout_mends_itself(
    checkout: Checkout, spoil: Callable[[Path], None]
) -> None:
    checkout.expect("sources", "serve")
    assert checkout.finish_making() == 0
    spoil(checkout.folder)
    assert checkout.play("serve")[0] == 0
    assert checkout.finish_making() == 0
    checkout.expect("compiled", "serve")
    assert list((checkout.folder / ".venv").rglob("pebble"))


def test_packages_that_cannot_be_installed_are_told_and_tried_again(checkout: Checkout) -> None:
    good = (checkout.folder / "requirements" / "run.lock").read_text()
    checkout.write("requirements/run.lock", good.replace("sha256:", "sha256:0000"))
    code, out, err = checkout.play("games")
    assert (code, out) == (1, "")
    assert "Could not install packages." in err
    assert "Traceback" not in err.split("The end of")[0]
    checkout.write("requirements/run.lock", good)
    checkout.expect("sources", "games")


def test_ctrl_c_while_the_page_is_built_ends_at_once_and_the_next_start_goes_on(
    checkout: Checkout,
) -> None:
    os.mkfifo(checkout.folder / "never")
    slow = checkout.write("web/src/slow", "")
    process = checkout.start("serve")
    eventually(lambda: "run build" in checkout.calls())
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Stopped." in err
    assert "Traceback" not in err
    slow.unlink()
    checkout.expect("sources", "serve")


def test_two_at_once_set_up_once(checkout: Checkout) -> None:
    both = [checkout.start("serve"), checkout.start("serve")]
    for process in both:
        out, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, err
        assert "running" in out
    assert checkout.finish_making() == 0
    assert checkout.calls() == ["ci --omit=dev", "run build"]
    log = (checkout.folder / "build" / "setup.venv.log").read_text()
    assert log.count("-m venv") == 1
    assert log.count("Installing collected packages: pebble") == 1


def test_the_packages_of_a_running_server_stay_until_it_has_ended(checkout: Checkout) -> None:
    server = checkout.start("serve", "wait")
    assert server.stdout is not None
    assert "running" in server.stdout.readline()
    assert checkout.finish_making() == 0
    checkout.lock("run.lock", pebble="", stone="")
    code, _, err = checkout.play("games")
    assert code == 1
    assert "still running" in err
    assert list((checkout.folder / ".venv").rglob("pebble"))
    server.communicate("", timeout=PATIENCE)
    assert server.returncode == 0
    checkout.expect("compiled", "games")
    assert list((checkout.folder / ".venv").rglob("stone"))


def test_what_cannot_be_compiled_is_tried_three_times_and_played_nevertheless(
    checkout: Checkout,
) -> None:
    broken = checkout.write("src/trailhand/broken", "")
    for _ in range(3):
        checkout.expect("sources", "games")
        checkout.finish_making()
    assert "Running uncompiled, because compiling failed" in checkout.expect("sources", "games")
    broken.unlink()
    checkout.expect("sources", "games")
    assert checkout.finish_making() == 0
    checkout.expect("compiled", "games")


def test_without_a_compiler_everything_runs_uncompiled(checkout: Checkout) -> None:
    (checkout.folder / "programs" / "compiler").unlink()
    assert "install a" in checkout.expect("sources", "games")
    assert not (checkout.folder / "build" / "maker.log").exists()


def test_whoever_compiles_older_sources_makes_way(checkout: Checkout) -> None:
    os.mkfifo(checkout.folder / "never")
    slow = checkout.write("src/trailhand/slow", "")
    checkout.expect("sources", "games")
    making = checkout.folder / "build" / "making.lock"
    note = checkout.folder / "build" / "maker.pid"
    eventually(lambda: note.exists() and note.read_text() != "")
    slow.unlink()
    checkout.expect("sources", "games")
    assert checkout.finish_making() == 0
    with making.open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # nobody is left
    checkout.expect("compiled", "games")
