"""What chat apps show of a link (Open Graph): who invites to a table or has played there, and a picture."""

from html import escape

from babel.lists import format_list

from silvergold.server.background.preview_pictures import HEIGHT, WIDTH
from silvergold.server.names import seat_name
from silvergold.server.table.table import Table
from silvergold.words import Words


def table_tags(table: Table, origin: str, language: str) -> str:
    """Return the tags for the head of a table's page; they say what anybody with the link can see."""
    words = Words(language, table.settings.edition)
    title, alt = preview_title(table, words), words.say("preview-picture")
    return preview_tags(table, words, origin, "table", title, "picture.png", alt)


def review_tags(table: Table, origin: str, language: str) -> str:
    """Return the tags for the head of a review's page: nothing about the cards; none before the end."""
    if table.status != "finished":
        return ""
    words = Words(language, table.settings.edition)
    title, alt = words.say("review-title"), words.say("preview-result")
    return preview_tags(table, words, origin, "review", title, "result.png", alt)


def preview_tags(
    table: Table, words: Words, origin: str, page: str, title: str, picture: str, alt: str
) -> str:
    """Return the tags for the head of a page about a table."""
    tags = {
        "og:type": "website",
        "og:site_name": words.say("title"),
        "og:title": title,
        "og:description": preview_text(table, words),
        "og:url": f"{origin}/{page}/{table.id}",
        "og:image": f"{origin}/api/tables/{table.id}/{picture}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": alt,
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
