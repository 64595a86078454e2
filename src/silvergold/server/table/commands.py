"""What may be asked of a table: each command is refused, or becomes the fact that it asks for."""

from collections.abc import Callable
from typing import Any, NamedTuple

from silvergold import engine
from silvergold.bots import BOTS
from silvergold.engine import HUMAN, Dealer, GameState, Phase, bot_kind, new_game, seats_to_move
from silvergold.engine.errors import quote
from silvergold.protocol import commands
from silvergold.protocol.commands import TableCommand
from silvergold.protocol.moves import ChanceMove, PlayerMove, TakeBack, from_engine_move, to_engine_move
from silvergold.server.errors import RefusedError
from silvergold.server.names import clean_name
from silvergold.server.table import facts
from silvergold.server.table.facts import AnyFact
from silvergold.server.table.table import EMPTY, Table

MOST_STEPS = 10_000
"""Entries of a log, or moves in it: many more than a game needs, few enough to be followed at once."""


class Requester(NamedTuple):
    """Who asks."""

    person: str
    name: str


def decide(table: Table, command: TableCommand, requester: Requester, dealer: Dealer) -> AnyFact | None:
    """The fact that a command asks for; none where all is as it asks already."""
    is_full = max(table.number, len(table.moves)) >= MOST_STEPS
    require(not is_full or not undoes(command), "nothing-more-undone")
    fact: AnyFact | None = DECISIONS[type(command)](table, command, requester, dealer)
    return fact


def undoes(command: TableCommand) -> bool:
    """Whether a command leads backwards: without such ones every log comes to its end."""
    if isinstance(command, commands.PlayMoves):
        return any(isinstance(move, TakeBack) for move in command.moves)
    return isinstance(command, commands.Rise | commands.Contribute | commands.Leave)


def require(is_so: bool, code: str, status: int = 409, **details: str | float) -> None:
    """Refuse unless it is so."""
    if not is_so:
        raise RefusedError(code, status, **details)


def require_gathering(table: Table) -> None:
    """Before the game only."""
    require(table.status == "gathering", "game-has-begun")


def require_playing(table: Table) -> None:
    """During the game only."""
    require(table.status == "playing", "no-game-under-way")


def require_host(table: Table, requester: Requester) -> None:
    """For whoever opened the table."""
    require(table.host == requester.person, "not-the-host", 403)


def require_seat(table: Table, seat: int) -> None:
    """The table must have the seat."""
    require(seat < len(table.seats), "no-such-seat")


def require_own_seat(table: Table, seat: int, requester: Requester) -> None:
    """The seat must be the requester's."""
    require_seat(table, seat)
    is_own = seat in table.seats_of(requester.person)
    require(is_own, "not-your-seat", 403)


# --- before the game --------------------------------------------------------------------------------------


def sit(table: Table, command: commands.Sit, requester: Requester, _: Dealer) -> facts.SeatTaken | None:
    """Take an empty seat."""
    require_gathering(table)
    require_seat(table, command.seat)
    seat, name = table.seats[command.seat], clean_name(command.name or requester.name)
    if seat.person == requester.person and seat.name == name:
        return None
    require(seat.is_empty, "seat-is-taken", name=seat.name)
    return facts.SeatTaken(command.seat, HUMAN, name, requester.person)


def seat_bot(
    table: Table, command: commands.SeatBot, requester: Requester, _: Dealer
) -> facts.SeatTaken | None:
    """Put a bot on an empty seat."""
    require_gathering(table)
    require_host(table, requester)
    require_seat(table, command.seat)
    known, bot = ", ".join(BOTS), quote(command.bot)
    require(command.bot in BOTS, "unknown-bot", 404, bot=bot, bots=known)
    seat, kind = table.seats[command.seat], bot_kind(command.bot)
    if seat.kind == kind:
        return None
    require(seat.is_empty, "seat-is-taken", name=seat.name)
    return facts.SeatTaken(command.seat, kind, command.bot.capitalize())


def rise(table: Table, command: commands.Rise, requester: Requester, _: Dealer) -> facts.SeatVacated | None:
    """Empty a seat."""
    require_gathering(table)
    require_seat(table, command.seat)
    seat = table.seats[command.seat]
    if seat.is_empty:
        return None
    if table.host != requester.person:
        require(seat.person == requester.person, "not-your-seat", 403)
    return facts.SeatVacated(command.seat)


def contribute(
    table: Table, command: commands.Contribute, requester: Requester, _: Dealer
) -> facts.WordsContributed | None:
    """Add words to the shuffle."""
    require_gathering(table)
    require_own_seat(table, command.seat, requester)
    require(table.takes_words, "deal-is-fixed")
    if table.seats[command.seat].words == command.words:
        return None
    return facts.WordsContributed(command.seat, command.words)


def start(
    table: Table, command: commands.StartGame, requester: Requester, dealer: Dealer
) -> facts.GameStarted | None:
    """Begin the game."""
    if table.status == "playing":
        return None
    require_gathering(table)
    may_start = table.host == requester.person or bool(table.seats_of(requester.person))
    require(may_start, "not-at-the-table", 403)
    is_full = all(seat.kind != EMPTY for seat in table.seats)
    require(is_full, "seats-are-empty")
    state = new_game(table.deck, len(table.seats), engine.EDITIONS[table.settings.edition])
    return facts.GameStarted(tuple(chance(table, state, dealer)[1]))


def close(table: Table, command: commands.Close, requester: Requester, _: Dealer) -> facts.TableClosed | None:
    """Close a table before its game."""
    if table.status == "closed":
        return None
    require_gathering(table)
    require_host(table, requester)
    return facts.TableClosed()


# --- during the game --------------------------------------------------------------------------------------


def chance(table: Table, state: GameState, dealer: Dealer) -> tuple[GameState, list[ChanceMove]]:
    """Let the dealer move until a player must decide or the game is over."""
    moves = []
    while state.phase != Phase.OVER and not seats_to_move(state):
        move = dealer.move(state)
        state, _ = table.apply(state, move)
        moves.append(from_engine_move(move))
    return state, moves


def play(
    table: Table, command: commands.PlayMoves, requester: Requester, dealer: Dealer
) -> facts.MovesPlayed:
    """Make moves for one's seat."""
    require_playing(table)
    require_own_seat(table, command.seat, requester)
    require(not table.seats[command.seat].stand_in, "stood-in")
    return played(table, command.seat, command.moves, dealer)


def played(table: Table, seat: int, moves: tuple[PlayerMove, ...], dealer: Dealer) -> facts.MovesPlayed:
    """Some moves of a seat, with the moves of chance that follow."""
    state = table.state
    if state is None:
        raise ValueError(f"no game has begun at table {table.id}")
    for number, move in enumerate(moves, start=1):
        state, events = table.apply(state, to_engine_move(move, seat))
        # Otherwise the refusal of a later move would tell what this one brings, without its being made.
        is_opened = bool(events) or not seats_to_move(state)
        require(not is_opened or number == len(moves), "moves-too-far")
    _, followed = chance(table, state, dealer)
    return facts.MovesPlayed(seat, (*moves, *followed))


def leave(table: Table, command: commands.Leave, requester: Requester, _: Dealer) -> facts.PlayerLeft | None:
    """Go away from the game."""
    require_playing(table)
    seats = own_seats(table, requester)
    here = tuple(seat for seat in seats if table.seats[seat].left_at is None)
    return facts.PlayerLeft(here) if here else None


def come_back(
    table: Table, command: commands.Return, requester: Requester, _: Dealer
) -> facts.PlayerReturned | None:
    """Decide for one's seats again."""
    require_playing(table)
    away = tuple(
        seat
        for seat in own_seats(table, requester)
        if table.seats[seat].stand_in or table.seats[seat].left_at is not None
    )
    return facts.PlayerReturned(away) if away else None


def own_seats(table: Table, requester: Requester) -> tuple[int, ...]:
    """The requester's seats: there must be one."""
    seats = table.seats_of(requester.person)
    require(bool(seats), "not-at-the-table", 403)
    return seats


DECISIONS: dict[type[TableCommand], Callable[[Table, Any, Requester, Dealer], AnyFact | None]] = {
    commands.Sit: sit,
    commands.SeatBot: seat_bot,
    commands.Rise: rise,
    commands.Contribute: contribute,
    commands.StartGame: start,
    commands.PlayMoves: play,
    commands.Leave: leave,
    commands.Return: come_back,
    commands.Close: close,
}
"""What each command does. A rematch opens another table: ``rematch`` does that."""
