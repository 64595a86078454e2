"""Boards drawn in ASCII, and functions to play on them.

Cards are drawn side by side, below their ids; the id begins above the first column of its card::

    green-1  grey-1/orange
    ##x.     ####
    #OO.     c##p

Boxes are drawn as in the deck file: ``.`` none, ``#`` plain, ``x`` cross, ``c`` coin, ``p`` palm. A capital
letter is a box that is already marked: ``O`` plain, ``X`` cross, ``C`` coin, ``P`` palm. A card's colour is
the first word of its id, followed by a slash and the colour of its seal if it has one. A card with nothing
drawn below it is a plain island of its colour's size.

A drawn island may be smaller than the deck's: the rules of play allow it.
"""

import copy
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from silvergold.engine import (
    NSV,
    Color,
    Deal,
    Dealer,
    Deck,
    Edition,
    Event,
    Game,
    GameState,
    IllegalMoveError,
    Keep,
    Mark,
    Move,
    Phase,
    Ready,
    Shape,
    Start,
    TakeBack,
    TreasureCard,
    TurnUp,
    apply,
    legal_moves,
    new_game,
    seats_to_move,
    standard_deck,
)
from silvergold.engine.cards import SIZES
from silvergold.engine.grid import EXPEDITION_CARDS, box, mask_of
from silvergold.engine.rules import Transition
from silvergold.engine.state import CARDS_KEPT, COINS_IN_A_ROW, CUPS, OpenCard, Player, ScoreCard

PLAIN_DISPLAY = "grey-d1 green-d2 orange-d3 lilac-d4"
PLAIN_PILE = "grey-p1 green-p2 orange-p3 lilac-p4 grey-p5 green-p6"

# --- Drawing ----------------------------------------------------------------------------------------------


def boxes(names: str) -> int:
    """The mask of boxes named as in a record: ``boxes("b3 b4")``."""
    return mask_of(names.split())


def cards(drawing: str) -> tuple[OpenCard, ...]:
    """The cards of a drawing, as they lie in front of a player."""
    lines = [line for line in drawing.splitlines() if line.strip()]
    if not lines:
        return ()
    ids = list(re.finditer(r"\S+", lines[0]))
    edges = [*(found.start() for found in ids), None]
    return tuple(
        _open_card(found.group(), [line[left:right].strip() for line in lines[1:]])
        for found, left, right in zip(ids, edges, edges[1:], strict=False)
    )


def _open_card(label: str, rows: list[str]) -> OpenCard:
    card_id, _, seal = label.partition("/")
    color = Color(card_id.partition("-")[0])
    rows = [row for row in rows if row] or _plain_island(SIZES[color])
    assert set("".join(rows)) <= set(".#xcpOXCP"), f"an unknown character in the drawing of {card_id}"
    card = TreasureCard(
        id=card_id,
        color=color,
        boxes=_drawn(rows, "#xcpOXCP"),
        crosses=_drawn(rows, "xX"),
        coins=_drawn(rows, "cC"),
        palms=_drawn(rows, "pP"),
        seal=Color(seal) if seal else None,
    )
    return OpenCard(card, _drawn(rows, "#xcp"))


def _plain_island(size: int) -> list[str]:
    island = "#" * size
    return [island[start : start + 4] for start in range(0, size, 4)]


def _drawn(rows: Sequence[str], characters: str) -> int:
    return sum(
        box(column, row)
        for row, line in enumerate(rows)
        for column, character in enumerate(line)
        if character in characters
    )


def face_up(drawing: str) -> tuple[TreasureCard, ...]:
    """The cards of a drawing, as they lie in the display, in the pile or aside."""
    return tuple(open_card.card for open_card in cards(drawing))


# --- A table in the middle of a game ----------------------------------------------------------------------


BYSTANDER = """
    lilac-8  lilac-9
    ####     ####
"""
"""The cards of a player who only looks on."""


def player(
    drawing: str = "",
    *,
    coins: int = 0,
    cups: tuple[int, ...] | None = None,
    palms: tuple[int, ...] = (),
    completed: str = "",
) -> Player:
    """One player's side of the table at the start of a turn; unless cups are given, no row gave any."""
    rows = coins // COINS_IN_A_ROW
    cups = (0,) * rows if cups is None else cups
    assert len(cups) == rows, "as many cups as completed rows of coins: 0 for a row that gave none"
    return Player(cards(drawing), ScoreCard(coins, cups, palms), face_up(completed))


def table(
    *players: Player,
    shape: str = "domino",
    turn: int = 1,
    round: int = 1,  # noqa: A002
    start_player: int = 0,
    display: str = PLAIN_DISPLAY,
    pile: str = PLAIN_PILE,
    cups: tuple[int, ...] = CUPS,
    edition: Edition = NSV,
) -> GameState:
    """A game in which the shape has just been revealed and nobody has marked yet."""
    displayed, face_down = face_up(display), face_up(pile)
    in_front = tuple(open_card.card for p in players for open_card in p.cards)
    everything = (*in_front, *(card for p in players for card in p.completed), *displayed, *face_down)
    ids = [card.id for card in everything]
    assert len(ids) == len(set(ids)), f"a card lies in two places: {sorted(ids)}"
    if displayed or face_down:
        assert all(len(p.cards) == CARDS_KEPT for p in players), "a player lacks a card"
    return GameState(
        players=players,
        deck=Deck("Drawn", everything, sha256=""),
        edition=edition,
        pile=frozenset(card.id for card in face_down),
        phase=Phase.MARK,
        display=displayed,
        cups=cups,
        round=round,
        revealed=expeditions(Shape(shape), turn),
        start_player=start_player,
    )


def facing(
    drawing: str,
    shape: str = "domino",
    *,
    coins: int = 0,
    palms: tuple[int, ...] = (),
    display: str = PLAIN_DISPLAY,
) -> GameState:
    """A player with the cards of a drawing, and a bystander."""
    return table(player(drawing, coins=coins, palms=palms), player(BYSTANDER), shape=shape, display=display)


def expeditions(shape: Shape, turn: int) -> tuple[Shape, ...]:
    """The expedition cards of a round up to a turn, the given one on top."""
    others = [each for each, copies in EXPEDITION_CARDS.items() for _ in range(copies)]
    others.remove(shape)
    return (*others[: turn - 1], shape)


# --- Playing ----------------------------------------------------------------------------------------------


def play(state: GameState, *moves: Move) -> Transition:
    """The state after some moves, and everything that happened."""
    events: tuple[Event, ...] = ()
    for move in moves:
        state, happened = apply(state, move)
        events += happened
    return state, events


def mark(state: GameState, seat: int, card: str, names: str) -> GameState:
    """The state after a mark: ``mark(state, 0, "green-1", "b3 b4")``."""
    return play(state, Mark(seat, card, boxes(names)))[0]


def take_back(state: GameState, seat: int, *, everything: bool = False) -> GameState:
    """The state after the latest mark of the turn, or all of them, has been taken back."""
    return play(state, TakeBack(seat, all=everything))[0]


def all_ready(state: GameState) -> Transition:
    """All players who are not ready yet are ready; settling begins."""
    return play(state, *map(Ready, seats_to_move(state)))


class Refusal(NamedTuple):
    """Why a move is refused, and what would have been legal."""

    code: str
    rule: str
    legal: tuple[object, ...]


def refused(state: GameState, move: Move) -> Refusal:
    """The refusal of a move, after checking that the state is unchanged."""
    before = copy.deepcopy(state)
    with pytest.raises(IllegalMoveError) as caught:
        apply(state, move)
    assert state == before
    assert caught.value.move == move
    return Refusal(caught.value.code, caught.value.rule, caught.value.legal)


def orders_of_arrival(*queues: Sequence[Move]) -> Iterator[tuple[Move, ...]]:
    """Every way in which the moves of several players can arrive, each player's in their own order."""
    if not any(queues):
        yield ()
    for number, queue in enumerate(queues):
        if queue:
            rest = (*queues[:number], queue[1:], *queues[number + 1 :])
            yield from ((queue[0], *later) for later in orders_of_arrival(*rest))


def events_of(events: Sequence[Event], *kinds: type[Event]) -> list[Event]:
    """The events of certain kinds, in their order."""
    return [event for event in events if isinstance(event, kinds)]


# --- Setting up with the built-in deck --------------------------------------------------------------------


def dealt(players: int = 2, edition: Edition = NSV) -> Transition:
    """Four cards are dealt to each player, in the deck's order."""
    deck = standard_deck()
    return play(new_game(deck, players, edition), *(Deal(card.id) for card in deck.cards[: 4 * players]))


def first_two_of(state: GameState, seat: int) -> Keep:
    """The move that keeps the first two of the cards dealt."""
    first, second, *_ = state.players[seat].dealt
    return Keep(seat, (first.id, second.id))


def kept(players: int = 2, edition: Edition = NSV) -> Transition:
    """All players keep the first two of their four."""
    state, events = dealt(players, edition)
    state, more = play(state, *(first_two_of(state, seat) for seat in range(players)))
    return state, events + more


def displayed(players: int = 2, edition: Edition = NSV) -> Transition:
    """The display is laid out, from the deck's end."""
    state, events = kept(players, edition)
    state, more = play(state, *(TurnUp(card.id) for card in state.deck.cards[-4:]))
    return state, events + more


def started(players: int = 2, edition: Edition = NSV, start_player: int = 0) -> Transition:
    """The start player is named: the first expedition card can be revealed."""
    state, events = displayed(players, edition)
    state, more = play(state, Start(start_player))
    return state, events + more


def whole_game(seed: bytes, players: int = 2, edition: Edition = NSV) -> Game:
    """A whole game in which all players play the first of their legal moves."""
    deck = standard_deck()
    game, dealer = Game(deck, players, edition), Dealer(deck, seed)
    game.play_chance(dealer)
    while not game.is_over:
        seat = seats_to_move(game.state)[0]
        game.play(legal_moves(game.state, seat)[0])
        game.play_chance(dealer)
    return game
