"""Pictures of the rulebook in characters, of what can be drawn so: shapes and islands."""

from collections.abc import Callable, Mapping

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from silvergold.engine import Shape, standard_deck
from silvergold.engine.grid import BOXES_BY_NAME, DRAWINGS, EXPEDITION_CARDS, mask_of, orientations
from silvergold.engine.state import OpenCard
from silvergold.terminal.rendering.printed_islands import GOLD, drawing, shape_drawing, small_island


def picture_of(number: str) -> RenderableType | None:
    """The picture of a rule, if it can be drawn in characters."""
    draw = PICTURES.get(number)
    return None if draw is None else draw()


def _shapes() -> RenderableType:
    """R1.5: each shape over as many strokes as there are cards."""
    return Columns(
        [
            Group(shape_drawing(shape), *[""] * (3 - len(DRAWINGS[shape])), "| " * EXPEDITION_CARDS[shape])
            for shape in Shape
        ],
        padding=(0, 4),
    )


def _eight_ways() -> RenderableType:
    """R4.1."""
    ways = sorted(orientations(DRAWINGS[Shape.L4]), key=lambda rows: (len(rows), rows))
    return Columns([drawing(rows) for rows in ways], padding=(0, 4))


def _one_box() -> RenderableType:
    """R4.2: a square that fits nowhere."""
    left, right = _island("grey-08", "b1 a2 b3 a4 b4"), _island("green-04", "a1 a2 b2 c2 c1 b4", {"a3": "1"})
    return Columns([shape_drawing(Shape.SQUARE4), left, right], padding=(0, 6))


def _chain() -> RenderableType:
    """R4.3: a cross, and what it leads to on the other island and back."""
    first = _island("green-07", "", {"b2": "1", "b3": "1", "c1": "3"})
    return Columns([shape_drawing(Shape.DOMINO), first, _island("grey-11", "", {"d1": "2"})], padding=(0, 6))


def _island(card_id: str, marked: str, labels: Mapping[str, str] | None = None) -> Text:
    """An island with some boxes marked before, and those of this turn with their numbers."""
    card = standard_deck().by_id[card_id]
    open_card = OpenCard(card, card.boxes & ~mask_of(marked.split()))
    island = small_island(open_card)
    for name, label in (labels or {}).items():
        index = BOXES_BY_NAME[name].bit_length() - 1
        row, column = divmod(index, 4)
        island = _with_label(island, 8 * row + 2 * column, label)
    return island


def _with_label(island: Text, place: int, label: str) -> Text:
    """A character of a drawing replaced; each line has four boxes, three gaps and its end."""
    return Text.assemble(island[:place], (label, f"bold {GOLD}"), island[place + 1 :])


PICTURES: dict[str, Callable[[], RenderableType]] = {
    "R1.5": _shapes,
    "R4.1": _eight_ways,
    "R4.2": _one_box,
    "R4.3": _chain,
}
