"""A puzzle as the server poses it: a real position, its decision, and what surrounds it."""

import hashlib
from collections.abc import Mapping
from typing import NamedTuple

from silvergold.engine import Deck, GameRecord, GameState
from silvergold.engine.state import EditionName
from silvergold.protocol.commands import TableSettings
from silvergold.protocol.events import TableEvent, from_engine_event
from silvergold.protocol.puzzles import (
    FirstAttempt,
    MistakeOrigin,
    MistakesOfGame,
    MistakeView,
    PuzzleView,
)
from silvergold.protocol.review import DecisionView, GameReview, TryView
from silvergold.protocol.views import SeatView, TableView
from silvergold.puzzles import Puzzle
from silvergold.review.ledger import Decision
from silvergold.review.positions import latest_known, states_before
from silvergold.server.errors import RefusedError
from silvergold.server.storage.puzzles import PuzzleAttempt
from silvergold.server.table.finished import FinishedGame
from silvergold.server.table.review import VALUE_DIGITS, decision_of, option_view
from silvergold.server.table.tries import MEMORY_AID, play_try, try_view

RECORD_PREFIX = "record-"
EVENT_DIGITS = 6
GAME_SEPARATOR = "."
"""Between the game and the event, in the id of a mistake."""


class PosedPuzzle(NamedTuple):
    """A puzzle, wherever it comes from."""

    id: str
    state: GameState
    decision: Decision
    table: TableView
    events: tuple[TableEvent, ...] = ()
    difficulty: str = ""
    origin: MistakeOrigin | None = None


def mistake_id(game_id: str, event: int) -> str:
    """Return the id of the puzzle that a decision of a game is."""
    return f"{game_id}{GAME_SEPARATOR}{event}"


def split_id(puzzle_id: str) -> tuple[str, int]:
    """Return the game and the event of a mistake's id."""
    game_id, _, event = puzzle_id.rpartition(GAME_SEPARATOR)
    if not (game_id and event.isascii() and event.isdecimal() and len(event) <= EVENT_DIGITS):
        raise no_such_puzzle()
    return game_id, int(event)


def no_such_puzzle() -> RefusedError:
    """Return the refusal of an id that belongs to no puzzle."""
    return RefusedError("no-such-puzzle", 404)


def pose_shipped(puzzle: Puzzle) -> PosedPuzzle:
    """Return a puzzle that came with the game."""
    state = puzzle.state
    seats = tuple(SeatView("human") for _ in state.players)
    table = table_of("", state.deck, state.edition.name, seats)
    return PosedPuzzle(puzzle.id, state, puzzle.decision, table, difficulty=puzzle.difficulty)


def pose_mistake(game: FinishedGame, table: TableView, review: GameReview, event: int) -> PosedPuzzle:
    """Return a decision of a finished game as a puzzle; it takes a replay of the game."""
    found = next((one for one in review.decisions if one.event == event), None)
    if found is None:
        raise no_such_puzzle()
    known = game.record.events[: latest_known(game.record.events, event) + 1]
    return PosedPuzzle(
        id=mistake_id(game.id, event),
        state=states_before(game.record, game.deck, [event])[event],
        decision=decision_of(found),
        table=table,
        events=tuple(from_engine_event(one, (found.seat,)) for one in known),
        origin=origin_of(game, review, found),
    )


def origin_of(game: FinishedGame, review: GameReview, found: DecisionView) -> MistakeOrigin:
    """Return where a mistake comes from, and the next one of the same game."""
    costliest = review.seats[found.seat].costliest
    later = costliest[costliest.index(found.event) + 1 :] if found.event in costliest else ()
    return MistakeOrigin(
        table=table_id_of(game.id),
        event=found.event,
        round=found.round,
        turn=found.turn,
        loss=found.loss,
        next=mistake_id(game.id, later[0]) if later else "",
    )


# --- views ------------------------------------------------------------------------------------------------


def puzzle_view(puzzle: PosedPuzzle, first: PuzzleAttempt | None) -> PuzzleView:
    """Return a puzzle as a person may see it: the solution only after their first answer."""
    decision = puzzle.decision
    return PuzzleView(
        id=puzzle.id,
        table=puzzle.table,
        seat=decision.seat,
        kind=decision.kind,
        difficulty=puzzle.difficulty,
        origin=puzzle.origin,
        events=puzzle.events,
        position=position_view(puzzle),
        first=first_view(first),
        solution=option_view(decision.best[0]) if first else None,
    )


def position_view(puzzle: PosedPuzzle) -> TryView:
    """Return the position before the decision."""
    seat = puzzle.decision.seat
    return try_view(play_try(puzzle.state, seat, ()), seat)


def first_view(attempt: PuzzleAttempt | None) -> FirstAttempt | None:
    """Return a first answer as the protocol describes it."""
    return None if attempt is None else FirstAttempt(round(attempt.loss, VALUE_DIGITS), attempt.at)


def mistakes_of(
    game_id: str,
    review: GameReview,
    seats: tuple[SeatView, ...],
    seat: int,
    firsts: Mapping[str, PuzzleAttempt],
    finished_at: int | None = None,
) -> MistakesOfGame:
    """Return a seat's costliest decisions in a game."""
    decisions = {one.event: one for one in review.decisions}
    return MistakesOfGame(
        table=table_id_of(game_id),
        seats=seats,
        seat=seat,
        finished_at=finished_at,
        mistakes=tuple(
            mistake_view(mistake_id(game_id, event), decisions[event], firsts)
            for event in review.seats[seat].costliest
        ),
    )


def mistake_view(puzzle: str, found: DecisionView, firsts: Mapping[str, PuzzleAttempt]) -> MistakeView:
    """Return one costly decision."""
    return MistakeView(
        puzzle, found.kind, found.round, found.turn, found.loss, first_view(firsts.get(puzzle))
    )


# --- records ----------------------------------------------------------------------------------------------


def record_id(person: str, content: bytes) -> str:
    """Return the id of a record that a person has sent; the same record has the same id."""
    return RECORD_PREFIX + hashlib.sha256(person.encode() + b"\0" + content).hexdigest()[:24]


def is_record_id(game_id: str) -> bool:
    """Whether an id belongs to a record that was sent, not to a table."""
    return game_id.startswith(RECORD_PREFIX)


def table_id_of(game_id: str) -> str:
    """Return the id of a game's table; empty for a record that was sent."""
    return "" if is_record_id(game_id) else game_id


def seats_of_record(record: GameRecord) -> tuple[SeatView, ...]:
    """Return who played, as at a table."""
    return tuple(SeatView(player.kind, player.name) for player in record.players)


def table_of_record(game: FinishedGame) -> TableView:
    """Return a table for a game that was played elsewhere."""
    record = game.record
    return table_of(game.id, game.deck, record.edition.name, seats_of_record(record))


def table_of(table_id: str, deck: Deck, edition: EditionName, seats: tuple[SeatView, ...]) -> TableView:
    """Return a table that exists only for a puzzle."""
    return TableView(
        id=table_id,
        status="finished",
        settings=TableSettings(players=len(seats), edition=edition, memory_aid=MEMORY_AID),
        deck=deck.sha256,
        host="",
        deal="",
        hash="",
        seats=seats,
    )
