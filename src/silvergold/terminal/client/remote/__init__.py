"""A table on a server: its client over HTTP and a WebSocket, and the player's account there."""
