"""Pictures of decks and cards, and the figures that tell how well a deck is balanced."""

from silvergold.gallery.card import card_picture
from silvergold.gallery.report import (
    PUBLISHED,
    ColorBalance,
    IslandFigures,
    Turns,
    balance,
    has_hole,
    island_figures,
)
from silvergold.gallery.sheet import deck_sheet
from silvergold.gallery.table import Place, sample_table, table_picture

__all__ = [
    "PUBLISHED",
    "ColorBalance",
    "IslandFigures",
    "Place",
    "Turns",
    "balance",
    "card_picture",
    "deck_sheet",
    "has_hole",
    "island_figures",
    "sample_table",
    "table_picture",
]
