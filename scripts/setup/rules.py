"""The compiled rules: `core`, `games` and `bots` as C extensions, made by mypyc.

Left uncompiled: `__init__.py` files without code, and any module with the line `# mypyc: skip`
among its first lines. `TRAILHAND_JOBS` sets how many C files are compiled at a time.

The C compiler takes nearly all of the time. What it made is kept with a hash of what it was made
from, so that a build that was interrupted goes on where it stopped.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from scripts.setup.locks import alone, put, tidy
from scripts.setup.places import BUILD, PACKAGE, ROOT, fingerprint

COMPILED_PACKAGES = ("core", "games", "bots")
SKIP_MARK = "# mypyc: skip"
SKIP_MARK_WITHIN = 20  # lines
SHELF = BUILD / "rules"
WORK = BUILD / "mypyc"
OPTIMIZE = "3"  # 2 to 5 % faster than 1 (benchmarks/RESULTS.md)


def rules_fingerprint() -> str:
    """One hash over all that the compiled rules depend on."""
    here = (
        sys.version,
        sys.platform,
        str(sysconfig.get_config_var("EXT_SUFFIX")),
        str(sysconfig.get_path("include")),
        os.environ.get("CC", ""),
        os.environ.get("CFLAGS", ""),
    )
    sources = [
        path for name in COMPILED_PACKAGES for path in sorted((PACKAGE / name).rglob("*.py"))
    ]
    tools = [Path(__file__), ROOT / "requirements" / "build.lock"]
    return fingerprint(" ".join(here), [*tools, *sources])


def modules_of_rules() -> list[Path]:
    """All modules of the rules, whether they are compiled or not."""
    return [path for name in COMPILED_PACKAGES for path in sorted((PACKAGE / name).rglob("*.py"))]


def rules_folder() -> Path:
    """Where the compiled rules of these sources are, or will be."""
    return SHELF / rules_fingerprint()


def compiled_rules() -> dict[str, str]:
    """Compile the rules, if they are not there yet; each file with its place in the wheel."""
    modules = modules_to_compile()
    if not modules:
        return {}
    with alone("rules"):
        folder = rules_folder()
        if not folder.is_dir():
            compile_modules(modules, WORK)
            put(WORK / "lib", folder)
            tidy(SHELF)
    built = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {str(path): path.relative_to(folder).as_posix() for path in built}


# -- what is compiled ---------------------------------------------------------------------


def modules_to_compile() -> list[str]:
    """The paths of all modules that want to be compiled, relative to the project."""
    found = (path for path in modules_of_rules() if wanted(path))
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def wanted(path: Path) -> bool:
    """Whether a module wants to be compiled."""
    source = path.read_text(encoding="utf-8")
    if path.name == "__init__.py" and says_nothing(source):
        return False
    return SKIP_MARK not in (line.strip() for line in source.splitlines()[:SKIP_MARK_WITHIN])


def says_nothing(source: str) -> bool:
    """Whether a module has no code."""
    return all(
        isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        for statement in ast.parse(source).body
    )


# -- compiling ----------------------------------------------------------------------------


def compile_modules(modules: list[str], work: Path) -> None:
    """Compile modules below `work`; the extensions are in its folder `lib` then."""
    from mypyc.build import mypycify

    setuptools: Any = import_module("setuptools")
    build_ext: Any = import_module("setuptools.command.build_ext")
    shutil.rmtree(work / "lib", ignore_errors=True)
    extensions = mypycify(
        modules,
        opt_level=OPTIMIZE,
        debug_level="0",
        multi_file=True,  # one C file per module, so that they compile side by side
        target_dir=str(work / "c"),
        group_name="trailhand",
    )
    distribution = setuptools.Distribution({"name": "trailhand", "ext_modules": extensions})
    command = build_ext.build_ext(distribution)
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.force = True  # whether something has changed is our own business
    command.ensure_finalized()
    build_extensions = command.build_extensions

    def side_by_side() -> None:
        command.compiler.compile = each_once(command.compiler, work / "c")
        build_extensions()

    command.build_extensions = side_by_side
    command.run()


def each_once(compiler: Any, headers: Path) -> Callable[..., list[str]]:
    """How a compiler compiles C files: side by side, and only those that have changed."""
    in_turn = compiler.compile
    jobs = int(os.environ.get("TRAILHAND_JOBS") or os.cpu_count() or 1)
    common = hashlib.sha256(repr(getattr(compiler, "compiler_so", "")).encode())
    for header in sorted(headers.rglob("*.h")):
        common.update(header.read_bytes())

    def compile_all(sources: list[str], **options: Any) -> list[str]:
        known = common.copy()
        known.update(repr(sorted(options.items(), key=str)).encode())
        folder = Path(options["output_dir"])

        def compile_one(source: str) -> list[str]:
            make = partial(in_turn, [source], **options)
            return once(Path(source), known.hexdigest(), folder, make)

        with ThreadPoolExecutor(jobs) as pool:
            return [name for names in pool.map(compile_one, sources) for name in names]

    return compile_all


def once(source: Path, known: str, folder: Path, make: Callable[[], list[str]]) -> list[str]:
    """Compile a C file, unless its objects are there already from the very same text."""
    note = folder / "once" / hashlib.sha256(str(source).encode()).hexdigest()[:20]
    identity = hashlib.sha256(known.encode() + source.read_bytes()).hexdigest()
    if note.is_file():
        said, *objects = note.read_text(encoding="utf-8").splitlines()
        if said == identity and objects and all(Path(each).is_file() for each in objects):
            return objects
    note.unlink(missing_ok=True)  # what is made now is not whole before the note is there
    objects = make()
    note.parent.mkdir(parents=True, exist_ok=True)
    note.write_text("\n".join([identity, *objects]), encoding="utf-8")
    return objects
