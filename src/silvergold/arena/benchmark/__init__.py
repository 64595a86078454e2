"""The frozen benchmark: one agent against every level, on fixed decks and deals."""
