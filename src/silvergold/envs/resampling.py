"""Another game that looks the same to one seat: what a search needs that must not look at others' secrets.

Hidden from a seat are the cards dealt to others, what they keep until all have kept, and what they mark until
all are ready. All else is open. The game is played again with these drawn anew, everything else as it was.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeVar

from silvergold.actions import PAIRS
from silvergold.engine import GameState, Phase
from silvergold.engine.events import Kept
from silvergold.engine.state import CARDS_DEALT
from silvergold.engine.state import Player as Side

if TYPE_CHECKING:
    from silvergold.envs.openspiel import Position, SilverGoldState

T = TypeVar("T")
Sampler = Callable[[], float]


def resampled(state: "SilverGoldState", seat: int, sampler: Sampler) -> "SilverGoldState":
    """A state that a seat cannot tell from the one given, drawn with numbers from 0 to 1."""
    history = state.history()
    now = state.position.state
    players = len(now.players)
    again: SilverGoldState = state.get_game().new_initial_state()
    if len(history) < CARDS_DEALT * players:
        raise ValueError("while cards are dealt, nobody has an information state to resample from")
    hands = [history[CARDS_DEALT * n : CARDS_DEALT * (n + 1)] for n in range(players)]
    kept = _kept(state.position) if now.phase != Phase.KEEP else {}
    hands = _dealt_otherwise(hands, kept, seat, len(now.deck.cards), sampler)
    for card in (card for hand in hands for card in hand):
        again.apply_action(card)
    rest = history[CARDS_DEALT * players :]
    if now.phase == Phase.KEEP:
        _decide_otherwise(again, now, dict(enumerate(rest)), seat, sampler)
        return again
    for number in range(players):
        first, second = (hands[number].index(card) for card in kept[number])
        again.apply_action(PAIRS.index((first, second)))
    marks = sum(map(_marks_of, now.players)) if now.phase == Phase.MARK else 0
    for action in rest[players : len(rest) - marks]:
        again.apply_action(action)
    _mark_otherwise(again, now, rest[len(rest) - marks :], seat, sampler)
    return again


def _kept(position: "Position") -> dict[int, list[int]]:
    """R2.2: for each seat the numbers of the cards it has kept."""
    number_of = {card.id: number for number, card in enumerate(position.state.deck.cards)}
    kept = [event for event in position.events if isinstance(event, Kept)]
    return {event.seat: [number_of[card] for card in event.cards] for event in kept}


def _dealt_otherwise(
    hands: list[list[int]], kept: dict[int, list[int]], seat: int, cards: int, sampler: Sampler
) -> list[list[int]]:
    """R2.1: hands with the same cards kept, in the same order, among any others."""
    known = {card for number, pair in kept.items() if number != seat for card in pair} | set(hands[seat])
    unknown = [card for card in range(cards) if card not in known]

    def hand(number: int) -> list[int]:
        if number == seat:
            return hands[seat]
        places = PAIRS[int(sampler() * len(PAIRS))]
        pair = dict(zip(places, kept.get(number, ()), strict=False))
        return [pair[n] if n in pair else _drawn(unknown, sampler) for n in range(CARDS_DEALT)]

    return [hand(number) for number in range(len(hands))]


def _drawn(things: list[T], sampler: Sampler) -> T:
    """One of some things, which is theirs no longer."""
    return things.pop(int(sampler() * len(things)))


def _decide_otherwise(
    again: "SilverGoldState", now: GameState, chosen: dict[int, int], seat: int, sampler: Sampler
) -> None:
    """R2.2: the seats that have chosen choose anything, the seat itself as it did."""
    for number, player in enumerate(now.players):
        if player.cards:
            again.apply_action(chosen[number] if number == seat else int(sampler() * len(PAIRS)))


def _marks_of(player: Side) -> int:
    """How many marks a player has made this turn."""
    return sum(1 for _ in _befores(player))


def _befores(player: Side) -> Iterator[Side]:
    while player.before is not None:
        player = player.before
        yield player


def _mark_otherwise(
    again: "SilverGoldState", now: GameState, marks: list[int], seat: int, sampler: Sampler
) -> None:
    """R3.2: seats that are ready have marked anything, the seat itself as it did, others nothing yet."""
    left = list(marks)
    for number in now.seats_clockwise if now.phase == Phase.MARK else ():
        own, left = left[: _marks_of(now.players[number])], left[_marks_of(now.players[number]) :]
        if number == seat:
            for action in own:
                again.apply_action(action)
        elif own and now.players[number].is_ready:
            while again.current_player() == number:
                legal = again.legal_actions()
                again.apply_action(legal[int(sampler() * len(legal))])
