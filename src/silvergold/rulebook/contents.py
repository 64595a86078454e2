"""The chapters, rules and unnumbered sections that the messages define."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from silvergold.engine.errors import quote
from silvergold.engine.state import EDITIONS
from silvergold.errors import ApplicationError
from silvergold.words import LANGUAGES, Words

GLANCE = (
    "lead",
    "players",
    "begin",
    "reveal",
    "mark",
    "settle",
    "cross",
    "coin",
    "palm",
    "end",
    "score",
    "go",
)
HEADINGS = {"begin": "begin", "reveal": "turn", "cross": "symbols", "end": "end"}
"""Texts of the overview that follow a heading."""
WORDS = (
    "treasure-card",
    "box",
    "symbol",
    "seal",
    "expedition-card",
    "display",
    "pile",
    "score-card",
    "round-card",
    "start-player",
    "turn",
    "round",
)
SERVICES = ("count", "take-back", "ready", "memory", "chance", "away")


class Rule(NamedTuple):
    """A rule and what belongs to it; missing texts are empty."""

    number: str
    title: str
    text: str
    example: str
    picture: str
    """The caption of its picture."""
    note: str
    """A remark for readers of a printed rulebook."""
    rulings: dict[str, str]
    """If the editions differ, the ruling of each."""


class Chapter(NamedTuple):
    """The rules under one heading."""

    number: str
    title: str
    rules: tuple[Rule, ...]


class Section(NamedTuple):
    """A section without a number."""

    title: str
    texts: tuple[tuple[str, str], ...]
    """Pairs of a heading, usually empty, and a text."""


def chapters(words: Words) -> tuple[Chapter, ...]:
    """All chapters."""
    return tuple(_chapter(words, number) for number in _numbers(words, "R{}", ""))


def find(words: Words, number: str) -> Chapter | Rule:
    """The rule or chapter with this number; case and the R don't matter."""
    found = re.fullmatch(r"R?(\d)(?:[.-](\d+))?", number.strip().upper())
    if found is not None and found[2] and words.has(_id(rule := f"R{found[1]}.{found[2]}", "-title")):
        return _rule(words, rule)
    if found is not None and not found[2] and words.has(chapter := f"R{found[1]}"):
        return _chapter(words, chapter)
    known = chapters(words)
    first, last = known[0].rules[0].number, known[-1].rules[-1].number
    raise ApplicationError("no-such-rule", found=quote(number), first=first, last=last)


def search(words: Words, text: str) -> tuple[Rule, ...]:
    """The rules that a word is about, in the reader's language or otherwise in any other.

    Those with that title come alone, then those with the word in their title, then those with it anywhere.
    """
    others = (Words(language) for language in LANGUAGES if language != words.language)
    for spoken in (words, *others):
        numbers = _rules_about(spoken, fold(text))
        if numbers:
            return tuple(_rule(words, number) for number in numbers)
    raise ApplicationError("no-rule-about", text=quote(text))


def _rules_about(words: Words, text: str) -> list[str]:
    rules = [rule for chapter in chapters(words) for rule in chapter.rules]
    titled = [rule.number for rule in rules if fold(rule.title) == text]
    naming = [rule.number for rule in rules if text in fold(rule.title)]
    return titled or naming or [rule.number for rule in rules if text in fold(f"{rule.text} {rule.note}")]


def fold(text: str) -> str:
    """A text without case and accents."""
    apart = unicodedata.normalize("NFKD", text.strip()).casefold()
    return "".join(character for character in apart if not unicodedata.combining(character))


def glance(words: Words) -> Section:
    """The overview for newcomers."""
    texts = ((_heading(words, name), words.say(f"glance-{name}")) for name in GLANCE)
    return Section(words.say("glance"), tuple(texts))


def appendices(words: Words) -> tuple[Section, ...]:
    """The glossary, the differences between the editions, and the services of the digital table."""
    differing = (rule for chapter in chapters(words) for rule in chapter.rules if rule.rulings)
    rulings = ((f"{rule.number} {rule.title}", _rulings(words, rule)) for rule in differing)
    editions = (("", words.say("editions-lead")), *rulings, ("", words.say("editions-words")))
    return (
        Section(words.say("words"), tuple(("", words.say(f"word-{name}")) for name in WORDS)),
        Section(words.say("editions"), editions),
        Section(words.say("digital"), tuple(("", words.say(f"digital-{name}")) for name in SERVICES)),
    )


def _rulings(words: Words, rule: Rule) -> str:
    return "\n".join(
        f"- _{words.say('rules-label', label=words.say(f'edition-of-{edition}'))}_ {ruling}"
        for edition, ruling in rule.rulings.items()
    )


def _heading(words: Words, name: str) -> str:
    return words.say(f"glance-{HEADINGS[name]}-title") if name in HEADINGS else ""


def _id(number: str, part: str) -> str:
    """A message id, in which Fluent allows no dots."""
    return number.replace(".", "-") + part


def _numbers(words: Words, pattern: str, part: str) -> Iterator[str]:
    """The numbers from 1 on that have a message."""
    for number in map(pattern.format, count(1)):
        if not words.has(_id(number, part)):
            return
        yield number


def _chapter(words: Words, number: str) -> Chapter:
    numbers = _numbers(words, number + ".{}", "-title")
    return Chapter(number, words.say(number), tuple(_rule(words, rule) for rule in numbers))


def _rule(words: Words, number: str) -> Rule:
    def text(part: str) -> str:
        return words.say(_id(number, part)) if words.has(_id(number, part)) else ""

    rulings = {edition: ruling for edition in EDITIONS if (ruling := text(f"-{edition}"))}
    return Rule(number, text("-title"), text(""), text("-example"), text("-picture"), text("-note"), rulings)
