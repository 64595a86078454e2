"""The pictures of results that people share: names, scores and grades, and nothing of the cards."""

import asyncio
from collections import OrderedDict
from functools import partial

from silvergold.drawing import to_png
from silvergold.drawing.result_picture import DrawnResult, result_picture
from silvergold.engine import score
from silvergold.engine.state import ROUNDS, TURNS
from silvergold.protocol.review import GameReview
from silvergold.review.grades import Grade
from silvergold.server.accounts.names import seat_name
from silvergold.server.background.bot_pool import BotPool
from silvergold.server.background.preview_pictures import WIDTH
from silvergold.server.table.table import Table
from silvergold.words import Words

PICTURES_LIMIT = 50
"""Pictures that are kept; drawing one takes half a second."""
GRADES = tuple(Grade)
"""From best to worst."""


class ResultPictures:
    """Draws each picture once while it is asked for, in a process of the bots."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._drawn: OrderedDict[str, bytes] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def png_of(self, svg: str) -> bytes:
        """Return a picture as PNG."""
        async with self._drawing:
            if svg not in self._drawn:
                self._drawn[svg] = await self._bot_pool.run(partial(to_png, width=WIDTH), svg)
                if len(self._drawn) > PICTURES_LIMIT:
                    self._drawn.popitem(last=False)
            self._drawn.move_to_end(svg)
            return self._drawn[svg]


def picture_of_result(table: Table, review: GameReview | None, words: Words) -> str:
    """Return the picture of a finished game as SVG, with the grades if it has been reviewed."""
    if table.state is None:
        raise ValueError(f"the game at table {table.id} is not over")
    results = [
        DrawnResult(
            name=seat_name(seat, words),
            points=score(player).total,
            has_won=number in table.winners,
            grades=grades_by_turn(review, number) if review else (),
        )
        for number, (seat, player) in enumerate(zip(table.seats, table.state.players, strict=True))
    ]
    edition = words.say(f"edition-{table.settings.edition}")
    kind = words.say("table-settings", players=len(results), edition=edition)
    spoken = ", ".join(f"{result.name}: {result.points}" for result in results)
    return result_picture(results, words.say("title"), kind, spoken)


def grades_by_turn(review: GameReview, seat: int) -> tuple[str, ...]:
    """Return the worst grade of a seat in each turn; best where it had no choice."""
    found = [0] * (ROUNDS * TURNS)
    for decision in review.decisions:
        if decision.seat == seat and decision.round:
            turn = (decision.round - 1) * TURNS + decision.turn - 1
            found[turn] = max(found[turn], GRADES.index(Grade(decision.grade)))
    return tuple(GRADES[number].value for number in found)
