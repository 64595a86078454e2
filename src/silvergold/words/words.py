"""Messages said in a language and in the words of an edition."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from babel import Locale
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from silvergold.engine.cards import TreasureCard
from silvergold.engine.deck import Deck
from silvergold.engine.errors import DeckError, Fault, RecordError, SilverGoldError
from silvergold.words.languages import ENGLISH, LOCALES

Value = str | int | float
"""What can be filled into a message; numbers choose the plural and are written as the language does."""


class UnknownMessageError(LookupError):
    """A message that no file has, or one that was not given what it tells: a mistake in the code."""


@cache
def files_of(language: str, edition: str, locales: Path) -> dict[str, str]:
    """For each message of a language, the name of its file: reading them all would slow down every start."""
    return {
        message_id: file.name
        for folder in _folders(language, edition, locales)
        for file in sorted(folder.glob("*.ftl"))
        for message_id in re.findall(r"^([a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
    }


@cache
def bundle_of(language: str, edition: str, name: str, locales: Path) -> FluentBundle:
    """The messages of a file and all terms; what the edition's overlay has comes before them."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in _folders(language, edition, locales):
        for file in (folder / name, folder / "terms.ftl"):
            if file.exists():
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _folders(language: str, edition: str, locales: Path) -> tuple[Path, Path]:
    return locales / f"{language}-{edition}", locales / language


class Words:
    """A language, with the words of an edition: ``Words("fr", "oya").say("score-total")``."""

    def __init__(self, language: str = ENGLISH, edition: str = "nsv", locales: Path = LOCALES) -> None:
        self.language = language
        self.edition = edition
        self.locales = locales

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return any(message_id in files_of(*place) for place in self._places())

    def say(self, message_id: str, /, **values: Value) -> str:
        """A message with the values filled in; English where the language lacks it."""
        for language, edition, locales in self._places():
            name = files_of(language, edition, locales).get(message_id)
            if name is not None:
                return _formatted(bundle_of(language, edition, name, locales), message_id, values)
        raise UnknownMessageError(message_id)

    def card_name(self, card: TreasureCard) -> str:
        """What people call a card: an island of the standard deck has a name in every language."""
        return self._name(card.name, f"isle-{card.id}") or card.id

    def deck_name(self, deck: Deck) -> str:
        """What people call a deck; a player's own is called as its file says."""
        return self._name(deck.name, "deck-standard")

    def _name(self, written: str, message_id: str) -> str:
        """A name of a deck file: translated where it is the one that the program ships, in English."""
        english = Words(locales=self.locales)
        is_ours = english.has(message_id) and english.say(message_id) == written
        return self.say(message_id) if is_ours else written

    def number(self, value: float, decimals: int = 0) -> str:
        """A number as the language writes it, with so many decimals."""
        return format_decimal(value, format=f"#,##0{_decimals(decimals)}", locale=self.language)

    def percent(self, share: float, decimals: int = 0) -> str:
        """A share in per cent as the language writes it."""
        usual = Locale.parse(self.language).percent_formats[None].pattern
        pattern = usual.replace("0", f"0{_decimals(decimals)}")
        return format_percent(share, format=pattern, locale=self.language)

    def error(self, error: SilverGoldError) -> str:
        """What is wrong, with the number of the rule; each fault of a deck on its own line."""
        if isinstance(error, DeckError):
            return "\n".join(map(self.fault, error.faults))
        told = self._wrong(error.code, error.rule, str(error.args[0]), error.details)
        if isinstance(error, RecordError) and error.event is not None:
            return self.say("error-at-event", event=error.event, error=told)
        return told

    def fault(self, fault: Fault) -> str:
        """One thing wrong with a deck file, with the card and the number of the rule."""
        told = self._wrong(fault.code, fault.rule, fault.message, fault.details)
        return self.say("error-on-card", card=fault.card, error=told) if fault.card else told

    def _wrong(self, code: str, rule: str, message: str, details: Mapping[str, Value]) -> str:
        try:
            told = self.say(code, **details)
        except UnknownMessageError:  # of a server that knows more than we do
            told = message
        return self.say("error-by-rule", error=told, rule=rule) if rule else told

    def _places(self) -> Iterator[tuple[str, str, Path]]:
        for language in dict.fromkeys((self.language, ENGLISH)):
            yield language, self.edition, self.locales


def _decimals(number: int) -> str:
    return f".{'0' * number}" if number else ""


def _formatted(bundle: FluentBundle, message_id: str, values: dict[str, Value]) -> str:
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise UnknownMessageError(f"{message_id} has no text of its own")
    text, mistakes = bundle.format_pattern(pattern, dict(values))
    if mistakes:
        raise UnknownMessageError(f"{message_id}: {mistakes[0]}")
    return str(text)
