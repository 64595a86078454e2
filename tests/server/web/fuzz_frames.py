"""Frames for fuzzing a socket: random data and damaged commands."""

import json
import random
from collections.abc import Callable
from typing import Any

SIZE_LIMIT = 8 * 1024
MOVES: list[dict[str, Any]] = [
    {"move": "keep", "cards": ["a", "b"]},
    {"move": "mark", "card": "c01", "boxes": 3},
    {"move": "take_back", "all": True},
    {"move": "ready"},
    {"move": "take", "card": "c02"},
    {"move": "draw"},
    {"move": "deal", "card": "c03"},
    {"move": "reveal", "shape": "square"},
    {"move": "turn_up", "card": "c04"},
    {"move": "start", "seat": 0},
]
COMMANDS: list[dict[str, Any]] = [
    {"command": "sit", "id": "a", "seat": 0, "name": "Anna"},
    {"command": "seat_bot", "id": "b", "seat": 1, "bot": "sailor"},
    {"command": "rise", "id": "c", "seat": 1},
    {"command": "contribute", "id": "d", "seat": 0, "words": "words"},
    {"command": "start", "id": "e"},
    {"command": "return", "id": "f"},
    {"command": "rematch", "id": "g"},
    {"command": "close", "id": "h"},
    *({"command": "play", "id": "i", "seat": seat, "moves": [move]} for seat in (0, 1) for move in MOVES),
]
VALUES: list[Any] = [
    None,
    True,
    -1,
    4,
    2**31,
    2**63,
    2**64,
    10**400,
    1.5,
    float("nan"),
    float("inf"),
    -0.0,
    "",
    "\x00",
    "\ud800",
    "\u202e",
    "a" * 5000,
    [],
    {},
    [[]],
    ["a"] * 300,
    {"a": {"a": {}}},
]


def places_in(value: Any) -> list[tuple[Any, Any]]:
    """Return all places in a value that can be changed."""
    places: list[tuple[Any, Any]] = []
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            places += [(value, key), *places_in(value[key])]
    return places


def wrong_value(choice: random.Random) -> str:
    """A command with a value of the wrong type."""
    command = json.loads(json.dumps(choice.choice(COMMANDS)))
    place, key = choice.choice(places_in(command))
    place[key] = choice.choice(VALUES)
    return json.dumps(command, ensure_ascii=True)


def wrong_field(choice: random.Random) -> str:
    """A command with an extra, missing or repeated field."""
    command = dict(choice.choice(COMMANDS))
    text = json.dumps(command)
    match choice.randrange(3):
        case 0:
            command.pop(choice.choice(list(command)))
            return json.dumps(command)
        case 1:
            return json.dumps({**command, choice.choice(["seed", "number", "at", "person"]): 1})
        case _:
            return text[:-1] + "," + text[1:]


def garbled(choice: random.Random) -> str:
    """A command with some characters changed, removed or added."""
    text = list(json.dumps(choice.choice(COMMANDS)))
    for _ in range(choice.randrange(1, 6)):
        place = choice.randrange(len(text))
        text[place : place + choice.randrange(3)] = choice.choice(["", "{", '"', "\\", "0", "é", "\x07", "𝄞"])
        text = text or ["x"]
    return "".join(text)


def deep(choice: random.Random) -> str:
    """Deeply nested JSON, complete or cut off."""
    depth = choice.choice([10, 500, 3000])
    return choice.choice(["[" * depth, '{"a":' * (depth // 3), "[" * depth + "]" * depth])


def noise(choice: random.Random) -> str:
    """Random characters."""
    return "".join(chr(choice.randrange(1, 0xD7FF)) for _ in range(choice.randrange(60)))


def binary(choice: random.Random) -> bytes:
    """Random bytes, or a command as a binary frame."""
    return choice.choice([choice.randbytes(choice.randrange(100)), json.dumps(COMMANDS[0]).encode()])


def unchanged(choice: random.Random) -> str:
    """A valid command, which may not be allowed now."""
    return json.dumps(choice.choice(COMMANDS))


KINDS: list[Callable[[random.Random], str | bytes]] = [
    wrong_value,
    wrong_field,
    garbled,
    deep,
    noise,
    binary,
    unchanged,
]


def random_frame(choice: random.Random) -> str | bytes:
    """Return a frame of a random kind."""
    return choice.choice(KINDS)(choice)[:SIZE_LIMIT]
