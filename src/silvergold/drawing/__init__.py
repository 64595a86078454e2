"""Cards, decks and tables drawn as SVG, from the same data as the browser client."""

from silvergold.drawing.card import card_picture
from silvergold.drawing.deck_sheet import deck_sheet
from silvergold.drawing.svg import to_png
from silvergold.drawing.table_picture import MarkedCard, sample_table, table_picture

__all__ = ["MarkedCard", "card_picture", "deck_sheet", "sample_table", "table_picture", "to_png"]
