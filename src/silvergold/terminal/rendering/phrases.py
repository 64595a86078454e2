"""Reactions: the phrases that players say to each other."""

from typing import get_args

from silvergold.protocol.commands import Phrase
from silvergold.protocol.messages import Reaction
from silvergold.terminal.client.table_client import TableClient, seat_names
from silvergold.words import Words

PHRASES: tuple[Phrase, ...] = get_args(Phrase)


def phrase_lines(words: Words) -> list[str]:
    """The phrases, with their numbers."""
    return [f"{number}  {phrase_text(phrase, words)}" for number, phrase in enumerate(PHRASES, start=1)]


def phrase_text(phrase: Phrase, words: Words) -> str:
    """A phrase in the reader's language."""
    return words.say(f"phrase-{phrase.replace('_', '-')}")


def reaction_text(reaction: Reaction, client: TableClient, words: Words) -> str:
    """A phrase with the name of the person who says it."""
    name = seat_names(client.seats, words)[reaction.seat]
    return words.say("reaction-said", name=name, phrase=phrase_text(reaction.phrase, words))
