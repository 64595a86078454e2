"""Whether a language is whole: the messages of English and no others, with the same variables."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from babel import Locale

from silvergold.words.islands import wrong_names
from silvergold.words.languages import ENGLISH, languages_in
from silvergold.words.messages import Choice, Unreadable, Written, read_folder

TERMS = "terms.ftl"
NAME_OF_THE_GAME = "title"
MILLIONS = {"ca", "es", "fr", "it", "pt"}
"""Languages whose plural category many is for millions only: nothing in a game is so many."""


class Problem(NamedTuple):
    """Something that a translator has to look at."""

    place: str
    id: str
    kind: str
    """In a word, to count them."""
    told: str


def problems_in(locales: Path) -> dict[str, list[Problem]]:
    """For every folder, what is wrong with it; overlays such as fr-oya are looked at after their language."""
    found = {language: problems_of(language, locales) for language in languages_in(locales)}
    for folder in sorted(locales.glob("*-*")):
        found[folder.name] = overlay_problems(folder.name, locales)
    return found


def problems_of(language: str, locales: Path) -> list[Problem]:
    """What is wrong with a language."""
    english = _messages(read_folder(locales / ENGLISH))
    entries = read_folder(locales / language)
    own = _messages(entries)
    return [
        *_slips(entries, own, language),
        *(_missing(english[name]) for name in english if name not in own and not name.startswith("-")),
        *_compared(own, english, language),
        *(_problem(entry, "island", told) for entry, told in wrong_names(own, language)),
    ]


def overlay_problems(folder: str, locales: Path) -> list[Problem]:
    """What is wrong with the words of an edition: they may only stand in for words of their language."""
    language = folder.partition("-")[0]
    base = _messages(read_folder(locales / language)) if (locales / language).exists() else {}
    english = _messages(read_folder(locales / ENGLISH))
    entries = read_folder(locales / folder)
    own = _messages(entries)
    strange = [entry for entry in own.values() if entry.id not in base]
    return [
        *_slips(entries, {**base, **own}, language),
        *(_problem(entry, "unknown", f"{language}/ has no such entry to stand in for") for entry in strange),
        *_compared({name: own[name] for name in own if name in base}, english, language),
    ]


def _messages(entries: list[Written | Unreadable]) -> dict[str, Written]:
    return {entry.id: entry for entry in entries if isinstance(entry, Written)}


def _problem(entry: Written, kind: str, told: str) -> Problem:
    return Problem(str(entry.place), entry.id, kind, told)


def _missing(english: Written) -> Problem:
    return Problem(english.file, english.id, "missing", " ".join(english.text.split()))


def _slips(
    entries: list[Written | Unreadable], known: dict[str, Written], language: str
) -> Iterator[Problem]:
    """What is wrong in any language, English as well."""
    times = Counter(entry.id for entry in entries if isinstance(entry, Written))
    for entry in entries:
        if isinstance(entry, Unreadable):
            yield Problem(str(entry.place), "", "unreadable", f"this is no message: {entry.text}")
            continue
        if times[entry.id] > 1:
            yield _problem(entry, "twice", "this is written twice")
        for name in sorted(entry.references):
            if name not in known or (not name.startswith("-") and known[name].file != entry.file):
                yield _problem(
                    entry, "reference", f"{name} is not there to be used, in this file or as a term"
                )
        yield from (_problem(entry, "plural", told) for told in _plurals(entry.choices, language))


def _plurals(choices: tuple[Choice, ...], language: str) -> Iterator[str]:
    """Plural forms that a language has and a choice lacks, or the other way round."""
    needed = plural_forms(language)
    for choice in choices:
        forms = {key for key in choice.keys if not key.isdigit()}
        if not choice.is_plural or forms == {"other"}:
            continue
        if missing := sorted(needed - forms):
            yield f"the choice by ${choice.variable} lacks {_keys(missing)}"
        if strange := sorted(forms - needed - {"many"}):
            yield f"this language has no plural form {_keys(strange)}, for ${choice.variable}"


def plural_forms(language: str) -> set[str]:
    """The plural categories of a language that occur in a game."""
    forms = {"other", *Locale.parse(language).plural_form.tags}
    return forms - {"many"} if language in MILLIONS else forms


def _keys(keys: list[str]) -> str:
    return ", ".join(f"[{key}]" for key in keys)


def _compared(own: dict[str, Written], english: dict[str, Written], language: str) -> Iterator[Problem]:
    """What differs from English that should not, or does not although it should."""
    for entry in own.values() if language != ENGLISH else ():
        source = english.get(entry.id)
        if entry.is_term:
            continue
        if source is None:
            yield _problem(entry, "unknown", "English has no such message")
            continue
        if source.file != entry.file:
            yield _problem(entry, "file", f"this belongs into {source.file}")
        for told in _differences(entry, source):
            yield _problem(entry, "variables", told)
        if entry.text == source.text and not entry.is_same and entry.id != NAME_OF_THE_GAME:
            remark = "put '# Same as in English' above it if it is meant so"
            yield _problem(entry, "untranslated", f"this is still English; {remark}")


def _differences(entry: Written, english: Written) -> Iterator[str]:
    """Variables, choices and attributes that are not those of English."""
    if strange := sorted(entry.variables - english.variables):
        yield f"English has no {', '.join(f'${name}' for name in strange)} here"
    if missing := sorted(english.printed - entry.variables):
        yield f"{', '.join(f'${name}' for name in missing)} is not told"
    if entry.attributes != english.attributes:
        yield f"the attributes must be {', '.join(sorted(english.attributes)) or 'none'}"
    known: dict[str, set[str]] = {}
    for choice in english.choices:
        known.setdefault(choice.variable, set()).update(choice.keys)
    for choice in entry.choices:
        strange = sorted(choice.keys - known.get(choice.variable, choice.keys))
        if strange and not choice.is_plural:
            yield f"${choice.variable} is never {_keys(strange)}"
