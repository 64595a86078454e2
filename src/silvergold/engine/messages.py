"""The English texts of the engine's errors, by code.

They are those of ``locales/en/errors.ftl``, which the engine can't read with the standard library alone; a
test compares the two.
"""

from collections.abc import Mapping

Details = Mapping[str, str | float]
"""The values that a message shows, by name; translations use the same names."""

OTHER = "other"
"""The variant for any value that has none of its own."""

MESSAGES: dict[str, str | tuple[str, dict[object, str]]] = {
    # Moves that the rules forbid
    "already-kept": "You have already chosen.",
    "already-ready": "You are ready. The turn goes on when everyone is.",
    "cross-marks-one-box": "A cross gives you one box, not more.",
    "crosses-owed": (
        "count",
        {
            1: "You have a cross to use: mark one more box first.",
            OTHER: "You have crosses to use: mark {count} more boxes first.",
        },
    ),
    "malformed-move": "That isn't a move of this game: {found}",
    "marked-already": "You have already marked this turn. Take it back to change it.",
    "not-dealt": "Keep two different islands out of those you were dealt.",
    "not-in-pile": "The island {card} isn't in the pile.",
    "not-on-display": "The island {card} isn't on display.",
    "not-the-shape": "Neither the revealed shape nor a single box: {boxes}.",
    "not-the-time-to-keep": "You can only choose islands at the start of the game.",
    "not-the-time-to-mark": "You can't mark anything now.",
    "not-the-time-to-reveal": "No expedition card can be revealed now.",
    "not-the-time-to-start": "The start player is chosen after the display is laid out.",
    "not-the-time-to-take": "You can't take an island now.",
    "not-the-time-to-turn-up": "No card can be turned up from the pile now.",
    "not-unmarked": "Already marked, or not on the island: {boxes}.",
    "not-your-card": "You don't have the island {card}.",
    "not-your-turn": "It isn't your turn.",
    "nothing-marked": "Mark something first: the shape, or a single box.",
    "nothing-to-take-back": "There is nothing to take back.",
    "pile-empty": "The pile is empty. Take an island from the display.",
    "shape-used-up": "No expedition card with {shape} is left this round.",
    # Games that can't be set up
    "deck-too-small-for-players": "{players} players need {needed} islands. This deck has {cards}.",
    "wrong-number-of-players": "Silver & Gold is for two to four players, not {players}.",
    # Deck files
    "card-character": "Unknown characters in the drawing: {characters}",
    "card-color": "color must be one of {colors}, not {found}.",
    "card-duplicate-id": "{cards} cards share this id.",
    "card-id": "The id must be text of at most {most} characters, not {found}.",
    "card-in-pieces": "The island isn't in one piece.",
    "card-malformed": "A card must be a table: [[card]].",
    "card-map": "map must be a drawing, not {found}.",
    "card-name": "The name must be text, not {found}.",
    "card-own-seal": "An island can't have a seal for its own colour.",
    "card-palms": "{palms} palms. An island has at most one.",
    "card-seal": "seal must be one of {colors}, not {found}.",
    "card-size": (
        "boxes",
        {
            1: "One box. An island of this colour has {needed}.",
            OTHER: "{boxes} boxes. An island of this colour has {needed}.",
        },
    ),
    "card-too-large": "The drawing is {width} × {height}. At most 4 × 4 fits.",
    "deck-empty": "The deck file is empty.",
    "deck-format": "The format must be {expected}, not {found}.",
    "deck-malformed": "The cards must be a list: [[card]].",
    "deck-name": "The deck's name must be text, not {found}.",
    "deck-not-toml": "This isn't a deck file: {reason}",
    "deck-too-small": (
        "cards",
        {
            1: "Only one card. Two players already need {needed}.",
            OTHER: "Only {cards} cards. Two players already need {needed}.",
        },
    ),
    "deck-unreadable": "{path} can't be read: {reason}",
    "deck-version": "Only version {expected} is supported, not {found}.",
    "missing-key": "{key} is missing.",
    "standard-count": "There are {cards} {color} cards instead of {needed}.",
    "standard-seals": "The {color} cards need one seal for each other colour. They have: {seals}",
    "standard-symbols": "Coins {coins}, palms {palms}, crosses {crosses}, seal {seal}: "
    "{cards} {color} cards instead of {needed}.",
    "unknown-key": "{key} isn't a key of a deck file and is ignored.",
    # Game records
    "record-differs": (
        "happened",
        {
            "nothing": "The record says {recorded}, but no such event happens.",
            OTHER: "The record says {recorded}, but it should be {happened}.",
        },
    ),
    "record-edition": "The edition must be one of {editions}, not {found}.",
    "record-empty": "{path} contains no games.",
    "record-event": (
        "expected",
        {
            "event": "An event must be one of {choices}, not {found}.",
            "fields": "{field} must have the fields {choices}, not {found}.",
            "number": "{field} must be a whole number, not {found}.",
            "card": "{field} must be the id of a card, not {found}.",
            "cards": "{field} must be a list of card ids, not {found}.",
            "seats": "{field} must be a list of seats, not {found}.",
            "boxes": "{field} must be a list of different boxes, such as b3, not {found}.",
            OTHER: "{field} must be one of {choices}, not {found}.",
        },
    ),
    "record-events": "events must be a list, not {found}.",
    "record-format": "The format must be {expected}, not {found}.",
    "record-malformed": (
        "expected",
        {
            "table": "{field} must be a table, not {found}.",
            OTHER: "{field} must be printable text, not {found}.",
        },
    ),
    "record-not-json": "This isn't a game record: {reason}",
    "record-other-deck": (
        "differs",
        {
            "name": "The record names its deck {deck}, but the deck is {given}.",
            OTHER: "This game was played with the deck {deck}, whose file differs from {given}. "
            "Name the file with --deck.",
        },
    ),
    "record-other-seed": "The seed gives {expected}, not {found}.",
    "record-players": (
        "field",
        {
            "players": "players must be a list of two to four, not {found}.",
            OTHER: "{field} must be human or bot:NAME, not {found}.",
        },
    ),
    "record-seed-early": "The game isn't over, but the record has its seed, which shows all cards to come.",
    "record-seed": "The seed must be an even number of hex digits, not {found}.",
    "record-shuffle": (
        "field",
        {
            "words": "The words of the shuffle must be a list of texts, not {found}.",
            "hash": "The hash of the shuffle doesn't match its secret: {found}",
            OTHER: "The seed doesn't follow from the shuffle: {found}",
        },
    ),
    "record-unreadable": "{path} can't be read: {reason}",
    "record-version": "Only version {expected} is supported, not {found}.",
}
"""A text, or the detail that chooses between texts and the variants by its value."""


def english(code: str, details: Details) -> str:
    """The English text of an error."""
    text = MESSAGES[code]
    if not isinstance(text, str):
        chosen_by, variants = text
        text = variants.get(details[chosen_by], variants[OTHER])
    return text.format_map({name: _shown(value) for name, value in details.items()})


def _shown(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:,}"
