"""A table in plain text: the render mode ``ansi``."""

from silvergold.engine import Symbol, TreasureCard, View, score
from silvergold.engine.grid import SIDE, SINGLE_BOXES

SYMBOLS = {Symbol.CROSS: "x", Symbol.COIN: "c", Symbol.PALM: "p", None: "#"}
"""As in a deck file; ``*`` is a marked box, ``.`` the sea."""


def render(seen: View) -> str:
    """A view as text."""
    cups = " ".join(map(str, seen.cups)) or "none"
    time = f"{seen.phase}: round {seen.round}, turn {seen.turn}, {seen.shape or 'no shape'}"
    lines = [f"{time}; player_{seen.start_player} starts; cups {cups}; {seen.pile_size} in the pile"]
    if seen.display:
        lines += ["display", *_side_by_side([(card, card.boxes) for card in seen.display])]
    for seat, player in enumerate(seen.players):
        noted = player.score_card
        done = " ".join(card.id for card in player.completed) or "nothing"
        points = f"{score(player).total} points, {noted.coins} coins, palms {list(noted.palms)}"
        owed = f", owes {player.crosses} for crosses" if player.crosses else ""
        lines.append(f"player_{seat}: {points}, completed {done}{owed}")
        dealt = [(card, card.boxes) for card in player.dealt] if not player.cards else []
        lines += _side_by_side([*player.cards, *dealt])
    return "\n".join(lines) + "\n"


def _side_by_side(cards: list[tuple[TreasureCard, int]]) -> list[str]:
    """Cards with their unmarked boxes, one line of text per row of boxes."""
    if not cards:
        return []
    width = max(len(card.id) for card, _ in cards) + 2
    rows = [[card.id for card, _ in cards]]
    rows += [[_row(card, unmarked, row) for card, unmarked in cards] for row in range(SIDE)]
    return ["  " + "".join(text.ljust(width) for text in row).rstrip() for row in rows]


def _row(card: TreasureCard, unmarked: int, row: int) -> str:
    boxes = SINGLE_BOXES[SIDE * row : SIDE * (row + 1)]
    return "".join(_box(card, unmarked, box) for box in boxes)


def _box(card: TreasureCard, unmarked: int, box: int) -> str:
    if not box & card.boxes:
        return "."
    return SYMBOLS[card.symbol_at(box)] if box & unmarked else "*"
