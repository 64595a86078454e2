"""Types of single fields, with the bounds that a message must keep; and the base of all values."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from silvergold.engine.deck import LONGEST_ID
from silvergold.engine.grid import ALL_BOXES
from silvergold.engine.state import FEWEST_PLAYERS, MOST_PLAYERS

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
PlayerCount = Annotated[int, Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)]
CardId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
BoxMask = Annotated[int, Meta(ge=1, le=ALL_BOXES)]
PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9._:-]+$")]
"""Chosen by the sender; a command repeated under the same id is acknowledged but not executed twice."""
Language = Annotated[str, Meta(pattern="^([a-z]{2})?$")]
"""Two letters, or empty if unknown."""
Milliseconds = int
"""Since 1970, UTC."""
TableStatus = Literal["gathering", "playing", "finished", "closed"]
DeviceOrigin = Literal["new", "link", "recovery"]
"""How a device was signed in: as a new person, with a one-time link, or with a recovery code."""
Details = dict[str, str | float]
"""The values in an error's text by name, so that a client can show the text in another language."""


class Value(Struct, frozen=True, gc=False):
    """A value that never changes. None contains itself, so the garbage collector need not know them."""
