"""The table in words, for screen readers, which would read a drawing out character by character."""

from collections.abc import Sequence

from silvergold.engine import Phase, TreasureCard, View, score
from silvergold.engine.cards import SEAL_WORTH
from silvergold.engine.grid import box_names, each_box
from silvergold.engine.scoring import Scorable
from silvergold.engine.state import OpenCard
from silvergold.engine.view import PlayerView
from silvergold.terminal.rendering.expedition_cards import expedition_cards_in_words
from silvergold.terminal.rendering.islands import unmarked_cards
from silvergold.words import Words


def island_line(open_card: OpenCard, words: Words, number: int) -> str:
    """A numbered island: its value, and its open boxes with their symbols."""
    card = open_card.card
    return words.say(
        "spoken-island",
        number=number,
        card=words.card_name(card),
        worth=worth_in_words(card, words),
        boxes=boxes_in_words(card, open_card.unmarked, words),
    )


def worth_in_words(card: TreasureCard, words: Words) -> str:
    """The value, the colour and the seal of a card: ``12 orange, seal: 2 per lilac``."""
    parts = [f"{card.value} {words.say(f'color-{card.color}')}"]
    if card.seal:
        parts.append(words.say("seal-in-words", worth=SEAL_WORTH[card.seal], color=str(card.seal)))
    return ", ".join(parts)


def boxes_in_words(card: TreasureCard, boxes: int, words: Words) -> str:
    """Boxes of a card by name, with their symbols: ``b3, c3 Coin``."""
    named: list[str] = []
    for box in each_box(boxes):
        symbol = card.symbol_at(box)
        named += (
            box_names(box) if symbol is None else [f"{box_names(box)[0]} {words.say(f'symbol-{symbol}')}"]
        )
    return ", ".join(named)


def island_lines(cards: Sequence[OpenCard], words: Words) -> list[str]:
    """Islands, numbered from 1."""
    return [island_line(card, words, number) for number, card in enumerate(cards, start=1)]


def side_line(name: str, player: PlayerView, words: Words) -> str:
    """A player's points and score card."""
    parts = [words.say("points-so-far", points=score(player).total), *score_card_parts(player, words)]
    if player.completed:
        finished = ", ".join(words.card_name(card) for card in player.completed)
        parts.append(f"{words.say('label-finished')} {finished}")
    return f"{name}: {', '.join(parts)}"


def score_card_parts(player: Scorable, words: Words) -> list[str]:
    """The coins, cups and palms of a player who has any."""
    card = player.score_card
    kinds = (("label-coins", [card.coins]), ("score-cups", card.cups), ("label-palms", card.palms))
    return [f"{words.say(label)} {' '.join(map(str, values))}" for label, values in kinds if any(values)]


def finished_lines(player: Scorable, words: Words) -> list[str]:
    """A player's finished islands and score card, without points."""
    islands = [f"{words.card_name(card)}, {worth_in_words(card, words)}" for card in player.completed]
    return [*islands, ", ".join(score_card_parts(player, words))]


TablePart = tuple[object, list[str]]
"""A part of the table by what it is about; its first line is a heading."""


class ChangeReader:
    """Reads a part of the table out whole the first time, and then only what has changed."""

    def __init__(self) -> None:
        self._read: dict[object, list[str]] = {}

    def whole(self, blocks: Sequence[TablePart]) -> list[str]:
        """All lines."""
        self._read.update(blocks)
        return [line for _, lines in blocks for line in lines]

    def changes(self, blocks: Sequence[TablePart]) -> list[str]:
        """The lines that are new, each below the heading of its block."""
        lines: list[str] = []
        for about, (heading, *details) in blocks:
            before = self._read.get(about, [])
            new = [line for line in details if line not in before]
            lines += [heading, *new] if new or heading not in before[:1] else []
        self.whole(blocks)
        return lines


def own_block(view: View, names: Sequence[str], words: Words) -> list[TablePart]:
    """The player's own side as a block; none for a spectator."""
    return [] if view.seat is None else [(view.seat, own_lines(view, names, words))]


def own_lines(view: View, names: Sequence[str], words: Words) -> list[str]:
    """The player's own side; nothing for a spectator."""
    if view.seat is None:
        return []
    return [side_line(names[view.seat], view.me, words), *island_lines(view.me.cards, words)]


def display_lines(view: View, words: Words) -> list[str]:
    """The display and the pile."""
    if not view.display:
        return [words.say("display-empty")]
    islands = island_lines(unmarked_cards(view.display), words)
    return [words.say("on-display", count=view.pile_size), *islands]


def table_blocks(view: View, names: Sequence[str], words: Words) -> list[TablePart]:
    """Everything a seat sees, ending with the shape to mark."""
    others: list[TablePart] = [
        (seat, [side_line(names[seat], player, words), *island_lines(player.cards, words)])
        for seat, player in enumerate(view.players)
        if seat != view.seat
    ]
    turn = words.say("turn-of", turn=view.turn) if view.turn else words.say("setting-up")
    cups = f"{words.say('score-cups')} {' '.join(map(str, view.cups))}"
    start = words.say("plain-start-player", name=names[view.start_player])
    heading = ". ".join([words.say("round-spoken", round=view.round), turn, cups, start])
    cards = expedition_cards_in_words(view, words)
    blocks = [*others, ("display", display_lines(view, words)), ("heading", [heading]), ("cards", [cards])]
    blocks += own_block(view, names, words)
    if view.phase == Phase.MARK:
        shape = words.say("do-mark", shape=words.say(f"shape-{view.shape}"))
        blocks.append((("shape", view.round, view.turn), [shape]))
    return blocks
