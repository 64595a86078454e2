"""Pictures for chat apps: of results, and in previews of links to tables; they show nothing of a deal."""

import asyncio
from collections import OrderedDict
from functools import cache
from hashlib import sha256

from silvergold.drawing import MarkedCard, table_picture, to_png
from silvergold.drawing.result_picture import DrawnResult, result_picture
from silvergold.engine import Shape, score, standard_deck
from silvergold.engine.state import ROUNDS, TURNS
from silvergold.protocol.review import GameReview
from silvergold.review.grades import Grade
from silvergold.server.accounts.names import seat_name
from silvergold.server.background.bot_pool import BotPool
from silvergold.server.table.table import Table
from silvergold.words import Words

WIDTH, HEIGHT = 1200, 630
"""The size that chat apps expect."""
CACHE_LIMIT = 50
"""Pictures that are kept; drawing one takes half a second."""
PREVIEWS = 6
"""Different previews: few, so that they stay in the cache."""
MARKED = 0b0011_0111_0000_0000
"""The boxes that are marked on the island in the middle of a preview."""
GRADES = tuple(Grade)
"""From best to worst."""


class PictureCache:
    """Draws each picture once, in a process of the bots: the drawing library stops all threads of its own."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._drawn: OrderedDict[str, bytes] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def png_of(self, svg: str) -> bytes:
        """Return a picture as PNG."""
        async with self._drawing:
            if svg not in self._drawn:
                self._drawn[svg] = await self._bot_pool.run(to_png, svg, WIDTH)
                if len(self._drawn) > CACHE_LIMIT:
                    self._drawn.popitem(last=False)
            self._drawn.move_to_end(svg)
            return self._drawn[svg]


def preview_for(name: str) -> str:
    """Return the picture for previews of a link as SVG, chosen by a name: islands of the standard deck."""
    return preview_picture(sha256(name.encode()).digest()[0] % PREVIEWS)


@cache
def preview_picture(number: int) -> str:
    """Return one of the pictures for previews as SVG."""
    cards = standard_deck().cards
    step = len(cards) // 3
    chosen = [cards[(number * 5 + place * step) % len(cards)] for place in range(3)]
    laid = [MarkedCard(card, card.boxes & MARKED if place == 1 else 0) for place, card in enumerate(chosen)]
    return table_picture(tuple(Shape)[number % len(Shape)], laid, height=HEIGHT)


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
