"""Clients of a table: a game on this machine, or a table on a server."""
