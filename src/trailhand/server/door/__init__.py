"""The door: HTTP and WebSocket, visitors and their limits, the page."""
