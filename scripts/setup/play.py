"""`./play`: set up what a command needs, as little as it can wait for, and become it.

The table opens as soon as its packages and the page are there, and runs the sources. Meanwhile the
compiled package is made in the background; the next start uses it. What takes long (simulations,
training) waits for it.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from scripts.setup.environment import Environment
from scripts.setup.locks import lock_for, use
from scripts.setup.machine import can_compile
from scripts.setup.package import (
    FAILED,
    LOG,
    MAKING,
    begin_making,
    make,
    package_folder,
    rules_are_there,
    stop_maker,
    tries,
)
from scripts.setup.page import fresh_page, is_fresh
from scripts.setup.places import SOURCES, Trouble, clean, say

LAB = ("arena", "lab", "train", "tune", "outlook")
LONG = (*LAB, "simulate", "bench")
COMMANDS = (
    *("play", "sam", "sue", "games", "serve", "validate", "backup", "restore", "tables"),
    *("replay", "rules", "check", *LONG),
)
SOON = "TRAILHAND_SOON"


def play(arguments: list[str]) -> int:
    """Set up, and become `trailhand`."""
    plain = arguments[:1] == ["--source"]
    command = command_of(arguments[plain:])
    environment = Environment(".venv")
    folder = None if plain else package_folder()
    there = folder is not None and folder.is_dir()
    prepare(environment, page=command[0] == "serve" and not plain and not there)
    if wants_lab(command):
        add_lab(environment)
    environment.use()
    variables = clean()
    if folder is not None and not there:
        there = compile_now_or_later(environment, command[0])
        variables[SOON] = os.pathsep.join([str(folder), str(lock_for(MAKING))])
    run(environment, folder if there and folder else SOURCES, command, variables)
    return 0


def command_of(arguments: list[str]) -> list[str]:
    """What `trailhand` is asked: nothing opens the page, the name of a game plays it here."""
    if not arguments:
        return ["serve", "--open"]
    return arguments if arguments[0] in COMMANDS else ["play", *arguments]


def wants_lab(command: list[str]) -> bool:
    """Whether a command needs the packages of the lab."""
    files = any(each.split("=")[0] == "--out" for each in command)
    return command[0] in LAB or (command[0] == "simulate" and files)


def prepare(environment: Environment, page: bool) -> None:
    """Packages and page, side by side."""
    packages = not environment.has("run.lock")
    page = page and not is_fresh()
    if packages:
        stop_maker()  # it uses what may have to go
        say("Setting up Trailhand (the first time, this takes about a minute)...")
    elif page:
        say("Building the page...")
    with ThreadPoolExecutor(2) as helpers:
        built = helpers.submit(fresh_page) if page else None
        if packages:
            helpers.submit(environment.prepare, "run.lock").result()
        if built is not None:
            built.result()


def add_lab(environment: Environment) -> None:
    """Add the packages of the lab."""
    if not environment.has("lab.lock"):
        say("Installing the packages of the lab (the first time, about 100 MB)...")
        environment.add("lab.lock")


def compile_now_or_later(environment: Environment, command: str) -> bool:
    """Make the compiled package, or have it made; whether it is there now."""
    if not can_compile():
        say("Running uncompiled: it plays the same, but slower. (For full speed, install a")
        say("C compiler and Python's headers: apt install gcc python3-dev)")
        return False
    if tries(package_folder()) == 0 and (command in LONG or rules_are_there()):
        return compile_now(environment)
    if begin_making():
        say("The rules are being compiled in the background; from the next start on, it is faster.")
    else:
        say(f"Running uncompiled, because compiling failed (see {LOG}; remove {FAILED} to retry).")
    return False


def compile_now(environment: Environment) -> bool:
    """Make the compiled package, while everybody waits."""
    say("Compiling the rules (this takes a few minutes after a change of the rules)...")
    try:
        make(environment)
    except Trouble as problem:
        say(f"{problem}\nGoing on uncompiled.")
        return False
    return True


def run(
    environment: Environment, package: Path, command: list[str], variables: dict[str, str]
) -> None:
    """Become `trailhand`, with the package that is in this folder."""
    if package != SOURCES:
        use(package)
    environment.point_at(package)
    program = [str(environment.python), "-P", "-m", "trailhand.cli", *command]
    os.execve(program[0], program, variables | {"PYTHONPATH": str(package)})
