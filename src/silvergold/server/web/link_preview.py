"""What chat apps show of a table's link (Open Graph): who invites, how many seats are free, and a picture."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from hashlib import sha256
from html import escape

import resvg_py
from babel.lists import format_list

from silvergold.drawing.table_picture import MarkedCard, table_picture
from silvergold.engine import Deck, Shape, bot_of
from silvergold.server.table.table import Seat, Table
from silvergold.words import Words

WIDTH, HEIGHT = 1200, 630
"""The size that chat apps expect."""
PICTURES = 6
"""Different pictures per deck: few, because drawing one takes half a second."""
CACHED = 48
MARKED = 0b0011_0111_0000_0000
"""The boxes that are marked on the island in front."""
SERIF = "DejaVu Serif"
"""For numbers and names where the cards' own font is not installed."""

_drawing = ThreadPoolExecutor(1, thread_name_prefix="link-preview")


def preview_tags(table: Table, origin: str, language: str) -> str:
    """Return the tags for the head of a table's page; they say what anybody with the link can see."""
    words = Words(language, table.settings.edition)
    title, text = preview_title(table, words), preview_text(table, words)
    tags = {
        "og:type": "website",
        "og:site_name": words.say("title"),
        "og:title": title,
        "og:description": text,
        "og:url": f"{origin}/table/{table.id}",
        "og:image": f"{origin}/api/tables/{table.id}/picture.png",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": words.say("preview-picture"),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items())


def preview_title(table: Table, words: Words) -> str:
    """Who invites; after the start, the name of the game."""
    if table.status != "gathering":
        return words.say("title")
    host = next((seat for seat in table.seats if seat.person == table.host), None)
    return words.say("invited-by", name=host.name) if host else words.say("invited")


def preview_text(table: Table, words: Words) -> str:
    """Who is at the table, and how many seats are free."""
    names = [seat_name(seat, words) for seat in table.seats if not seat.is_empty]
    free = len(table.seats) - len(names)
    edition = words.say(f"edition-{table.settings.edition}")
    kind = words.say("table-settings", players=len(table.seats), edition=edition)
    if not names:
        return kind
    listed = format_list(names, locale=words.language)
    return f"{words.say('preview-seats', names=listed, free=free)} {kind}"


def seat_name(seat: Seat, words: Words) -> str:
    """Return the name of a person or a bot."""
    bot = bot_of(seat.kind)
    return words.say(f"bot-name-{bot}") if bot and words.has(f"bot-name-{bot}") else seat.name


async def preview_picture(table: Table) -> bytes:
    """Return the picture of a table as PNG: islands of its deck, and nothing of its game."""
    number = sha256(table.id.encode()).digest()[0] % PICTURES
    return await asyncio.get_running_loop().run_in_executor(_drawing, draw_picture, table.deck, number)


@lru_cache(maxsize=CACHED)
def draw_picture(deck: Deck, number: int) -> bytes:
    """Draw one of a deck's pictures; one at a time, whatever is asked for."""
    step = len(deck.cards) // 3
    cards = [deck.cards[(number * 5 + place * step) % len(deck.cards)] for place in range(3)]
    laid = [MarkedCard(card, card.boxes & MARKED if place == 1 else 0) for place, card in enumerate(cards)]
    shape = tuple(Shape)[number % len(Shape)]
    svg = table_picture(shape, laid, height=HEIGHT)
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, serif_family=SERIF))
