"""A file of puzzles: gzipped JSON Lines, a heading and then one puzzle per line (docs/formats.md)."""

import gzip
import json
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from silvergold.engine import Deck, Draw, GameState, Keep, Mark, Phase, PlayerMove, SilverGoldError, Take
from silvergold.engine.errors import shorten
from silvergold.errors import ApplicationError
from silvergold.puzzles.position import Document, check_that, position_from_json, position_to_json
from silvergold.puzzles.puzzle import DIFFICULTIES, Puzzle, id_of
from silvergold.review.coach import CLAIMS, Reason
from silvergold.review.ledger import Amount, Decision, Option
from silvergold.review.ledger.book import DecisionKind
from silvergold.review.rollouts import Interval, play

FORMAT = "silvergold-puzzles"
VERSION = 1
DIGITS = 3
"""Of all points and shares."""
KINDS: dict[str, DecisionKind] = {Phase.KEEP: "keep", Phase.MARK: "marks", Phase.TAKE: "take"}
THEMES = [claim for claims in CLAIMS.values() for claim in claims]


class Heading(NamedTuple):
    """The first line of a file: what its puzzles are about, and how to make it again."""

    deck: str
    """The hash of the deck."""
    seed: str
    """Of the miner."""
    evaluator: str
    """The hash of the evaluator that values the options."""

    def to_json(self) -> Document:
        """As a file has it."""
        return {"format": FORMAT, "version": VERSION, **self._asdict()}


# --- Writing ----------------------------------------------------------------------------------------------


def format_puzzles(heading: Heading, puzzles: Iterable[Document]) -> bytes:
    """A file; the same puzzles give the same bytes."""
    lines = [heading.to_json(), *puzzles]
    text = "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines)
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)


def puzzle_to_json(puzzle: Puzzle) -> Document:
    """A puzzle as a file has it; its id follows from its position."""
    decision = puzzle.decision
    return {
        "position": position_to_json(puzzle.state, decision.seat),
        "options": [option_to_json(option) for option in decision.best],
        "sailor": option_to_json(decision.played),
        "choices": decision.choices,
        "ahead": [round(number, DIGITS) for number in puzzle.ahead or ()],
        "why": [puzzle.why.id, dict(puzzle.why.values)],
        "difficulty": puzzle.difficulty,
    }


def option_to_json(option: Option) -> list[Any]:
    """The moves, and what they are worth: the value, the points and the share of the victory."""
    moves = [move_to_json(move) for move in option.moves]
    return [moves, *(round(number, DIGITS) for number in (option.value, *option.amount))]


def move_to_json(move: PlayerMove) -> Any:
    """Two cards to keep, a card and the boxes marked on it, a card to take, or null for the pile."""
    match move:
        case Mark(_, card, boxes):
            return [card, boxes]
        case Keep(_, cards):
            return list(cards)
        case Take(_, card):
            return card
    return None


# --- Reading ----------------------------------------------------------------------------------------------


def parse_puzzles(content: bytes, deck: Deck, path: str) -> tuple[Heading, tuple[Puzzle, ...]]:
    """The puzzles of a file for a deck; an error says which line is wrong."""
    heading, *lines = _lines(content, path)
    found = _heading(heading, path)
    if found.deck != deck.sha256:
        raise ApplicationError("puzzles-other-deck", path=path, expected=found.deck, found=deck.sha256)
    return found, tuple(_puzzle(line, deck, path, number) for number, line in enumerate(lines, start=2))


def _lines(content: bytes, path: str) -> list[str]:
    try:
        return gzip.decompress(content).decode().splitlines() or [""]
    except (OSError, EOFError, zlib.error, ValueError) as error:
        raise ApplicationError("puzzles-unreadable", path=path, reason=str(error)) from error


def _heading(line: str, path: str) -> Heading:
    try:
        document = json.loads(line)
        found = document["format"], document["version"]
        if found != (FORMAT, VERSION):
            raise ValueError(found)
        return Heading(*(str(document[key]) for key in Heading._fields))
    except (ValueError, LookupError, TypeError) as error:
        expected = f"{FORMAT} {VERSION}"
        raise ApplicationError("puzzles-format", path=path, expected=expected) from error


def _puzzle(line: str, deck: Deck, path: str, number: int) -> Puzzle:
    try:
        return puzzle_from_json(json.loads(line), deck)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError, SilverGoldError) as error:
        reason = shorten(str(error) or type(error).__name__, 100)
        raise ApplicationError("puzzle-malformed", path=path, line=number, reason=reason) from error


def puzzle_from_json(document: Document, deck: Deck) -> Puzzle:
    """A puzzle, with its position and its moves checked by the rules."""
    state, seat = position_from_json(document["position"], deck)
    options = [option_from_json(entry, state, seat) for entry in document["options"]]
    check_that(options and options == sorted(options, key=lambda option: -option.value), "options")
    played = option_from_json(document["sailor"], state, seat)
    choices = document["choices"]
    check_that(type(choices) is int and choices >= len(options), "choices")
    theme, values = document["why"]
    check_that(theme in THEMES and isinstance(values, dict), "why")
    check_that(document["difficulty"] in DIFFICULTIES, "difficulty")
    ahead = Interval(*map(float, document["ahead"])) if document["ahead"] else None
    decision = Decision(0, seat, KINDS[state.phase], played, tuple(options), choices)
    return Puzzle(id_of(state, seat), state, decision, Reason(theme, values), document["difficulty"], ahead)


def option_from_json(entry: Sequence[Any], state: GameState, seat: int) -> Option:
    """One way to decide; illegal moves are refused."""
    entries, value, points, share = entry
    moves = tuple(move_from_json(one, state, seat) for one in entries)
    after = play(state, moves)
    check_that(moves and not after.players[seat].crosses, "moves")
    return Option(moves, Amount(float(points), float(share)), float(value))


def move_from_json(entry: Any, state: GameState, seat: int) -> PlayerMove:
    """A move of the decision that is due in a state."""
    if state.phase == Phase.TAKE:
        return Draw(seat) if entry is None else Take(seat, entry)
    one, other = entry
    return Mark(seat, one, other) if state.phase == Phase.MARK else Keep(seat, (one, other))
