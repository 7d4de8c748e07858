"""`trailhand serve` and `trailhand validate`: the web table on this machine."""

from __future__ import annotations

import asyncio
import webbrowser
from typing import Annotated

import typer

from trailhand.terminal.arguments import JsonOption
from trailhand.terminal.console import Refusal, out, print_json

DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", help="Address of the database; else a file in the data folder."),
]


def serve(
    port: Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)] = 8421,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    database: DatabaseOption = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    behind_proxy: Annotated[
        bool,
        typer.Option("--behind-proxy", help="An HTTPS proxy is in front: trust its headers."),
    ] = False,
    bot_pause: Annotated[
        float, typer.Option(help="Seconds between the choices of a bot.", min=0, max=60)
    ] = 0.7,
    thinkers: Annotated[
        int | None,
        typer.Option(help="Processes in which bots think; else one less than processors.", min=1),
    ] = None,
) -> None:
    """Host tables for browsers; Ctrl-C stops the server."""
    from trailhand.server.run import port_is_free
    from trailhand.server.run import serve as run
    from trailhand.server.settings import THINKERS, Settings, default_database

    if not port_is_free(host, port):
        raise Refusal(f"port {port} is taken; choose another one with --port")
    settings = Settings(
        database or default_database(),
        bot_pause=bot_pause,
        thinkers=thinkers or THINKERS,
        trust_proxy=behind_proxy,
        secure_cookies=behind_proxy,
    )
    address = f"http://{host}:{port}/"

    def ready() -> None:
        print(f"Trailhand is at {address} (Ctrl-C stops it)", flush=True)
        if open_page:
            webbrowser.open(address)

    asyncio.run(run(settings, host, port, ready))


def validate(database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Replay every stored game against this build; exit 1 if one differs."""
    from trailhand.server.settings import default_database
    from trailhand.server.store import connect, migrate
    from trailhand.server.validate import check, table_ids

    engine = connect(database or default_database())
    migrate(engine)
    with engine.connect() as connection:
        ids = table_ids(connection)
        found = [each for each in (check(connection, table_id) for table_id in ids) if each]
    engine.dispose()
    if as_json:
        print_json({"games": len(ids), "differences": [each._asdict() for each in found]})
    else:
        for each in found:
            print(f"{each.table_id}: choice {each.number}: {each.problem}")
        out().print(f"{len(ids)} games replayed, {len(found)} differ.")
    if found:
        raise typer.Exit(1)
