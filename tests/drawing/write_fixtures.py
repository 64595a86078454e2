"""Write fixtures/cards.json, which both renderers must match: ``python -m tests.drawing.write_fixtures``."""

import json
from pathlib import Path
from typing import Any

from silvergold.drawing.background import shoal_lines
from silvergold.drawing.card import BOX, ROUNDING, island_corner
from silvergold.drawing.coast import coast_path, coasts, grid_path
from silvergold.drawing.pen_marks import strokes
from silvergold.drawing.seals import wax_outline
from silvergold.engine.cards import TreasureCard
from silvergold.engine.deck import standard_deck
from silvergold.engine.grid import each_box

TARGET = Path(__file__).parent / "fixtures" / "cards.json"
CARDS = ("grey-01", "grey-04", "green-03", "green-10", "orange-03", "orange-05", "lilac-09", "lilac-11")
"""Islands with and without holes, with narrow and wide ones among them."""


def fixtures() -> dict[str, Any]:
    """What both renderers must draw."""
    cards = standard_deck().by_id
    return {
        "cards": [_card(cards[card_id]) for card_id in CARDS],
        "wax": {seed: wax_outline(25, seed) for seed in ("seal:grey", "seal:lilac", "stamp")},
        "strokes": {"Żółw-1": strokes("Żółw-1", 6, BOX), "𝄞": strokes("𝄞", 0, BOX)},
        "shoals": shoal_lines((1680, 1050)),
    }


def _card(card: TreasureCard) -> dict[str, Any]:
    return {
        "id": card.id,
        "boxes": card.boxes,
        "corner": island_corner(card.boxes),
        "coast": coast_path(coasts(card.boxes), BOX, ROUNDING),
        "grid": grid_path(card.boxes, BOX),
        "strokes": [strokes(card.id, mask.bit_length() - 1, BOX) for mask in each_box(card.boxes)],
    }


def written() -> str:
    """The fixtures as the file holds them."""
    return json.dumps(fixtures(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
