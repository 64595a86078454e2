"""What chat apps show of a table's link (Open Graph): who invites, how many seats are free, and a picture."""

from html import escape

from babel.lists import format_list

from silvergold.engine import bot_of
from silvergold.server.background.preview_pictures import HEIGHT, WIDTH
from silvergold.server.table.table import Seat, Table
from silvergold.words import Words


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
