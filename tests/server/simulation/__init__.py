"""The whole server with storage, channel, bots and clients in one process, on a simulated clock."""
