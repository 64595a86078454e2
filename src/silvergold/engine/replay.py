"""Playing a record through the rules, event by event: this checks it, and leads to its position."""

import json
from collections.abc import Iterable, Iterator

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
"""Of an event that an error shows, in characters."""

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
    """The game of a record after each of its events; a RecordError where it tells what can't be."""
    game = beginning(record, deck)
    agreed = 0
    for number, event in enumerate(record.events, start=1):
        play_for_event(game, moves_told_by(event), number)
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
    """Whether the event after a mark shows that all were ready; at the end of a record nobody is yet."""
    return bool(following) and not isinstance(following[0], Marked | Coin | Palm)


def play_for_event(game: Game, moves: Iterable[Move], number: int) -> None:
    """Play the moves that an event tells of; what is refused is that event's fault."""
    try:
        for move in moves:
            game.play(move)
    except (IllegalMoveError, MalformedMoveError) as error:
        raise RecordError(error.code, error.rule, event=number, **error.details) from error


def position(record: GameRecord, deck: Deck) -> Game:
    """The game as far as a record goes, checked: it can be played on."""
    game = beginning(record, deck)
    for game in replay(record, deck):  # noqa: B007
        pass
    return game


def verify(record: GameRecord, deck: Deck) -> Game:
    """The game of a record, checked against the rules and, where there is a seed, against the seed."""
    game = position(record, deck)
    if record.seed is not None:
        check_seed(game, record.seed)
    return game


def moves_told_by(event: Event) -> Iterator[Move]:
    """The moves that an event tells; none for what follows by itself."""
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


def compare(happened: tuple[Event, ...], told: tuple[Event, ...], agreed: int) -> None:
    """Whether a record tells what happened by the rules; the first events agree already."""
    for number in range(agreed, len(told)):
        if number >= len(happened):
            raise _differs(rule_of(told[number]), number, shown(told[number]), "nothing")
        if not agrees(happened, told, number):
            rule = rule_of(happened[number], told[number])
            raise _differs(rule, number, shown(told[number]), shown(happened[number]))


def _differs(rule: str, number: int, recorded: str, happened: str) -> RecordError:
    return RecordError("record-differs", rule, event=number + 1, recorded=recorded, happened=happened)


def agrees(happened: tuple[Event, ...], told: tuple[Event, ...], number: int) -> bool:
    """Whether an event is told as it happened; two cards completed at once may be told in either order."""
    event, expected = told[number], happened[number]
    if not (isinstance(event, Completed) and isinstance(expected, Completed) and event.seat == expected.seat):
        return event == expected
    before = max(number - 1, 0)
    return event in happened[before : number + 2] and event not in told[before:number]


def shown(event: Event) -> str:
    """An event as a record writes it; short, for a record comes from anywhere."""
    return shorten(json.dumps(event_to_json(event), ensure_ascii=False), LONGEST_EVENT)


def rule_of(happened: Event, told: Event | None = None) -> str:
    """The rule that an event comes from; for a score, the rule of the first line that differs."""
    if not isinstance(happened, Scored):
        return RULE_OF_EVENT[type(happened)]
    return next(
        rule
        for line, rule in RULE_OF_SCORE_LINE.items()
        if getattr(told, line, None) != getattr(happened, line)
    )


def check_seed(game: Game, seed: bytes) -> None:
    """Whether the dealer with a seed would have dealt just this; a first start player may have been given."""
    dealer = Dealer(game.state.deck, seed)
    state = new_game(game.state.deck, len(game.state.players), game.state.edition)
    for move in game.moves:
        if isinstance(move, ChanceMove) and not isinstance(move, Start):
            expected = dealer.move(state)
            if move != expected:
                would, told = brought(expected), brought(move)
                rule = RULE_OF_CHANCE[type(move)]
                raise RecordError("record-other-seed", rule, expected=would, found=told)
        state, _ = apply(state, move)


def brought(move: ChanceMove) -> str:
    """What a move of chance brings: a card or a shape."""
    return move.shape if isinstance(move, Reveal) else str(getattr(move, "card", move))
