"""Messages formatted in a language, with the vocabulary of an edition."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from silvergold.engine.cards import TreasureCard
from silvergold.engine.deck import Deck
from silvergold.engine.errors import DeckError, Fault, RecordError, SilverGoldError
from silvergold.engine.participants import bot_title
from silvergold.words.languages import ENGLISH, LOCALES

MessageValue = str | int | float
"""A value for a variable; numbers select the plural and are formatted as the language does."""


class UnknownMessageError(LookupError):
    """A message that no file defines, or that lacks a value: a mistake in the code."""


@cache
def file_names(language: str, edition: str, locales: Path) -> dict[str, str]:
    """The file of each message of a language; parsing all files would slow down every start."""
    return {
        message_id: file.name
        for folder in _folders(language, edition, locales)
        for file in sorted(folder.glob("*.ftl"))
        for message_id in re.findall(r"^([a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
    }


@cache
def load_bundle(language: str, edition: str, name: str, locales: Path) -> FluentBundle:
    """The messages of a file and all terms; those of the edition's overlay win."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in _folders(language, edition, locales):
        for file in (folder / name, folder / "terms.ftl"):
            if file.exists():
                bundle.add_resource(_parse(file))
    return bundle


@cache
def _parse(file: Path) -> Resource:
    """The content of a file; that of the terms is needed with every other file."""
    return FluentResource(file.read_text(encoding="utf-8"))


def _folders(language: str, edition: str, locales: Path) -> tuple[Path, Path]:
    return locales / f"{language}-{edition}", locales / language


class Words:
    """The messages of a language and an edition: ``Words("fr", "oya").say("score-total")``."""

    def __init__(self, language: str = ENGLISH, edition: str = "nsv", locales: Path = LOCALES) -> None:
        self.language = language
        self.edition = edition
        self.locales = locales

    def has(self, message_id: str) -> bool:
        """Whether the message exists."""
        return any(message_id in file_names(*source) for source in self._sources())

    def say(self, message_id: str, /, **values: MessageValue) -> str:
        """Format a message; English if the language lacks it."""
        for language, edition, locales in self._sources():
            name = file_names(language, edition, locales).get(message_id)
            if name is not None:
                return _format(load_bundle(language, edition, name, locales), message_id, values)
        raise UnknownMessageError(message_id)

    def card_name(self, card: TreasureCard) -> str:
        """A card's name; islands of the standard deck have one in every language."""
        return self._name(card.name, f"isle-{card.id}") or card.id

    def bot_name(self, bot: str, name: str = "") -> str:
        """A bot's name; one that we have no message for keeps its own."""
        message = f"bot-name-{bot}"
        return self.say(message) if self.has(message) else name or bot_title(bot)

    def deck_name(self, deck: Deck) -> str:
        """A deck's name; only the standard deck is translated."""
        return self._name(deck.name, "deck-standard")

    def _name(self, name: str, message_id: str) -> str:
        """A name from a deck file, translated if it is the English one that we ship."""
        english = Words(locales=self.locales)
        is_ours = english.has(message_id) and english.say(message_id) == name
        return self.say(message_id) if is_ours else name

    def number(self, value: float, decimals: int = 0) -> str:
        """A number with a fixed number of decimals, as the language writes it."""
        return format_decimal(value, format=f"#,##0{_decimals(decimals)}", locale=self.language)

    def percent(self, share: float, decimals: int = 0) -> str:
        """A share as a percentage, as the language writes it."""
        usual = Locale.parse(self.language).percent_formats[None].pattern
        pattern = usual.replace("0", f"0{_decimals(decimals)}")
        return format_percent(share, format=pattern, locale=self.language)

    def join(self, items: Iterable[str]) -> str:
        """Some things as a list, as the language writes it: ``Ada, Ben, and Cleo``."""
        return format_list(list(items), locale=self.language)

    def error(self, error: SilverGoldError) -> str:
        """An error's message with its rule; each fault of a deck on a line of its own."""
        if isinstance(error, DeckError):
            return "\n".join(map(self.fault, error.faults))
        text = self._error_text(error)
        if isinstance(error, RecordError) and error.event is not None:
            return self.say("error-at-event", event=error.event, error=text)
        return text

    def fault(self, fault: Fault) -> str:
        """A fault of a deck file, with its card and rule."""
        text = self._error_text(fault)
        return self.say("error-on-card", card=fault.card, error=text) if fault.card else text

    def _error_text(self, error: SilverGoldError | Fault) -> str:
        try:
            text = self.say(error.code, **error.details)
        except UnknownMessageError:  # sent by a newer server
            text = error.message
        return self.say("error-by-rule", error=text, rule=error.rule) if error.rule else text

    def _sources(self) -> Iterator[tuple[str, str, Path]]:
        for language in dict.fromkeys((self.language, ENGLISH)):
            yield language, self.edition, self.locales


def _decimals(number: int) -> str:
    return f".{'0' * number}" if number else ""


def _format(bundle: FluentBundle, message_id: str, values: dict[str, MessageValue]) -> str:
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise UnknownMessageError(f"{message_id} has no value")
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise UnknownMessageError(f"{message_id}: {errors[0]}")
    return str(text)
