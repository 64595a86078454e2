"""Work that no request waits for: bots, time limits, stand-ins and presence."""
