"""`trailhand serve` and `trailhand validate`: the web table on this machine."""

from __future__ import annotations

import asyncio
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trailhand.terminal.arguments import JsonOption
from trailhand.terminal.console import Refusal, complain, out, print_json

if TYPE_CHECKING:  # a terminal game does without the server
    from trailhand.server.configuration import Configuration
    from trailhand.server.settings import Settings

DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", help="Address of the database; else a file in the data folder."),
]
ConfigOption = Annotated[
    Path | None, typer.Option("--config", help="A TOML file of settings; else the usual one.")
]
PortOption = Annotated[
    int | None, typer.Option(help="The port to listen on; else 8421.", min=1, max=65535)
]
HostOption = Annotated[str | None, typer.Option(help="The address to listen on; else 127.0.0.1.")]
OpenOption = Annotated[bool, typer.Option("--open", help="Open the page in a browser.")]
ProxyOption = Annotated[
    bool, typer.Option("--behind-proxy", help="An HTTPS proxy is in front: trust its headers.")
]
PublicOption = Annotated[
    str | None,
    typer.Option("--public-url", help="The address that people type: https://example.org."),
]
PauseOption = Annotated[
    float | None,
    typer.Option(help="Seconds between the choices of a bot; else 0.7.", min=0, max=60),
]
ThinkersOption = Annotated[
    int | None,
    typer.Option(help="Processes in which bots think; else one less than processors.", min=1),
]
LogFormatOption = Annotated[
    str | None, typer.Option(help="How lines of the log are written: plain or json.")
]
AccessLogOption = Annotated[
    bool, typer.Option("--access-log", help="Write a line for every request, too.")
]
MetricsOption = Annotated[
    int | None, typer.Option(help="Serve metrics for Prometheus on this port.", min=0, max=65535)
]
PrintOption = Annotated[
    bool, typer.Option("--print-config", help="Print all settings as TOML, and stop.")
]


def serve(
    port: PortOption = None,
    host: HostOption = None,
    database: DatabaseOption = None,
    open_page: OpenOption = False,
    behind_proxy: ProxyOption = False,
    public_url: PublicOption = None,
    bot_pause: PauseOption = None,
    thinkers: ThinkersOption = None,
    log_format: LogFormatOption = None,
    access_log: AccessLogOption = False,
    metrics_port: MetricsOption = None,
    config: ConfigOption = None,
    print_config: PrintOption = False,
) -> None:
    """Host tables for browsers; Ctrl-C stops the server."""
    from trailhand.server.settings import as_toml, configuration_of

    given = {
        "port": port,
        "host": host,
        "database": database,
        "public_url": public_url,
        "bot_pause": bot_pause,
        "thinkers": thinkers,
        "log_format": log_format,
        "access_log": access_log or None,
        "metrics_port": metrics_port,
    }
    proxied = {"trust_proxy": "--behind-proxy"}
    if not public_url:  # which says itself whether it is https
        proxied["secure_cookies"] = "--behind-proxy"
    settled = settle_all(given, proxied if behind_proxy else {}, config)
    if print_config:
        print(as_toml(settled), end="")
        return
    host_tables(configuration_of(settled), open_page)


def settle_all(
    given: Mapping[str, object], flags: Mapping[str, str], config: Path | None
) -> Settings:
    """All settings, with the options that were given before anything else."""
    from trailhand.server.settings import BadSetting, Setting, settle

    options = {
        name: Setting(value, f"--{name.replace('_', '-')}")
        for name, value in given.items()
        if value is not None
    }
    options |= {name: Setting(True, flag) for name, flag in flags.items()}
    try:
        return settle(options, config)
    except BadSetting as problem:
        raise Refusal(str(problem)) from None


def host_tables(configuration: Configuration, open_page: bool) -> None:
    """Serve until somebody says stop."""
    from trailhand.server.run import listen_at
    from trailhand.server.run import serve as run

    host, port, metrics_port = configuration.host, configuration.port, configuration.metrics_port
    if metrics_port:
        with one_sentence():
            for tried in listen_at(configuration.metrics_host, metrics_port, "--metrics-port"):
                tried.close()
    here = f"http://{host}:{port}"

    def ready() -> None:
        address = f"{configuration.public_url or here}/"
        print(f"Trailhand is at {address} (Ctrl-C stops it)", flush=True)
        if open_page:
            webbrowser.open(f"{here}/")

    with one_sentence():
        asyncio.run(run(configuration, host, port, ready))


def database_address(database: str | None, config: Path | None = None) -> str:
    """The address of the database that a server with the same settings has."""
    return str(settle_all({"database": database}, {}, config)["database"].value)


def validate(database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Check the database and replay every stored game; exit 1 if one differs or is damaged."""
    from trailhand.server.keeping.opening import open_to_read
    from trailhand.server.keeping.validate import check_all

    with one_sentence():
        engine, damage = open_to_read(database_address(database))
    games, found = check_all(engine)
    engine.dispose()
    if as_json:
        differences = [each._asdict() for each in found]
        print_json({"games": games, "differences": differences, "damage": damage})
    else:
        for line in damage:
            print(f"the database is damaged: {line}")
        for each in found:
            print(f"{each.table_id}: choice {each.number}: {each.problem}")
        out().print(f"{games} games replayed, {len(found)} differ.")
    if found or damage:
        raise typer.Exit(1)


@contextmanager
def one_sentence() -> Iterator[None]:
    """Why a server cannot start, on stderr, and exit code 1."""
    from trailhand.server.configuration import CannotStart

    try:
        yield
    except CannotStart as reason:
        complain(str(reason))
        raise typer.Exit(1) from None
