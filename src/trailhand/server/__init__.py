"""The web table: lobby, seats, play, live views and persistence over HTTP and WebSocket."""
