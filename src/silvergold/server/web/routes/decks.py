"""Routes for decks: the built-in one, and those that people have drawn."""

import asyncio
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from silvergold.engine import Deck, DeckError, TreasureCard, parse_deck, standard_deck
from silvergold.engine.cards import SEAL_WORTH
from silvergold.engine.deck import LONGEST_ID, standard_deck_file
from silvergold.engine.errors import Fault
from silvergold.engine.grid import ALL_BOXES
from silvergold.odds import expected_turns
from silvergold.protocol.http import (
    CardView,
    DeckEntry,
    DeckErrorBody,
    DeckFile,
    DeckList,
    DeckView,
    ExpectedTurnsView,
    FaultView,
)
from silvergold.server.clock import now_ms
from silvergold.server.errors import RefusedError
from silvergold.server.services import Services
from silvergold.server.storage.decks import add_deck, content_of, decks_of, number_of_decks
from silvergold.server.storage.people import Person
from silvergold.server.web.auth import HttpRequest, address_of
from silvergold.server.web.openapi import refusals

FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
LINE_LIMIT = 200
"""Longest line of a deck file, in bytes: parsing a dotted TOML key takes quadratic time."""
FAULTS_SHOWN = 100
"""A response lists at most this many faults."""


def checked(status: int) -> dict[int, ResponseSpec]:
    """Return the responses to a deck file for the OpenAPI schema."""
    return {
        status: ResponseSpec(DeckView, generate_examples=False, description="The deck."),
        422: ResponseSpec(DeckErrorBody, generate_examples=False, description="The file's faults."),
    }


def turns_to_finish(boxes: int) -> float:
    """Return how many turns a set of boxes takes, as the protocol rounds it."""
    return round(float(expected_turns()[boxes]), 2)


def card_view(card: TreasureCard) -> CardView:
    """Return a card as the protocol describes it."""
    return CardView(
        id=card.id,
        name=card.name,
        color=card.color,
        value=card.value,
        boxes=card.boxes,
        crosses=card.crosses,
        coins=card.coins,
        palms=card.palms,
        seal=card.seal,
        seal_worth=SEAL_WORTH[card.seal] if card.seal else 0,
        expected_turns=turns_to_finish(card.boxes),
    )


def deck_view(deck: Deck) -> DeckView:
    """Return a deck as the protocol describes it."""
    return DeckView(deck.sha256, deck.name, [card_view(card) for card in deck.cards])


async def read_deck(content: bytes) -> Deck | Response[DeckErrorBody]:
    """Parse a deck file in a thread: the deck, or a response with all faults."""
    try:
        if max(map(len, content.splitlines()), default=0) > LINE_LIMIT:
            raise RefusedError("deck-line-too-long", 422, most=LINE_LIMIT)
        return await asyncio.to_thread(parse_deck, content)
    except DeckError as error:
        shown = error.faults[:FAULTS_SHOWN]
        return deck_error([fault_view(fault, fault.card[:LONGEST_ID]) for fault in shown])
    except RefusedError as error:
        return deck_error([fault_view(error)])


def deck_error(faults: list[FaultView]) -> Response[DeckErrorBody]:
    """Respond with the faults of a deck file."""
    text = "\n".join(f"{fault.card}: {fault.message}" if fault.card else fault.message for fault in faults)
    return Response(DeckErrorBody(faults[0].code, text, faults), status_code=422)


def fault_view(fault: Fault | RefusedError, card: str = "") -> FaultView:
    """Return one fault as the protocol describes it."""
    return FaultView(fault.code, fault.rule, card, fault.message, dict(fault.details))


@get("/decks", responses=refusals())
async def list_decks(services: Services, visitor: Person | None) -> DeckList:
    """List the decks that you can play with."""
    own = await services.store.read(decks_of, visitor.id) if visitor else []
    built_in = standard_deck()
    return DeckList([DeckEntry(sha256, name) for sha256, name in ((built_in.sha256, built_in.name), *own)])


@get("/decks/{sha256:str}", responses=refusals(404))
async def show_deck(services: Services, sha256: str) -> Response[DeckView]:
    """Return a deck's cards; a deck never changes."""
    if sha256 == "standard":
        return Response(deck_view(standard_deck()))
    return Response(deck_view(await services.tables.deck(sha256)), headers=FOREVER)


@get("/decks/{sha256:str}/file", media_type="application/toml", responses=refusals(404))
async def deck_file(services: Services, sha256: str) -> bytes:
    """Return a deck's file."""
    is_built_in = sha256 in ("standard", standard_deck().sha256)
    content = standard_deck_file() if is_built_in else await services.store.read(content_of, sha256)
    if content is None:
        raise RefusedError("no-such-deck", 404)
    return content


@get("/boxes/{boxes:int}/expected-turns", responses=refusals(404))
async def show_expected_turns(boxes: Annotated[int, Parameter(ge=0, le=ALL_BOXES)]) -> ExpectedTurnsView:
    """Return how many turns a set of boxes takes, for an island that is being drawn."""
    return ExpectedTurnsView(turns_to_finish(boxes))


@post("/decks/check", status_code=200, responses=refusals() | checked(200))
async def check_deck(data: DeckFile) -> Response[DeckView] | Response[DeckErrorBody]:
    """Check a deck file without storing it."""
    deck = await read_deck(data.content.encode())
    return Response(deck_view(deck)) if isinstance(deck, Deck) else deck


@post("/decks", responses=refusals(401) | checked(201))
async def keep_deck(
    request: HttpRequest, services: Services, person: Person, data: DeckFile
) -> Response[DeckView] | Response[DeckErrorBody]:
    """Store a deck to play with it."""
    content = data.content.encode()
    deck = await read_deck(content)
    if not isinstance(deck, Deck):
        return deck
    if await services.store.read(number_of_decks, person.id) >= services.settings.limits.decks:
        raise RefusedError("too-many-decks", 429)
    await services.decks_of_addresses.take(address_of(request))
    await services.store.write(add_deck, deck, content, person.id, now_ms())
    return Response(deck_view(deck), status_code=201)


decks_router = Router(
    "/",
    route_handlers=[list_decks, show_deck, deck_file, check_deck, keep_deck, show_expected_turns],
    tags=["decks"],
)
