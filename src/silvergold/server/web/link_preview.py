"""What chat apps show of a link (Open Graph): who invites to a table or has played there, and a picture."""

from html import escape
from typing import NamedTuple

from silvergold.protocol.http import ChallengeView
from silvergold.server.accounts.names import seat_name
from silvergold.server.background.pictures import HEIGHT, WIDTH
from silvergold.server.table.table import Table
from silvergold.words import Words


class Preview(NamedTuple):
    """What a preview shows."""

    title: str
    text: str
    page: str
    """The address of the page."""
    picture: str
    """The address of the picture."""
    alt: str


def table_tags(table: Table, origin: str, language: str) -> str:
    """Return the tags for the head of a table's page; they say what anybody with the link can see."""
    words = Words(language, table.settings.edition)
    picture, alt = f"/api/tables/{table.id}/picture.png", words.say("preview-picture")
    preview = Preview(
        preview_title(table, words), preview_text(table, words), f"/table/{table.id}", picture, alt
    )
    return preview_tags(preview, words, origin)


def review_tags(table: Table, origin: str, language: str) -> str:
    """Return the tags for the head of a review's page: nothing about the cards; none before the end."""
    if table.status != "finished":
        return ""
    words = Words(language, table.settings.edition)
    title, text = words.say("review-title"), preview_text(table, words)
    picture, alt = f"/api/tables/{table.id}/result.png", words.say("preview-result")
    return preview_tags(Preview(title, text, f"/review/{table.id}", picture, alt), words, origin)


def challenge_tags(challenge: ChallengeView, origin: str, language: str) -> str:
    """Return the tags for the head of a challenge's page: the score to beat, and against whom."""
    words = Words(language, challenge.edition)
    bots = [words.bot_name(seat.bot) for seat in challenge.seats if seat.bot]
    preview = Preview(
        title=words.say("challenge-title", name=challenge.challenger, total=challenge.total),
        text=words.say("challenge-against", names=words.join(bots)),
        page=f"/challenge/{challenge.id}",
        picture=f"/api/challenges/{challenge.id}/picture.png",
        alt=words.say("preview-picture"),
    )
    return preview_tags(preview, words, origin)


def preview_tags(preview: Preview, words: Words, origin: str) -> str:
    """Return the tags for the head of a page."""
    tags = {
        "og:type": "website",
        "og:site_name": words.say("title"),
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": origin + preview.page,
        "og:image": origin + preview.picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.alt,
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
    return f"{words.say('preview-seats', names=words.join(names), free=free)} {kind}"
