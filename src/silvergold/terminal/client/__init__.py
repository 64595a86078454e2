"""The table that is played at: a game on this machine, or a table on a server."""
