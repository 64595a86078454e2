"""Renderers: from values of the game to Rich text, without widgets."""
