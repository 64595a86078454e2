"""The facts of a table's log, in the order in which they happened.

A table follows from its log. The log contains hidden information, and no part of it is ever sent to anybody:
``snapshot`` builds what recipients see.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from silvergold.protocol.commands import TableSettings
from silvergold.protocol.fields import Milliseconds, Value
from silvergold.protocol.moves import LoggedMove


class Fact(Value, frozen=True, omit_defaults=True, tag_field="fact"):
    """Something that happened at a table."""


class TableOpened(Fact, tag="opened", frozen=True):
    """A person has opened the table."""

    settings: TableSettings
    deck: str
    """The sha256 of the deck's file."""
    host: str
    deal: str
    hash: str
    """The hash of the secret behind the deal."""
    takes_words: bool = True
    """Whether players may contribute to the shuffle: not if the deal exists already."""
    language: str = ""
    """The host's language, if known."""


class SeatTaken(Fact, tag="sat", frozen=True):
    """A person or a bot has taken a seat."""

    seat: int
    kind: str
    name: str
    person: str = ""


class SeatVacated(Fact, tag="rose", frozen=True):
    """A seat is empty again."""

    seat: int


class WordsContributed(Fact, tag="contributed", frozen=True):
    """A player's words for the shuffle."""

    seat: int
    words: str


class StartHeld(Fact, tag="held", frozen=True):
    """The host has the game wait, or no longer."""

    is_held: bool


class StartPlayerNamed(Fact, tag="start_player_named", frozen=True):
    """R2.5: the host has named the seat that starts, or wants it drawn."""

    seat: int | None = None


class GameStarted(Fact, tag="began", frozen=True):
    """The game starts, with the first moves of chance."""

    moves: tuple[LoggedMove, ...]


class MovesPlayed(Fact, tag="played", frozen=True):
    """A seat has moved, followed by chance."""

    seat: int
    moves: tuple[LoggedMove, ...]


class PlayerLeft(Fact, tag="left", frozen=True):
    """A person has left the game."""

    seats: tuple[int, ...]


class StandInSeated(Fact, tag="stood_in", frozen=True):
    """A bot decides for a seat from now on."""

    seat: int
    bot: str
    why: Literal["left", "away", "clock", "host"]


class PlayerReturned(Fact, tag="returned", frozen=True):
    """A person decides for their seats again."""

    seats: tuple[int, ...]


class DecisionAnnounced(Fact, tag="announced", frozen=True):
    """A person knows that a decision is due: they were connected, or they are sent a push message."""

    seats: tuple[int, ...]


class PlayerReplaced(Fact, tag="replaced", frozen=True):
    """The host lets a bot play for a person."""

    seats: tuple[int, ...]
    bot: str
    """The bot that takes the seats before the game; during it, a stand-in is chosen by rating."""
    may_return: bool = True


class PlayerReadmitted(Fact, tag="readmitted", frozen=True):
    """The host lets a person come back."""

    person: str


class RematchAgreed(Fact, tag="rematch_agreed", frozen=True):
    """A person wants a rematch."""

    seats: tuple[int, ...]


class RematchRejected(Fact, tag="rematch_rejected", frozen=True):
    """A person does not want the rematch, or not any more."""

    seats: tuple[int, ...]


class RematchOpened(Fact, tag="rematched", frozen=True):
    """The players continue at another table."""

    table: str


class TableClosed(Fact, tag="closed", frozen=True):
    """The table was closed before a game."""


AnyFact = (
    TableOpened
    | SeatTaken
    | SeatVacated
    | WordsContributed
    | StartHeld
    | StartPlayerNamed
    | GameStarted
    | MovesPlayed
    | PlayerLeft
    | StandInSeated
    | PlayerReturned
    | DecisionAnnounced
    | PlayerReplaced
    | PlayerReadmitted
    | RematchAgreed
    | RematchRejected
    | RematchOpened
    | TableClosed
)


class LogEntry(Value, frozen=True):
    """One entry of a table's log."""

    number: int
    """From 1, without a gap."""
    at: Milliseconds
    fact: AnyFact
    person: str = ""
    """The person whose command it was; empty for the server itself."""
    command: str = ""
    """The id of the command."""
    command_hash: str = ""
    """The hash of the command's content; empty in old logs."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyFact)
_entries_decoder = msgspec.json.Decoder(list[LogEntry])


def encode_fact(fact: AnyFact) -> str:
    """Encode a fact for the store; check that it can be read back, because a log is read for ever."""
    text = _encoder.encode(fact).decode()
    if (found := decode_fact(text)) != fact:
        raise ValueError(f"{fact} is read back as {found}")
    return text


def decode_fact(text: str) -> AnyFact:
    """Decode a fact from the store."""
    fact: AnyFact = _decoder.decode(text)
    return fact


def encode_entries(entries: Sequence[LogEntry]) -> bytes:
    """Encode entries for other workers."""
    return _encoder.encode(entries)


def decode_entries(text: str) -> list[LogEntry]:
    """Decode entries from another worker: none, if a newer version has sent facts that are unknown here."""
    try:
        return _entries_decoder.decode(text) if text else []
    except msgspec.DecodeError:
        return []
