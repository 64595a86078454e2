"""Chapters, rules, and the parts without a number; which there are follows from the messages."""

import re
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from silvergold.engine.errors import SetupError, quote
from silvergold.engine.state import EDITIONS
from silvergold.words import Words

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
HEADED = {"begin": "begin", "reveal": "turn", "cross": "symbols", "end": "end"}
"""Where a heading stands in the game at a glance."""
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
    """One rule, with what belongs to it; empty where there is nothing."""

    number: str
    title: str
    text: str
    example: str
    picture: str
    """What its picture shows, for whoever draws one."""
    note: str
    """A word to those who hold a printed rulebook."""
    rulings: dict[str, str]
    """Where the editions differ: the ruling of each, by the edition's name."""


class Chapter(NamedTuple):
    """Rules under one heading."""

    number: str
    title: str
    rules: tuple[Rule, ...]


class Part(NamedTuple):
    """A part without a number: its texts, some under a heading of their own."""

    title: str
    texts: tuple[tuple[str, str], ...]
    """Pairs of a heading, mostly empty, and a text."""


def chapters(words: Words) -> tuple[Chapter, ...]:
    """The whole rulebook."""
    return tuple(_chapter(words, number) for number in _counted(words, "R{}", ""))


def find(words: Words, number: str) -> Chapter | Rule:
    """The rule or the chapter of a number; small letters and a missing R do no harm."""
    found = re.fullmatch(r"R?(\d)(?:[.-](\d+))?", number.strip().upper())
    if found is not None and found[2] and words.has(_id(rule := f"R{found[1]}.{found[2]}", "-title")):
        return _rule(words, rule)
    if found is not None and not found[2] and words.has(chapter := f"R{found[1]}"):
        return _chapter(words, chapter)
    known = chapters(words)
    first, last = known[0].rules[0].number, known[-1].rules[-1].number
    message = f"there is no rule {quote(number)}; they go from {first} to {last}"
    raise SetupError("no-such-rule", "", message, found=quote(number), first=first, last=last)


def glance(words: Words) -> Part:
    """A game at a glance."""
    texts = ((_heading(words, name), words.say(f"glance-{name}")) for name in GLANCE)
    return Part(words.say("glance"), tuple(texts))


def appendices(words: Words) -> tuple[Part, ...]:
    """The words, where the editions differ, and what the digital table does."""
    differing = (rule for chapter in chapters(words) for rule in chapter.rules if rule.rulings)
    told = ((f"{rule.number} {rule.title}", _rulings(words, rule)) for rule in differing)
    editions = (("", words.say("editions-lead")), *told, ("", words.say("editions-words")))
    return (
        Part(words.say("words"), tuple(("", words.say(f"word-{name}")) for name in WORDS)),
        Part(words.say("editions"), editions),
        Part(words.say("digital"), tuple(("", words.say(f"digital-{name}")) for name in SERVICES)),
    )


def _rulings(words: Words, rule: Rule) -> str:
    return "\n".join(
        f"- _{words.say('rules-label', label=words.say(f'edition-of-{edition}'))}_ {ruling}"
        for edition, ruling in rule.rulings.items()
    )


def _heading(words: Words, name: str) -> str:
    return words.say(f"glance-{HEADED[name]}-title") if name in HEADED else ""


def _id(number: str, part: str = "") -> str:
    """The id of a message: Fluent allows no dots."""
    return number.replace(".", "-") + part


def _counted(words: Words, pattern: str, part: str) -> Iterator[str]:
    """The numbers from 1 for which there is a message."""
    for number in map(pattern.format, count(1)):
        if not words.has(_id(number, part)):
            return
        yield number


def _chapter(words: Words, number: str) -> Chapter:
    numbers = _counted(words, number + ".{}", "-title")
    return Chapter(number, words.say(number), tuple(_rule(words, rule) for rule in numbers))


def _rule(words: Words, number: str) -> Rule:
    def said(part: str) -> str:
        return words.say(_id(number, part)) if words.has(_id(number, part)) else ""

    rulings = {edition: ruling for edition in EDITIONS if (ruling := said(f"-{edition}"))}
    return Rule(number, said("-title"), said(""), said("-example"), said("-picture"), said("-note"), rulings)
