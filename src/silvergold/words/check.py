"""The check of a translation: the messages of English and no others, with the same variables."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from babel import Locale

from silvergold.engine import standard_deck
from silvergold.words.languages import ENGLISH, languages_in
from silvergold.words.messages import MessageEntry, Selector, UnparsedEntry, read_folder

TITLE = "title"
"""The name of the game, the same in most languages."""
MILLIONS = {"ca", "es", "fr", "it", "pt"}
"""Languages whose plural category many is for millions only, which don't occur in a game."""
ISLAND_PREFIX = "isle-"
"""Before the id of a card."""
NAME_LENGTH = 17
"""An island's name has at most this many characters: the width of a large island in the terminal."""
SHORT_NAME_LENGTH = 9
"""Where space is tight only this many characters are shown, so they must be unique."""


class Problem(NamedTuple):
    """Something that a translator has to fix."""

    location: str
    id: str
    kind: str
    """A single word, to count by."""
    text: str


def folders_in(locales: Path) -> list[str]:
    """The folders of the languages; overlays such as fr-oya come last."""
    return [*languages_in(locales), *sorted(folder.name for folder in locales.glob("*-*"))]


def problems_in(locales: Path, folders: Iterable[str] = ()) -> dict[str, list[Problem]]:
    """The problems of some folders, or of every one."""
    english = _by_id(read_folder(locales / ENGLISH))
    return {
        folder: (overlay_problems if "-" in folder else language_problems)(folder, locales, english)
        for folder in folders or folders_in(locales)
    }


def language_problems(language: str, locales: Path, english: dict[str, MessageEntry]) -> list[Problem]:
    """The problems of a language."""
    entries = read_folder(locales / language)
    own = _by_id(entries)
    return [
        *_entry_problems(entries, own, language),
        *(_missing(english[name]) for name in english if name not in own and not name.startswith("-")),
        *_differences_from_english(own, english, language),
        *_island_name_problems(own, language),
    ]


def overlay_problems(folder: str, locales: Path, english: dict[str, MessageEntry]) -> list[Problem]:
    """The problems of an edition's words, which may only replace entries of their language."""
    language = folder.partition("-")[0]
    base = _by_id(read_folder(locales / language)) if (locales / language).exists() else {}
    entries = read_folder(locales / folder)
    own = _by_id(entries)
    unknown = [entry for entry in own.values() if entry.id not in base]
    return [
        *_entry_problems(entries, {**base, **own}, language),
        *(_problem(entry, "unknown", f"{language}/ has no such entry to replace") for entry in unknown),
        *_differences_from_english({name: own[name] for name in own if name in base}, english, language),
    ]


def _by_id(entries: list[MessageEntry | UnparsedEntry]) -> dict[str, MessageEntry]:
    return {entry.id: entry for entry in entries if isinstance(entry, MessageEntry)}


def _problem(entry: MessageEntry, kind: str, text: str) -> Problem:
    return Problem(str(entry.location), entry.id, kind, text)


def _missing(english: MessageEntry) -> Problem:
    return Problem(english.file, english.id, "missing", " ".join(english.text.split()))


def _entry_problems(
    entries: list[MessageEntry | UnparsedEntry], known: dict[str, MessageEntry], language: str
) -> Iterator[Problem]:
    """Problems that any language can have, English included."""
    times = Counter(entry.id for entry in entries if isinstance(entry, MessageEntry))
    for entry in entries:
        if isinstance(entry, UnparsedEntry):
            yield Problem(str(entry.location), "", "syntax", f"this is not a message: {entry.text}")
            continue
        if times[entry.id] > 1:
            yield _problem(entry, "duplicate", "defined twice")
        for name in sorted(entry.references):
            if name not in known or (not name.startswith("-") and known[name].file != entry.file):
                yield _problem(entry, "reference", f"{name} is neither in this file nor a term")
        yield from (_problem(entry, "plural", text) for text in _plural_faults(entry.selectors, language))


def _plural_faults(selectors: tuple[Selector, ...], language: str) -> Iterator[str]:
    """Plural forms that the language has and a selector lacks, or the reverse."""
    needed = plural_forms(language)
    for selector in selectors:
        forms = {key for key in selector.keys if not key.isdigit()}
        if not selector.is_plural or forms == {"other"}:
            continue
        if missing := sorted(needed - forms):
            yield f"the choice by ${selector.variable} lacks {_keys(missing)}"
        if unknown := sorted(forms - needed - {"many"}):
            yield f"this language has no plural form {_keys(unknown)}, for ${selector.variable}"


def plural_forms(language: str) -> set[str]:
    """The plural categories of a language that occur in a game."""
    forms = {"other", *Locale.parse(language).plural_form.tags}
    return forms - {"many"} if language in MILLIONS else forms


def _keys(keys: list[str]) -> str:
    return ", ".join(f"[{key}]" for key in keys)


def _differences_from_english(
    own: dict[str, MessageEntry], english: dict[str, MessageEntry], language: str
) -> Iterator[Problem]:
    for entry in own.values() if language != ENGLISH else ():
        source = english.get(entry.id)
        if entry.is_term:
            continue
        if source is None:
            yield _problem(entry, "unknown", "English has no such message")
            continue
        if source.file != entry.file:
            yield _problem(entry, "file", f"this belongs in {source.file}")
        for text in _variable_faults(entry, source):
            yield _problem(entry, "variables", text)
        if entry.text == source.text and not entry.may_equal_english and entry.id != TITLE:
            remark = "put '# Same as in English' above it if that is intended"
            yield _problem(entry, "untranslated", f"this is still English; {remark}")


def _variable_faults(entry: MessageEntry, english: MessageEntry) -> Iterator[str]:
    """Variables, selector keys and attributes that differ from those of English."""
    if unknown := sorted(entry.variables - english.variables):
        yield f"English has no {', '.join(f'${name}' for name in unknown)} here"
    if missing := sorted(english.printed - entry.variables):
        yield f"{', '.join(f'${name}' for name in missing)} is missing"
    if entry.attributes != english.attributes:
        yield f"the attributes must be {', '.join(sorted(english.attributes)) or 'none'}"
    known: dict[str, set[str]] = {}
    for selector in english.selectors:
        known.setdefault(selector.variable, set()).update(selector.keys)
    for selector in entry.selectors:
        unknown = sorted(selector.keys - known.get(selector.variable, selector.keys))
        if unknown and not selector.is_plural:
            yield f"${selector.variable} is never {_keys(unknown)}"


def _island_name_problems(own: dict[str, MessageEntry], language: str) -> Iterator[Problem]:
    """Names of islands that are too long, not unique, or (in English) not those of the deck file."""
    names = {entry.id: entry for entry in own.values() if entry.id.startswith(ISLAND_PREFIX)}
    times = Counter(entry.text[:SHORT_NAME_LENGTH] for entry in names.values())
    in_deck = {ISLAND_PREFIX + card.id: card.name for card in standard_deck().cards}
    for name, entry in names.items():
        if len(entry.text) > NAME_LENGTH:
            found = len(entry.text)
            yield _problem(
                entry, "island", f"a name has at most {NAME_LENGTH} characters, this one has {found}"
            )
        if times[entry.text[:SHORT_NAME_LENGTH]] > 1:
            yield _problem(
                entry, "island", f"another island has the same first {SHORT_NAME_LENGTH} characters"
            )
        if language == ENGLISH and entry.text != in_deck.get(name):
            yield _problem(entry, "island", f"the deck file says {in_deck.get(name)}")
