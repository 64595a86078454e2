"""The web layer: routes, sockets, authentication, rate limits and the client's files."""
