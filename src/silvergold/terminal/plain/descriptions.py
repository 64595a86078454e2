"""The table in words, for screen readers, which would read a drawing out character by character."""

from collections.abc import Sequence

from silvergold.engine import Phase, TreasureCard, View, score
from silvergold.engine.cards import SEAL_WORTH
from silvergold.engine.grid import box_names, each_box
from silvergold.engine.state import OpenCard
from silvergold.engine.view import PlayerView
from silvergold.terminal.rendering.expedition_cards import expedition_cards_in_words
from silvergold.terminal.rendering.islands import unmarked_cards
from silvergold.words import Words


def island_line(open_card: OpenCard, words: Words, number: int) -> str:
    """A numbered island: its value, and its open boxes with their symbols."""
    card = open_card.card
    seal = ""
    if card.seal:
        seal = words.say("seal-in-words", worth=SEAL_WORTH[card.seal], color=str(card.seal))
        seal = f", {seal}"
    return words.say(
        "spoken-island",
        number=number,
        card=words.card_name(card),
        worth=f"{card.value} {words.say(f'color-{card.color}')}{seal}",
        boxes=boxes_in_words(card, open_card.unmarked, words),
    )


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
    card = player.score_card
    parts = [words.say("points-so-far", points=score(player).total)]
    for label, values in (
        (words.say("label-coins"), [card.coins]),
        (words.say("score-cups"), card.cups),
        (words.say("label-palms"), card.palms),
    ):
        parts += [f"{label} {' '.join(map(str, values))}"] if any(values) else []
    if player.completed:
        finished = ", ".join(words.card_name(card) for card in player.completed)
        parts.append(f"{words.say('label-finished')} {finished}")
    return f"{name}: {', '.join(parts)}"


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


def table_lines(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Everything a seat sees, ending with the shape to mark."""
    others: list[str] = []
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            others += [side_line(names[seat], player, words), *island_lines(player.cards, words)]
    turn = words.say("turn-of", turn=view.turn) if view.turn else words.say("setting-up")
    cups = f"{words.say('score-cups')} {' '.join(map(str, view.cups))}"
    start = words.say("plain-start-player", name=names[view.start_player])
    heading = ". ".join([words.say("round-spoken", round=view.round), turn, cups, start])
    cards = expedition_cards_in_words(view, words)
    lines = [*others, *display_lines(view, words), heading, cards, *own_lines(view, names, words)]
    if view.phase == Phase.MARK:
        lines.append(words.say("do-mark", shape=words.say(f"shape-{view.shape}")))
    return lines
