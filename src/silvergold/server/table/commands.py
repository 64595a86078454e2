"""Commands: each is refused, or becomes a fact together with the table after it."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from silvergold.bots import BOTS
from silvergold.engine import HUMAN, Dealer, GameState, Phase, bot_kind, bot_title, seats_to_move
from silvergold.engine.errors import quote
from silvergold.protocol import commands
from silvergold.protocol.commands import OpenTable, TableCommand, TableSettings
from silvergold.protocol.fields import Milliseconds, Value
from silvergold.protocol.moves import PlayerMove, TakeBack, from_engine_moves, to_engine_move
from silvergold.server.accounts.names import clean_name
from silvergold.server.errors import RefusedError
from silvergold.server.storage.people import Person
from silvergold.server.table import facts
from silvergold.server.table.clocks import STAND_IN, is_idle
from silvergold.server.table.facts import AnyFact
from silvergold.server.table.log import (
    PlayedMove,
    after_moves,
    apply_fact,
    game_state,
    numbered,
    play_move,
    start_game,
)
from silvergold.server.table.table import Table

_encode = msgspec.json.Encoder().encode

LOG_LIMIT = 10_000
"""Entries of a log, or moves in it: many more than a game needs, few enough to replay quickly."""


class CommandOutcome(Value, frozen=True):
    """A fact, and the table after it."""

    fact: AnyFact
    table: Table
    follow: "CommandOutcome | None" = None
    """What the server itself adds, stored in the same commit."""


def decide(
    table: Table, command: TableCommand, requester: Person, dealer: Dealer, at: Milliseconds
) -> CommandOutcome | None:
    """Decide a command; None if it changes nothing."""
    is_full = max(table.number, table.moves_played) >= LOG_LIMIT
    require(not is_full or not undoes(command), "nothing-more-undone")
    match command:
        case commands.PlayMoves():
            return play(table, command, requester, dealer, at)
        case commands.StartGame():
            return start(table, requester, dealer, at)
        case commands.Replace():
            replaced = replace_player(table, command, requester, at)
            return None if replaced is None else decide_fact(table, replaced, at)
        case _:
            fact: AnyFact | None = FACTS[type(command)](table, command, requester)
            return None if fact is None else start_if_full(decide_fact(table, fact, at), dealer, at)


def decide_fact(table: Table, fact: AnyFact, at: Milliseconds) -> CommandOutcome:
    """Return a fact with the table after it."""
    return CommandOutcome(fact, numbered(apply_fact(table, fact, at), at))


def undoes(command: TableCommand) -> bool:
    """Whether a command leads backwards: without such commands every log comes to an end."""
    if isinstance(command, commands.PlayMoves):
        return any(isinstance(move, TakeBack) for move in command.moves)
    return isinstance(command, UNDOING)


UNDOING = (
    commands.Rise,
    commands.Contribute,
    commands.HoldStart,
    commands.NameStartPlayer,
    commands.Leave,
    commands.Replace,
    commands.DeclineRematch,
)


def hash_of_command(command: TableCommand | OpenTable) -> str:
    """Return a short hash of a command's content, to recognize another one under the same id."""
    return hashlib.blake2b(_encode(command), digest_size=8).hexdigest()


def require(condition: bool, code: str, status: int = 409, **details: str | float) -> None:
    """Refuse the command unless the condition holds."""
    if not condition:
        raise RefusedError(code, status, **details)


def require_gathering(table: Table) -> None:
    """Refuse the command unless the game has not started."""
    require(table.status == "gathering", "game-has-begun")


def require_playing(table: Table) -> None:
    """Refuse the command unless a game is running."""
    require(table.status == "playing", "no-game-under-way")


def require_host(table: Table, requester: Person) -> None:
    """Refuse the command unless it comes from the host."""
    require(table.host == requester.id, "not-the-host", 403)


def require_not_barred(table: Table, requester: Person) -> None:
    """Refuse the command if the host has replaced the requester and not let them back."""
    require(not table.is_barred(requester.id), "replaced-by-host", 403)


def require_seat(table: Table, seat: int) -> None:
    """Refuse the command unless the table has the seat."""
    require(seat < len(table.seats), "no-such-seat")


def require_own_seat(table: Table, seat: int, requester: Person) -> None:
    """Refuse the command unless the seat belongs to the requester."""
    require_seat(table, seat)
    is_own = bool(requester.id) and table.seats[seat].person == requester.id
    require(is_own, "not-your-seat", 403)


# --- before the game --------------------------------------------------------------------------------------


def sit(table: Table, command: commands.Sit, requester: Person) -> facts.SeatTaken | None:
    """Take an empty seat."""
    require_gathering(table)
    require_not_barred(table, requester)
    name = clean_name(command.name or requester.name)
    if command.seat is None:
        if command.name is None and table.seats_of(requester.id):
            return None
        return facts.SeatTaken(first_empty_seat(table), HUMAN, name, requester.id)
    require_seat(table, command.seat)
    seat = table.seats[command.seat]
    if seat.person == requester.id and seat.name == name:
        return None
    require(seat.is_empty, "seat-is-taken", name=seat.name)
    return facts.SeatTaken(command.seat, HUMAN, name, requester.id)


def first_empty_seat(table: Table) -> int:
    """Return the first empty seat; refuse the command if there is none."""
    require(not table.is_full, "table-is-full")
    return next(number for number, seat in enumerate(table.seats) if seat.is_empty)


def seat_bot(table: Table, command: commands.SeatBot, requester: Person) -> facts.SeatTaken | None:
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
    return facts.SeatTaken(command.seat, kind, bot_title(command.bot))


def rise(table: Table, command: commands.Rise, requester: Person) -> facts.SeatVacated | None:
    """Empty a seat."""
    require_gathering(table)
    require_seat(table, command.seat)
    seat = table.seats[command.seat]
    if seat.is_empty:
        return None
    if table.host != requester.id:
        require(seat.person == requester.id, "not-your-seat", 403)
    return facts.SeatVacated(command.seat)


def contribute(
    table: Table, command: commands.Contribute, requester: Person
) -> facts.WordsContributed | None:
    """Add words to the shuffle."""
    require_gathering(table)
    require_own_seat(table, command.seat, requester)
    require(table.takes_words, "deal-is-fixed")
    if table.seats[command.seat].words == command.words:
        return None
    return facts.WordsContributed(command.seat, command.words)


def hold(table: Table, command: commands.HoldStart, requester: Person) -> facts.StartHeld | None:
    """Let the game wait for the host, or no longer."""
    require_gathering(table)
    require_host(table, requester)
    return None if table.is_held == command.is_held else facts.StartHeld(command.is_held)


def name_start_player(
    table: Table, command: commands.NameStartPlayer, requester: Person
) -> facts.StartPlayerNamed | None:
    """R2.5: name the start player, or let it be drawn."""
    require_gathering(table)
    require_host(table, requester)
    require_start_player(replace(table.settings, start_player=command.seat))
    if table.settings.start_player == command.seat:
        return None
    return facts.StartPlayerNamed(command.seat)


def require_start_player(settings: TableSettings) -> None:
    """R2.5: refuse a named start player that the table has no seat for, or where results are compared."""
    if settings.start_player is not None:
        require(settings.start_player < settings.players, "no-such-seat")
        require(not settings.listed and settings.deal == "new", "start-player-is-drawn")


def start(table: Table, requester: Person, dealer: Dealer, at: Milliseconds) -> CommandOutcome | None:
    """Start the game."""
    if table.status == "playing":
        return None
    require_gathering(table)
    is_host = table.host == requester.id
    require(is_host or bool(table.seats_of(requester.id)), "not-at-the-table", 403)
    require(is_host or not table.is_held, "start-is-held", 403)
    require(table.is_full, "seats-are-empty")
    return begin(table, dealer, at)


def start_if_full(decision: CommandOutcome, dealer: Dealer, at: Milliseconds) -> CommandOutcome:
    """Let the game begin by itself after the fact with which the last seat is taken, or no longer held."""
    table = decision.table
    may_fill = isinstance(decision.fact, facts.SeatTaken | facts.StartHeld)
    if not may_fill or table.status != "gathering" or table.is_held or not table.is_full:
        return decision
    return replace(decision, follow=begin(table, dealer, at))


def begin(table: Table, dealer: Dealer, at: Milliseconds) -> CommandOutcome:
    """Begin the game with the first moves of chance."""
    started = start_game(table)
    played = play_chance(game_state(started), dealer)
    fact = facts.GameStarted(from_engine_moves([step.move for step in played]))
    return CommandOutcome(fact, numbered(after_moves(started, played, at), at))


def close(table: Table, command: commands.Close, requester: Person) -> facts.TableClosed | None:
    """Close a table before its game."""
    if table.status == "closed":
        return None
    require_gathering(table)
    require_host(table, requester)
    return facts.TableClosed()


# --- during the game --------------------------------------------------------------------------------------


def play_chance(state: GameState, dealer: Dealer) -> list[PlayedMove]:
    """Let the dealer move until a player must decide or the game is over."""
    played: list[PlayedMove] = []
    while state.phase != Phase.OVER and not seats_to_move(state):
        played.append(play_move(state, dealer.move(state)))
        state = played[-1].state
    return played


def play(
    table: Table, command: commands.PlayMoves, requester: Person, dealer: Dealer, at: Milliseconds
) -> CommandOutcome:
    """Make moves for a seat of the requester."""
    require_playing(table)
    require_own_seat(table, command.seat, requester)
    require_not_barred(table, requester)
    require(not table.seats[command.seat].stand_in, "stood-in")
    return play_moves(table, command.seat, command.moves, dealer, at)


def play_moves(
    table: Table, seat: int, moves: Sequence[PlayerMove], dealer: Dealer, at: Milliseconds
) -> CommandOutcome:
    """Make moves for a seat, followed by those of chance."""
    state = game_state(table)
    played: list[PlayedMove] = []
    for move in moves:
        # A refusal of this move would reveal what the moves before it have turned up, without making them.
        is_revealing = played and (played[-1].events or not seats_to_move(state))
        require(not is_revealing, "moves-too-far")
        played.append(play_move(state, to_engine_move(move, seat)))
        state = played[-1].state
    chance = play_chance(state, dealer)
    fact = facts.MovesPlayed(seat, (*moves, *from_engine_moves([step.move for step in chance])))
    return CommandOutcome(fact, numbered(after_moves(table, played + chance, at), at))


def leave(table: Table, command: commands.Leave, requester: Person) -> facts.PlayerLeft | None:
    """Leave the game."""
    require_playing(table)
    seats = own_seats(table, requester)
    here = tuple(seat for seat in seats if table.seats[seat].left_at is None)
    return facts.PlayerLeft(here) if here else None


def come_back(table: Table, command: commands.Return, requester: Person) -> facts.PlayerReturned | None:
    """Decide for your seats again."""
    require_playing(table)
    require_not_barred(table, requester)
    away = tuple(
        seat
        for seat in own_seats(table, requester)
        if table.seats[seat].stand_in or table.seats[seat].left_at is not None
    )
    return facts.PlayerReturned(away) if away else None


def replace_player(
    table: Table, command: commands.Replace, requester: Person, at: Milliseconds
) -> facts.PlayerReplaced | None:
    """Let a bot play for a guest, who in a rated game must be idle."""
    require(table.status in ("gathering", "playing"), "no-game-under-way")
    require_host(table, requester)
    require_seat(table, command.seat)
    seat, is_playing = table.seats[command.seat], table.status == "playing"
    require(seat.kind == HUMAN, "nobody-to-replace")
    require(seat.person != requester.id, "replaces-yourself")
    is_rated_game = table.settings.listed and is_playing
    require(not is_rated_game or is_idle(table, command.seat, at), "rated-player-not-idle", name=seat.name)
    may_return = command.may_return or is_rated_game
    if seat.is_replaced and (may_return or table.is_barred(seat.person)):
        return None
    return facts.PlayerReplaced(table.seats_of(seat.person), STAND_IN, may_return)


def readmit(table: Table, command: commands.Readmit, requester: Person) -> facts.PlayerReadmitted | None:
    """Let a person come back whom the host has replaced."""
    require_host(table, requester)
    return facts.PlayerReadmitted(command.person) if table.is_barred(command.person) else None


# --- after the game ---------------------------------------------------------------------------------------


def accept_rematch(table: Table, command: commands.Rematch, requester: Person) -> facts.RematchAgreed | None:
    """Offer or accept a rematch; whether it begins is decided by ``opener``."""
    seats = own_seats(table, requester)
    require(table.status == "finished", "game-not-over")
    require_not_barred(table, requester)
    accepted = table.rematch_accepted or seats
    require(not command.begin or accepted[0] in seats, "not-your-rematch", 403)
    if table.rematch or set(seats) <= set(table.rematch_accepted):
        return None
    return facts.RematchAgreed(seats)


def decline_rematch(
    table: Table, command: commands.DeclineRematch, requester: Person
) -> facts.RematchRejected | None:
    """Decline a rematch that is offered."""
    seats = own_seats(table, requester)
    require(table.status == "finished", "game-not-over")
    is_offered = bool(table.rematch_accepted) and not table.rematch
    return facts.RematchRejected(seats) if is_offered and seats[0] not in table.rematch_declined else None


def own_seats(table: Table, requester: Person) -> tuple[int, ...]:
    """Return the requester's seats; refuse the command if there are none."""
    seats = table.seats_of(requester.id)
    require(bool(seats), "not-at-the-table", 403)
    return seats


FACTS: dict[type[TableCommand], Callable[[Table, Any, Person], AnyFact | None]] = {
    commands.Sit: sit,
    commands.SeatBot: seat_bot,
    commands.Rise: rise,
    commands.Contribute: contribute,
    commands.HoldStart: hold,
    commands.NameStartPlayer: name_start_player,
    commands.Leave: leave,
    commands.Return: come_back,
    commands.Readmit: readmit,
    commands.DeclineRematch: decline_rematch,
    commands.Close: close,
}
"""The fact that each command asks for. Rematches open another table (``opener``); reactions are no facts."""
