"""The protocol's JSON (docs/protocol.md) as the engine's own values, and moves the other way.

Unknown keys are ignored, as the protocol asks of readers.
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, get_args

from silvergold.engine import (
    EDITIONS,
    Deck,
    Draw,
    Event,
    Keep,
    Mark,
    PlayerMove,
    Ready,
    Shape,
    Take,
    TakeBack,
    View,
)
from silvergold.engine.state import OpenCard, ScoreCard
from silvergold.engine.view import PlayerView
from silvergold.terminal.client.table_client import TableEvent

Json = Mapping[str, Any]

MOVES: dict[str, type[PlayerMove]] = {
    "keep": Keep,
    "mark": Mark,
    "take_back": TakeBack,
    "ready": Ready,
    "take": Take,
    "draw": Draw,
}
NAMES = {kind: name for name, kind in MOVES.items()}
EVENTS: dict[str, type[Event]] = {kind.__name__.lower(): kind for kind in get_args(Event)}


def read_move(move: Json, seat: int) -> PlayerMove:
    """A legal move of a seat."""
    kind = MOVES[move["move"]]
    known = {field.name for field in fields(kind)}
    return kind(seat, **{key: _value(key, value) for key, value in move.items() if key in known})


def written_move(move: PlayerMove) -> dict[str, Any]:
    """A move as it is sent; whose it is stands in the command."""
    told = {field.name: getattr(move, field.name) for field in fields(move) if field.name != "seat"}
    return {"move": NAMES[type(move)], **told}


def read_event(event: Json) -> Event | TableEvent:
    """Something that happened: at the table, or in the game."""
    name = event["event"]
    if name not in EVENTS:
        return TableEvent(name, event.get("seat", 0), event.get("bot", ""))
    kind = EVENTS[name]
    told = {"cards": (), **event, "source": event.get("from")}
    names = [field.name for field in fields(kind)]
    return kind(*(_value(key, told[key]) for key in names))


def _value(key: str, value: Any) -> Any:
    """Lists are tuples here, and a shape is one of six."""
    if key == "shape":
        return Shape(value)
    return tuple(value) if isinstance(value, list) else value


def read_view(table: Json, game: Json, own: Json | None, deck: Deck) -> View:
    """The game as a seat sees it, or a spectator."""
    players = [_read_side(side, deck) for side in game["players"]]
    if own is not None:
        players[own["seat"]] = _read_own(own, deck)
    seen = game["shapes_seen"]
    return View(
        seat=None if own is None else own["seat"],
        deck=deck,
        edition=EDITIONS[table["settings"].get("edition", "nsv")],
        phase=game["phase"],
        round=game["round"],
        turn=game["turn"],
        start_player=game["start_player"],
        shape=Shape(game["shape"]) if game["shape"] else None,
        shapes_seen=None if seen is None else tuple((Shape(shape), times) for shape, times in seen.items()),
        display=tuple(deck.by_id[card] for card in game["display"]),
        pile_size=game["pile_size"],
        cups=tuple(game["cups"]),
        to_move=tuple(game["to_move"]),
        players=tuple(players),
    )


def _read_side(side: Json, deck: Deck) -> PlayerView:
    return PlayerView(
        cards=tuple(OpenCard(deck.by_id[card["card"]], card["unmarked"]) for card in side["cards"]),
        score_card=ScoreCard(side["coins"], tuple(side["cups"]), tuple(side["palms"])),
        completed=tuple(deck.by_id[card] for card in side["completed"]),
    )


def _read_own(own: Json, deck: Deck) -> PlayerView:
    return _read_side(own["side"], deck)._replace(
        dealt=tuple(deck.by_id[card] for card in own["dealt"]),
        crosses=own["crosses"],
        can_take_back=own["can_take_back"],
    )


def read_legal(own: Json) -> tuple[PlayerMove, ...]:
    """What one of the own seats may do."""
    moves: Sequence[Json] = own["legal"]
    return tuple(read_move(move, own["seat"]) for move in moves)
