"""The numbers in the rulebook are the engine's, in every language."""

import re
from collections import Counter

import pytest

from silvergold.engine import Color, score, standard_deck
from silvergold.engine.cards import SEAL_WORTH, SIZES
from silvergold.engine.grid import DRAWINGS, EXPEDITION_CARDS
from silvergold.engine.state import (
    CARDS_DEALT,
    CARDS_KEPT,
    COINS_IN_A_ROW,
    CUPS,
    FEWEST_PLAYERS,
    MOST_COINS,
    MOST_PALMS,
    MOST_PLAYERS,
    ROUNDS,
    TURNS,
)
from silvergold.rulebook import Paragraph, TextTable, parse_blocks
from silvergold.words import Words
from tests.rulebook.test_contents import TRANSLATED
from tests.rules.test_r7_score import THE_EXAMPLE

CARDS = standard_deck().cards
SCORE = score(THE_EXAMPLE)
EIGHT = sum(EXPEDITION_CARDS.values())
COINS, PALMS, CROSSES = (
    sum(getattr(card, symbol).bit_count() for card in CARDS) for symbol in ("coins", "palms", "crosses")
)
TOLD: dict[str, list[int]] = {
    "glance-players": [FEWEST_PLAYERS, MOST_PLAYERS, 8, 20],
    "glance-coin": [CUPS[0], CUPS[1], CUPS[-1]],
    "glance-palm": [1, 1],
    "glance-end": [ROUNDS * TURNS],
    "glance-score": [*SIZES.values()],
    "R1-1": [8, 20],
    "R1-2": [len(CARDS)],
    "R1-3": [CROSSES, COINS, PALMS],
    "R1-4": [SEAL_WORTH[Color.LILAC], SEAL_WORTH[Color.GREY]],
    "R1-5": [EIGHT, len(DRAWINGS)],
    "R1-6": [MOST_COINS // COINS_IN_A_ROW, COINS_IN_A_ROW, MOST_PALMS],
    "R1-7": [ROUNDS, *CUPS],
    "R2-1": [CARDS_DEALT],
    "R2-2": [CARDS_KEPT, CARDS_DEALT],
    "R2-4": [EIGHT],
    "R4-4": [MOST_COINS],
    "R4-5": [1, 1, MOST_PALMS],
    "R5-1-picture": [CUPS[0], CUPS[1]],
    "R6-1": [TURNS],
    "R6-2": [ROUNDS, ROUNDS * TURNS],
    "R7-1": [1, MOST_COINS],
    "R7-7": [SCORE.cards, 1, 2, 2, 4, SCORE.coins + SCORE.cups, SCORE.palms, SCORE.total],
    "R7-7-picture": [SCORE.cards, SCORE.seals, SCORE.coins, SCORE.cups, SCORE.palms, SCORE.total],
}


def figures(text: str) -> list[int]:
    """The numbers in the paragraphs of a message, but not those of rules."""
    paragraphs = " ".join(block.text for block in parse_blocks(text) if isinstance(block, Paragraph))
    return [int(number) for number in re.findall(r"(?<![R\d.])\d+(?!\.?\d)", paragraphs)]


def rows(language: str, message_id: str) -> list[tuple[int, ...]]:
    """The figures of a table."""
    (table,) = (
        block for block in parse_blocks(Words(language).say(message_id)) if isinstance(block, TextTable)
    )
    return [tuple(int(cell) for cell in row if cell.isdigit()) for row in table.rows[1:]]


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("message_id", TOLD)
def test_a_rule_states_the_engines_numbers(message_id: str, language: str) -> None:
    assert Counter(figures(Words(language).say(message_id))) == Counter(TOLD[message_id])


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_table_of_colours(language: str) -> None:
    counts = Counter(card.color for card in CARDS)
    assert rows(language, "R1-2") == [(counts[color], SIZES[color], SIZES[color]) for color in Color]


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_table_of_symbols(language: str) -> None:
    (table,) = (block for block in parse_blocks(Words(language).say("R1-3")) if isinstance(block, TextTable))
    yes = table.rows[1][-1]
    told = Counter[tuple[str, int, int, int, bool]]()
    for color, cards, coins, palms, crosses, seal in table.rows[1:]:
        told[color, int(coins), int(palms), int(crosses), seal == yes] += int(cards)
    names = dict(zip(reversed(Color), dict.fromkeys(row[0] for row in table.rows[1:]), strict=True))
    assert told == Counter(
        (
            names[card.color],
            card.coins.bit_count(),
            card.palms.bit_count(),
            card.crosses.bit_count(),
            card.seal is not None,
        )
        for card in CARDS
    )


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_table_of_shapes(language: str) -> None:
    assert rows(language, "R1-5") == [(count,) for count in EXPEDITION_CARDS.values()]
