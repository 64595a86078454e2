"""Replaying a record through the rules, event by event: this checks it and leads to its position."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import astuple

from silvergold.engine.dealer import Dealer
from silvergold.engine.deck import Deck
from silvergold.engine.errors import IllegalMoveError, MalformedMoveError, RecordError, SetupError, shorten
from silvergold.engine.events import (
    Coin,
    Completed,
    Cup,
    Dealt,
    Displayed,
    Event,
    Kept,
    Marked,
    Palm,
    Refilled,
    Revealed,
    Scored,
    Started,
    Took,
    Won,
)
from silvergold.engine.game import Game
from silvergold.engine.legal import seats_to_move
from silvergold.engine.moves import (
    ChanceMove,
    Deal,
    Draw,
    Keep,
    Mark,
    Move,
    Ready,
    Reveal,
    Start,
    Take,
    TurnUp,
)
from silvergold.engine.record import GameRecord, check_deck, event_to_json
from silvergold.engine.rules import apply, new_game
from silvergold.engine.state import Phase

LONGEST_EVENT = 200
"""The most characters of an event that an error shows."""

RULE_OF_EVENT: dict[type[Event], str] = {
    Dealt: "R2.1",
    Kept: "R2.2",
    Displayed: "R2.3",
    Started: "R2.5",
    Revealed: "R3.1",
    Marked: "R4.1",
    Coin: "R4.4",
    Palm: "R4.5",
    Cup: "R5.1",
    Completed: "R5.2",
    Took: "R5.3",
    Refilled: "R5.4",
    Won: "R7.6",
}
RULE_OF_CHANCE: dict[type[ChanceMove], str] = {Deal: "R2.1", TurnUp: "R2.3", Reveal: "R2.4"}
RULE_OF_SCORE_LINE = {
    "seat": "R7.6",
    "coins": "R7.1",
    "cups": "R7.2",
    "palms": "R7.3",
    "cards": "R7.4",
    "seals": "R7.5",
    "total": "R7.6",
}


def replay(record: GameRecord, deck: Deck) -> Iterator[Game]:
    """The game of a record after each of its events; raises a RecordError at one that can't happen."""
    game = beginning(record, deck)
    agreed = 0
    for number, event in enumerate(record.events, start=1):
        play_for_event(game, moves_of_event(event), number)
        compare(game.all_events, record.events[:number], agreed)
        agreed = min(len(game.events), number)
        if game.state.phase == Phase.MARK and is_marking_over(record.events[number:]):
            play_for_event(game, [Ready(seat) for seat in seats_to_move(game.state)], number + 1)
        yield game


def beginning(record: GameRecord, deck: Deck) -> Game:
    """The game of a record before its first event."""
    check_deck(record, deck)
    try:
        return Game(deck, len(record.players), record.edition)
    except SetupError as error:
        raise RecordError(error.code, error.rule, event=None, **error.details) from error


def is_marking_over(following: tuple[Event, ...]) -> bool:
    """Whether the event after a mark shows that all were ready; at the end of a record, nobody is yet."""
    return bool(following) and not isinstance(following[0], Marked | Coin | Palm)


def play_for_event(game: Game, moves: Iterable[Move], number: int) -> None:
    """Play the moves of an event; a refused move is that event's fault."""
    try:
        for move in moves:
            game.play(move)
    except (IllegalMoveError, MalformedMoveError) as error:
        raise RecordError(error.code, error.rule, event=number, **error.details) from error


def position(record: GameRecord, deck: Deck) -> Game:
    """The game at the end of a record, checked; it can be continued."""
    game = beginning(record, deck)
    for game in replay(record, deck):  # noqa: B007
        pass
    return game


def verify(record: GameRecord, deck: Deck) -> Game:
    """The game of a record, checked against the rules and, if there is one, against the seed."""
    game = position(record, deck)
    if record.seed is not None:
        check_seed(game, record.seed)
    return game


def moves_of_event(event: Event) -> Iterator[Move]:
    """The moves behind an event; none if it follows from the rules."""
    match event:
        case Dealt(_, cards):
            yield from map(Deal, cards)
        case Kept(seat, cards):
            yield Keep(seat, cards)
        case Displayed(cards) | Refilled(cards):
            yield from map(TurnUp, cards)
        case Started(seat):
            yield Start(seat)
        case Revealed(_, _, shape):
            yield Reveal(shape)
        case Marked(seat, card, boxes, _):
            yield Mark(seat, card, boxes)
        case Took(seat, card, "display"):
            yield Take(seat, card)
        case Took(seat, card, "pile"):
            yield from (Draw(seat), TurnUp(card))


def compare(happened: tuple[Event, ...], recorded: tuple[Event, ...], agreed: int) -> None:
    """Check that a record has what happened by the rules; the first events are known to agree."""
    for number in range(agreed, len(recorded)):
        if number >= len(happened):
            raise _differs(rule_of(recorded[number]), number, shown(recorded[number]), "nothing")
        if not agrees(happened, recorded, number):
            rule = rule_of(happened[number], recorded[number])
            raise _differs(rule, number, shown(recorded[number]), shown(happened[number]))


def _differs(rule: str, number: int, recorded: str, happened: str) -> RecordError:
    return RecordError("record-differs", rule, event=number + 1, recorded=recorded, happened=happened)


def agrees(happened: tuple[Event, ...], recorded: tuple[Event, ...], number: int) -> bool:
    """Whether an event is recorded as it happened; two cards completed at once may come in either order."""
    event, expected = recorded[number], happened[number]
    if not (isinstance(event, Completed) and isinstance(expected, Completed) and event.seat == expected.seat):
        return event == expected
    return event in happened and event not in recorded[:number]


def shown(event: Event) -> str:
    """An event as a record writes it, shortened, because a record may come from anywhere."""
    return shorten(json.dumps(event_to_json(event), ensure_ascii=False), LONGEST_EVENT)


def rule_of(happened: Event, recorded: Event | None = None) -> str:
    """The rule that an event comes from; for a score, the rule of the first line that differs."""
    if not isinstance(happened, Scored):
        return RULE_OF_EVENT[type(happened)]
    return next(
        rule
        for line, rule in RULE_OF_SCORE_LINE.items()
        if getattr(recorded, line, None) != getattr(happened, line)
    )


def check_seed(game: Game, seed: bytes) -> None:
    """Check that the dealer with a seed deals this game; the table may have named the start player."""
    dealer = Dealer(game.state.deck, seed)
    state = new_game(game.state.deck, len(game.state.players), game.state.edition)
    for move in game.moves:
        if isinstance(move, ChanceMove) and not isinstance(move, Start):
            expected = dealer.move(state)
            if move != expected:
                rule = RULE_OF_CHANCE[type(move)]
                raise RecordError(
                    "record-other-seed", rule, expected=dealt_by(expected), found=dealt_by(move)
                )
        state, _ = apply(state, move)


def dealt_by(move: ChanceMove) -> str:
    """What a move of chance deals: its only field, a card or a shape."""
    (dealt,) = astuple(move)
    return str(dealt)
