"""The table: what follows from its log, what may be asked of it, and who may see what."""
