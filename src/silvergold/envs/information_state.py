"""All that a seat has seen since the game began, as numbers: what OpenSpiel calls an information state.

An event that happened is shown by its number among the events that the seat has seen,
divided so that it stays below 1. What has not happened is 0.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.engine import Deck, Event, GameState, Phase, Shape
from silvergold.engine.events import Dealt, Displayed, Kept, Marked, Refilled, Revealed, Started, Took
from silvergold.engine.grid import SIDE, SINGLE_BOXES
from silvergold.engine.rules import kept_so_far, marks_of
from silvergold.engine.state import CARDS_DEALT, ROUNDS, TURNS

PLACES = np.arange(1, CARDS_DEALT + 1) / (CARDS_DEALT + 1)
LONGEST = 4096
"""More events than any game has."""
SHAPES = tuple(Shape)
Floats = NDArray[np.float32]


def known_events(state: GameState, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """What a seat knows of what happened: all that was told, its own cards, and its own untold decisions."""
    told = tuple(event for event in events if not isinstance(event, Dealt) or event.seat == seat)
    if state.phase == Phase.KEEP:
        return told + tuple(kept for kept in kept_so_far(state) if kept.seat == seat)
    return told + marks_of(state.players[seat])


class InformationState(NamedTuple):
    """The parts of an information state, each with its shape."""

    seat: Floats
    """Whose it is."""
    dealt: Floats
    """For each card its place among those dealt to the seat."""
    held: Floats
    """For each card and seat when it came there."""
    from_pile: Floats
    """For each card whether it came from the pile."""
    displayed: Floats
    """For each card when it was turned up, and after which others of the same time."""
    marked: Floats
    """For each box of each card when it was marked."""
    revealed: Floats
    """For each turn and shape when it was revealed."""
    start_player: Floats
    """The first one."""


def shapes(deck: Deck, players: int) -> tuple[tuple[int, ...], ...]:
    """The shape of each part."""
    cards = len(deck.cards)
    rounds = (ROUNDS * TURNS, len(SHAPES))
    return (
        (players,),
        (cards,),
        (cards, players),
        (cards,),
        (cards,),
        (cards, SIDE * SIDE),
        rounds,
        (players,),
    )


def information_state_size(deck: Deck, players: int) -> int:
    """How many numbers an information state has."""
    return sum(int(np.prod(shape)) for shape in shapes(deck, players))


def parts_of(numbers: Floats, deck: Deck, players: int) -> InformationState:
    """The parts of a flat array, as views of it."""
    parts, first = [], 0
    for shape in shapes(deck, players):
        size = int(np.prod(shape))
        parts.append(numbers[first : first + size].reshape(shape))
        first += size
    return InformationState(*parts)


def write(recall: InformationState, deck: Deck, events: tuple[Event, ...], seat: int) -> None:
    """Write down what a seat has known_events."""
    number_of = {card.id: number for number, card in enumerate(deck.cards)}
    recall.seat[seat] = 1
    for number, event in enumerate(events, start=1):
        _write_event(recall, number_of, event, number / LONGEST)


def _write_event(recall: InformationState, number_of: dict[str, int], event: Event, when: float) -> None:
    """One event; of cards that come at the same time, the later ones come a little later."""
    match event:
        case Dealt(_, cards):
            recall.dealt[[number_of[card] for card in cards]] = PLACES
        case Kept(owner, cards):
            recall.held[[number_of[card] for card in cards], owner] = when + PLACES[: len(cards)] / LONGEST
        case Displayed(cards) | Refilled(cards):
            recall.displayed[[number_of[card] for card in cards]] = when + PLACES[: len(cards)] / LONGEST
        case Started(first):
            recall.start_player[first] = 1
        case Revealed(round_number, turn, shape):
            recall.revealed[TURNS * (round_number - 1) + turn - 1, SHAPES.index(shape)] = when
        case Took(owner, card, source):
            recall.held[number_of[card], owner] = when
            recall.from_pile[number_of[card]] = source == "pile"
        case Marked(_, card, boxes):
            recall.marked[number_of[card], [n for n, box in enumerate(SINGLE_BOXES) if boxes & box]] = when
