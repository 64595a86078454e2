"""The text to share: three lines in every language, and nothing of the cards."""

import random
import re

import pytest

from silvergold.daily import OPPONENT
from silvergold.engine import Shape, standard_deck
from silvergold.review.share_text import MARKS, SharedResult, mark_of, share_text
from silvergold.words import LANGUAGES, Words
from tests.cli.commands import ROOT

DECK = standard_deck()
RESULT = SharedResult(320, OPPONENT, 97, 104, (2.4, 0.3, 9.9, 1.0), 21.3)
GAMES = 1000


def test_the_documented_text_is_the_one_that_is_made() -> None:
    text = share_text(RESULT, Words("en"))
    assert f"```\n{text}\n```" in (ROOT / "docs" / "daily.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_three_short_lines_with_words_first_and_the_same_figures_in_every_language(
    language: str,
) -> None:
    lines = share_text(RESULT, Words(language)).splitlines()
    assert len(lines) == 3
    assert all(len(line) <= 80 for line in lines)
    assert [re.findall(r"\d+(?:[.,]\d)?", line) for line in lines] == [
        ["320"],
        ["97", "104", "21.3" if language == "en" else "21,3"],
        [],
    ]
    words, _, marks = lines[2].rpartition(" ")
    assert marks == "🟨🟦🟧🟦"
    assert not set(words) & set(MARKS)


def test_what_is_not_known_yet_is_left_out() -> None:
    unknown = RESULT._replace(par=None, rounds=(), given_away=None)
    assert share_text(unknown, Words("en")).splitlines()[1:] == ["97 points"]


def test_marks_are_graded_by_points_given_away() -> None:
    assert "".join(map(mark_of, (0, 1.99, 2, 4.9, 5, 9.9, 10, 60))) == "🟦🟦🟨🟨🟧🟧🟥🟥"


@pytest.mark.parametrize("first", range(1, len(LANGUAGES) + 1))
def test_the_texts_of_1000_games_name_no_card_and_no_shape_and_show_no_order(first: int) -> None:
    """All figures of a text are those of the result, and no word in it is that of something dealt."""
    words, dice = Words(LANGUAGES[first - 1]), random.Random(first)
    names = {name for card in DECK.cards for name in (card.id, card.name, words.card_name(card))}
    names |= {name for shape in Shape for name in (shape.value, words.say(f"shape-{shape.value}"))}
    named = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b", re.IGNORECASE)
    for number in range(first, GAMES + 1, len(LANGUAGES)):
        rounds = [dice.uniform(0, 15) for _ in range(4)]
        total, par = dice.randint(20, 140), dice.randint(60, 140)
        text = share_text(SharedResult(number, OPPONENT, total, par, rounds, sum(rounds)), words)
        assert not named.search(text)
        assert sum(text.count(mark) for mark in MARKS) == len(rounds)
        figures = [float(figure.replace(",", ".")) for figure in re.findall(r"\d+(?:[.,]\d)?", text)]
        assert figures == [number, total, par, pytest.approx(sum(rounds), abs=0.051)]
