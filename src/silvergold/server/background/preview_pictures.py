"""The pictures in previews of tables' links: islands of the standard deck, and nothing of any game."""

import asyncio
from hashlib import sha256

from silvergold.drawing import MarkedCard, table_picture, to_png
from silvergold.engine import Shape, standard_deck
from silvergold.server.background.bot_pool import BotPool

WIDTH, HEIGHT = 1200, 630
"""The size that chat apps expect."""
PICTURES = 6
"""Different pictures: few, because drawing one takes half a second."""
MARKED = 0b0011_0111_0000_0000
"""The boxes that are marked on the island in front."""


class PreviewPictures:
    """Draws each picture once, in a process of the bots: the drawing library stops all threads of its own."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._drawn: dict[int, bytes] = {}
        self._drawing = asyncio.Lock()

    async def picture_of(self, table_id: str) -> bytes:
        """Return a table's picture as PNG."""
        number = sha256(table_id.encode()).digest()[0] % PICTURES
        async with self._drawing:
            if number not in self._drawn:
                self._drawn[number] = await self._bot_pool.run(draw_picture, number)
        return self._drawn[number]


def draw_picture(number: int) -> bytes:
    """Draw one of the pictures."""
    cards = standard_deck().cards
    step = len(cards) // 3
    chosen = [cards[(number * 5 + place * step) % len(cards)] for place in range(3)]
    laid = [MarkedCard(card, card.boxes & MARKED if place == 1 else 0) for place, card in enumerate(chosen)]
    shape = tuple(Shape)[number % len(Shape)]
    return to_png(table_picture(shape, laid, height=HEIGHT), WIDTH)
