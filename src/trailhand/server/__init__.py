"""The web table: lobby, seats, play, live views and persistence over HTTP and WebSocket.

A reading order, from what a table is to the door; a room imports only from those before it:

1. `configuration`: how one server runs. `settings`: where a host says so.
2. `contract`: what page and server say to each other: commands, answers, problems.
   `watch`: logs and metrics, for the host.
3. `table`: a table in memory: its seats, its match, how far a turn can be taken back.
4. `keeping`: tables on disk. `lessons`: a first game, taught.
5. `house`: what runs in one server process: the store and the tables that are open.
6. `seen`: what is shown of a table, and to whom.
7. `changes`: everything that people do to a table, each change through `changes.command`.
8. `minds`: bots at the tables, and hints; they think in processes of their own.
9. `door`: HTTP and WebSocket: who comes in, how often, and what they are answered.
10. `app` puts all this together, `run` is the process.
"""
