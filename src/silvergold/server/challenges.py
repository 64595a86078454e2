"""Challenges: a finished game whose deal friends play from the same seat, and what each of them may see."""

from collections.abc import Sequence
from typing import Literal

from silvergold.engine import bot_of
from silvergold.protocol.http import ChallengeGame, ChallengeSeat, ChallengeView
from silvergold.server.clock import now_ms
from silvergold.server.deals import Deals
from silvergold.server.errors import RefusedError
from silvergold.server.storage.challenges import (
    StoredChallenge,
    TakenUp,
    add_challenge,
    find_challenge,
    first_table,
    taken_up,
)
from silvergold.server.storage.people import Person
from silvergold.server.storage.queries import AnyRow, opened_by, results_at
from silvergold.server.storage.store import Store
from silvergold.server.table.commands import require, require_own_seat
from silvergold.server.table.opener import seats_of_challenge
from silvergold.server.table.registry import LiveTable, TableRegistry
from silvergold.server.table.table import Table
from silvergold.server.tokens import new_id

GAMES_LIMIT = 200
"""Games of friends that are listed."""

ChallengeStatus = Literal["open", "playing", "finished", "known"]


class Challenges:
    """The challenges of a server."""

    def __init__(self, store: Store, tables: TableRegistry, deals: Deals) -> None:
        self._store = store
        self._tables = tables
        self._deals = deals

    async def make(self, live: LiveTable, seat: int, requester: Person) -> StoredChallenge:
        """Challenge others to beat a seat's result; the same seat again has the same challenge."""
        table = live.table
        require(table.status == "finished", "game-not-over")
        require_own_seat(table, seat, requester)
        challenge = StoredChallenge(new_id(), table.id, seat, table.deal, requester.id)
        return await self._store.write(add_challenge, challenge, now_ms())

    async def find(self, challenge_id: str) -> StoredChallenge:
        """Return a challenge by its id."""
        challenge = await self._store.read(find_challenge, challenge_id)
        if challenge is None:
            raise RefusedError("no-such-challenge", 404)
        return challenge

    async def show(self, challenge: StoredChallenge, person: str) -> ChallengeView:
        """Return a challenge as a person may see it: until they have played, only the score to beat."""
        live = await self._tables.get_current(challenge.table_id)
        seat = live.table.seats[challenge.seat]
        own = TakenUp(challenge.table_id, challenge.person, seat.name)
        others = await self._store.read(taken_up, challenge, GAMES_LIMIT)
        rows = await self._store.read(results_at, [game.table_id for game in (own, *others)])
        games = [game_of(challenge, game, rows) for game in (own, *others)]
        table = await self._store.read(opened_by, person, challenge.command) or ""
        has_played = await self._deals.may_see(live.deal, person)
        return ChallengeView(
            id=challenge.id,
            challenger=seat.name,
            total=games[0].total or 0,
            seat=challenge.seat,
            seats=challenge_seats(live.table, challenge.seat),
            edition=live.table.settings.edition,
            deck=live.table.deck.sha256,
            is_yours=person == challenge.person,
            status=await self._status(challenge, person, table, has_played),
            table=table,
            games=tuple(games) if has_played else (),
        )

    async def _status(
        self, challenge: StoredChallenge, person: str, table: str, has_played: bool
    ) -> ChallengeStatus:
        if table:
            return "finished" if has_played else "playing"
        return "known" if await self._store.read(first_table, challenge.deal, person) else "open"


def challenge_seats(table: Table, own: int) -> tuple[ChallengeSeat, ...]:
    """Return who plays at the tables of a challenge."""
    return tuple(
        ChallengeSeat(bot_of(seat.kind), old.name if old.person and number != own else "")
        for number, (seat, old) in enumerate(zip(seats_of_challenge(table, own), table.seats, strict=True))
    )


def game_of(challenge: StoredChallenge, game: TakenUp, results: Sequence[AnyRow]) -> ChallengeGame:
    """Return a game on the deal of a challenge from the results of its seats."""
    seats = [row for row in results if row.table_id == game.table_id]
    own = next((row for row in seats if row.seat == challenge.seat), None)
    return ChallengeGame(
        table=game.table_id,
        name=game.name,
        person=game.person,
        total=own.total if own else None,
        place=own.place if own else None,
        rivals=tuple(row.total for row in seats if row.seat != challenge.seat),
        given_away=own.given_away if own else None,
        luck=own.luck if own else None,
    )
