"""Silver & Gold on boardgame.io's server."""
