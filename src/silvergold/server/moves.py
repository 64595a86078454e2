"""Moves between the wire and the engine: the same words, with and without the seat."""

from collections.abc import Callable
from typing import Any, overload

from silvergold import engine
from silvergold.engine import Shape
from silvergold.server import facts, protocol

ENGINE_MOVES: dict[type, Callable[[Any, int], engine.Move]] = {
    protocol.Keep: lambda move, seat: engine.Keep(seat, move.cards),
    protocol.Mark: lambda move, seat: engine.Mark(seat, move.card, move.boxes),
    protocol.TakeBack: lambda move, seat: engine.TakeBack(seat, move.all),
    protocol.Ready: lambda move, seat: engine.Ready(seat),
    protocol.Take: lambda move, seat: engine.Take(seat, move.card),
    protocol.Draw: lambda move, seat: engine.Draw(seat),
    facts.Deal: lambda move, seat: engine.Deal(move.card),
    facts.TurnUp: lambda move, seat: engine.TurnUp(move.card),
    facts.Start: lambda move, seat: engine.Start(move.seat),
    facts.Reveal: lambda move, seat: engine.Reveal(Shape(move.shape)),
}

SENT_MOVES: dict[type, Callable[[Any], protocol.PlayerMove]] = {
    engine.Keep: lambda move: protocol.Keep(move.cards),
    engine.Mark: lambda move: protocol.Mark(move.card, move.boxes),
    engine.TakeBack: lambda move: protocol.TakeBack(move.all),
    engine.Ready: lambda move: protocol.Ready(),
    engine.Take: lambda move: protocol.Take(move.card),
    engine.Draw: lambda move: protocol.Draw(),
}

LOGGED_MOVES: dict[type, Callable[[Any], facts.ChanceMove]] = {
    engine.Deal: lambda move: facts.Deal(move.card),
    engine.TurnUp: lambda move: facts.TurnUp(move.card),
    engine.Start: lambda move: facts.Start(move.seat),
    engine.Reveal: lambda move: facts.Reveal(move.shape),
}


@overload
def engine_move(move: protocol.PlayerMove, seat: int) -> engine.PlayerMove: ...


@overload
def engine_move(move: facts.LoggedMove, seat: int) -> engine.Move: ...


def engine_move(move: facts.LoggedMove, seat: int) -> engine.Move:
    """A move as the engine plays it."""
    return ENGINE_MOVES[type(move)](move, seat)


def sent_move(move: engine.PlayerMove) -> protocol.PlayerMove:
    """A player's move as it goes over the wire."""
    return SENT_MOVES[type(move)](move)


def logged_move(move: engine.ChanceMove) -> facts.ChanceMove:
    """A move of chance as the log tells it."""
    return LOGGED_MOVES[type(move)](move)
