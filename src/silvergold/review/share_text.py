"""The text with which people share a result on a deal of the day: three lines, nothing of the cards."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from silvergold.words import Words

MARKS = "🟦🟨🟧🟥"
"""From good to bad; distinct for colour-blind people as well."""
MARK_STEPS = (2.0, 5.0, 10.0)
"""The points given away in a round at which the next mark begins: about Admiral's, Captain's, Navigator's."""


class SharedResult(NamedTuple):
    """A result on a deal of the day, as it is shared."""

    number: int
    opponent: str
    """The name of a bot."""
    total: int
    par: int | None
    """None if it has not been computed."""
    rounds: Sequence[float]
    """The points given away in each round; empty if the game has not been reviewed."""
    given_away: float | None
    is_public: bool = True
    """Whether everybody has the same deal; otherwise it is that of one server."""


def share_text(result: SharedResult, words: Words) -> str:
    """Return the text: number and opponent, the score, and a mark for each round."""
    opponent = words.bot_name(result.opponent)
    title = "share-daily" if result.is_public else "share-daily-own"
    lines = [words.say(title, number=str(result.number), opponent=opponent), ", ".join(_score(result, words))]
    if result.rounds:
        lines.append(words.say("share-rounds", marks="".join(map(mark_of, result.rounds))))
    return "\n".join(lines)


def _score(result: SharedResult, words: Words) -> list[str]:
    parts = [words.say("share-points", points=result.total)]
    if result.par is not None:
        parts.append(words.say("share-par", par=result.par))
    if result.given_away is not None:
        parts.append(words.say("decision-loss", points=result.given_away))
    return parts


def mark_of(given_away: float) -> str:
    """Return the mark of a round."""
    return MARKS[bisect_right(MARK_STEPS, given_away)]
