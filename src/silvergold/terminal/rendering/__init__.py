"""Renderers: values of the game to Rich text, without any widget."""
