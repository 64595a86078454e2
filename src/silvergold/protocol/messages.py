"""Messages: what the server sends over a table's socket."""

from typing import Any, get_args

import msgspec

from silvergold.protocol.commands import Phrase, TableSettings
from silvergold.protocol.events import Event, TableEvent
from silvergold.protocol.fields import Details, Value
from silvergold.protocol.moves import PlayerMove
from silvergold.protocol.views import GameView, OwnView, TableView


class Message(Value, frozen=True, tag_field="message"):
    """Something that the server sends."""


class Update(Message, tag="update", frozen=True, omit_defaults=True):
    """What happened, and in full every part of the table that changed; the first update has all parts."""

    number: int
    """The number of the latest event: after a lost connection, a client asks for the events after it."""
    events: tuple[TableEvent, ...] = ()
    table: TableView | None = None
    game: GameView | None = None
    own: tuple[OwnView, ...] | None = None
    """The seats that the recipient holds."""
    done: str = ""
    """The id of the recipient's own command that is among what happened: it has been executed and stored."""


class Done(Message, tag="done", frozen=True):
    """A command has been executed and stored, and no update says so."""

    id: str


class Refused(Message, tag="refused", frozen=True, omit_defaults=True):
    """A command was refused; it has changed nothing."""

    code: str
    text: str
    rule: str = ""
    id: str = ""
    """Empty if the frame was not a command at all."""
    details: Details = msgspec.field(default_factory=dict)


class Presence(Message, tag="presence", frozen=True):
    """The seats whose person is connected."""

    here: tuple[int, ...]


class Reaction(Message, tag="reaction", frozen=True):
    """The person on a seat has said a phrase, to be shown for a moment."""

    seat: int
    phrase: Phrase


ServerMessage = Update | Done | Refused | Presence | Reaction

_EVENTS = {kind.__struct_config__.tag: kind for kind in get_args(TableEvent)}
_MOVES = {kind.__struct_config__.tag: kind for kind in get_args(PlayerMove)}


def read_message(data: dict[str, Any]) -> ServerMessage:
    """Return the message in decoded JSON; keys, moves and events that only a newer server knows are ignored.

    An unknown event becomes a bare ``Event``, so that the others keep their numbers.
    """
    own = data.get("own") and [seat | {"legal": _known_moves(seat["legal"])} for seat in data["own"]]
    table = data.get("table") and data["table"] | {"settings": _known_settings(data["table"]["settings"])}
    message: ServerMessage = msgspec.convert(data | {"own": own, "table": table, "events": ()}, ServerMessage)
    if isinstance(message, Update):
        message = msgspec.structs.replace(message, events=tuple(map(_read_event, data.get("events", ()))))
    return message


def _known_settings(settings: dict[str, Any]) -> dict[str, Any]:
    return {key: settings[key] for key in TableSettings.__struct_fields__ if key in settings}


def _known_moves(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    known = [(move, _MOVES[move["move"]].__struct_fields__) for move in moves if move["move"] in _MOVES]
    return [{key: move[key] for key in ("move", *fields) if key in move} for move, fields in known]


def _read_event(data: dict[str, Any]) -> Any:
    kind = _EVENTS.get(data["event"])
    return Event() if kind is None else msgspec.convert(data, kind)
