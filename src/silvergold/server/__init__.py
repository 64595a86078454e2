"""The server: tables over the network, with bots and durable storage."""
