"""Reviews are computed once for all workers, and never more than a few at once."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from silvergold.engine import HUMAN
from silvergold.protocol.review import BookView, DecisiveTurn, EstimateView, GameReview, SeatReview
from silvergold.review.examination import Examination, examine
from silvergold.review.ledger import Ledger
from silvergold.server.background import reviews
from silvergold.server.background.bot_pool import BotPool, T, Ts
from silvergold.server.background.reviews import Reviews, read_review
from silvergold.server.errors import RefusedError
from silvergold.server.settings import Limits
from silvergold.server.storage.database import connect
from silvergold.server.storage.results import GameResult, SeatResult, store_result
from silvergold.server.storage.reviews import ATTEMPTS_LIMIT, StoredReview, claim_review, find_review
from silvergold.server.storage.schema import results
from silvergold.server.storage.store import Store
from silvergold.server.storage.upgrade import upgrade

FLAGS: Any = tuple(SimpleNamespace(decision=SimpleNamespace(event=event), state=None) for event in (3, 5))
EXAMINATION = Examination(Ledger("", (), (), ()), FLAGS)
NOBODY = "198.51.100.7"


class Pool(BotPool):
    """A pool that computes nothing, and waits until it may go on."""

    def __init__(self) -> None:
        super().__init__(1)
        self.examined: list[object] = []
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.error: Exception | None = None

    async def run(self, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        await self.may_go_on.wait()
        if self.error is not None:
            raise self.error
        called: object = function
        if called is examine:
            self.examined.append(arguments)
        return EXAMINATION  # type: ignore[return-value]


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Store]:
    """A fresh database, and games that need no record."""
    is_sqlite = getattr(request, "param", "sqlite") == "sqlite"
    engine = connect(
        f"sqlite:///{tmp_path}/server.db" if is_sqlite else request.getfixturevalue("postgresql_url")
    )
    upgrade(engine)
    monkeypatch.setattr(reviews, "game_review", lambda record, examination, confirmed: review(len(confirmed)))
    yield Store(engine)
    engine.dispose()


def review(confirmed: int) -> GameReview:
    """A review that says how many flags have been confirmed."""
    return GameReview(str(confirmed), (), (), (), DecisiveTurn(0, 1, 1))


def finished(name: str) -> Any:
    """A game that is over."""
    return SimpleNamespace(id=name, record=None, deck=None)


async def until_ready(asked: Reviews, table: Any) -> StoredReview:
    while (found := await asked.find(table, NOBODY)).status != "ready":
        await asyncio.sleep(0)
    return found


@pytest.mark.parametrize("store", ["sqlite", "postgresql"], indirect=True)
def test_a_review_is_computed_once_for_all_pages_and_workers(store: Store) -> None:
    other_store = Store(connect(store.engine.url.render_as_string(hide_password=False)))

    async def ask() -> None:
        pools = Pool(), Pool()
        workers = [Reviews(store, pools[0], Limits()), Reviews(other_store, pools[1], Limits())]
        table = finished("one")
        first = await asyncio.gather(*(worker.find(table, NOBODY) for worker in workers * 3))
        assert {answer.status for answer in first} <= {"computing", "confirming", "ready"}
        for worker in workers:
            found = read_review(await until_ready(worker, table))
            assert found == review(confirmed=2)
            assert await worker.peek(table.id) == found
        assert sum(len(pool.examined) for pool in pools) == 1
        await other_store.close()

    asyncio.run(ask())


def test_an_unfinished_review_can_be_read_before_its_flags_are_confirmed(store: Store) -> None:
    async def ask() -> None:
        pool, table = Pool(), finished("one")
        asked = Reviews(store, pool, Limits())
        while (found := await asked.find(table, NOBODY)).status == "computing":
            await asyncio.sleep(0)
        pool.may_go_on.clear()
        assert found.status == "ready" or read_review(found) == review(confirmed=0)
        pool.may_go_on.set()
        assert (await until_ready(asked, table)).progress == 1

    asyncio.run(ask())


def test_too_many_reviews_at_once_are_refused(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "QUEUE_LIMIT", 2)

    async def ask() -> None:
        pool = Pool()
        asked = Reviews(store, pool, Limits())
        pool.may_go_on.clear()
        for name in ("one", "two"):
            await asked.find(finished(name), NOBODY)
        with pytest.raises(RefusedError, match="Too many games"):
            await asked.find(finished("three"), NOBODY)
        assert (await asked.find(finished("two"), NOBODY)).status == "computing"
        pool.may_go_on.set()
        await until_ready(asked, finished("two"))

    asyncio.run(ask())


def test_one_address_starts_only_so_many_reviews(store: Store) -> None:
    async def ask() -> None:
        asked = Reviews(store, Pool(), Limits(reviews_per_hour=1))
        await until_ready(asked, finished("one"))
        await asked.find(finished("one"), NOBODY)
        with pytest.raises(RefusedError, match="too-many-requests"):
            await asked.find(finished("two"), NOBODY)
        await until_ready(asked, finished("one"))

    asyncio.run(ask())


def test_a_game_that_cannot_be_reviewed_is_not_tried_again_at_once(store: Store) -> None:
    async def ask() -> None:
        pool = Pool()
        asked = Reviews(store, pool, Limits())
        pool.error = ValueError("no such game")
        while (await asked.find(finished("one"), NOBODY)).status != "failed":
            await asyncio.sleep(0)
        pool.error = None
        assert (await asked.find(finished("one"), NOBODY)).status == "failed"
        assert pool.examined == []

    asyncio.run(ask())


def test_a_review_whose_worker_has_died_or_stopped_is_taken_over(store: Store) -> None:
    async def ask() -> None:
        version = reviews.current_version()
        assert await store.write(claim_review, "one", version, 1, 2)
        assert not await store.write(claim_review, "one", version, 1, 2), "it is claimed"
        asked = Reviews(store, Pool(), Limits())
        await until_ready(asked, finished("one"))
        stopping = Pool()
        stopping.may_go_on.clear()
        stopped = Reviews(store, stopping, Limits())
        await stopped.find(finished("two"), NOBODY)
        await stopped.stop()
        await until_ready(asked, finished("two"))

    asyncio.run(ask())


def test_a_new_evaluator_replaces_the_reviews_of_the_old_one(store: Store) -> None:
    async def ask() -> None:
        assert await store.write(claim_review, "one", "an older evaluator", 1, 2)
        await until_ready(Reviews(store, Pool(), Limits()), finished("one"))
        assert await store.read(find_review, "one", "an older evaluator") is None

    asyncio.run(ask())


def test_too_many_tries_at_once_are_refused(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "TRIES_LIMIT", 1)

    async def ask() -> None:
        pool = Pool()
        asked = Reviews(store, pool, Limits())
        pool.may_go_on.clear()
        tried: Any = (object(),) * 3
        first = asyncio.create_task(asked.judge(*tried))
        await asyncio.sleep(0)
        with pytest.raises(RefusedError) as refusal:
            await asked.judge(*tried)
        assert (refusal.value.code, refusal.value.status) == ("reviews-busy", 503)
        pool.may_go_on.set()
        await first
        await asked.judge(*tried)

    asyncio.run(ask())


# --- reviews that nobody has asked for --------------------------------------------------------------------


def seat_review(seat: int, given_away: float) -> SeatReview:
    """A seat that gave points away, and was lucky."""
    book = BookView(2.0, 1.5, -given_away, 0.0, 0.0, start=60.0, result=60.0)
    return SeatReview(seat, book, book, 20, given_away, EstimateView(0, 0, 0), None, ())


def store_game(store: Store, name: str, at: int, *kinds: str) -> None:
    """Store the result of a game."""
    seats = tuple(
        SeatResult(seat, f"p{seat}", "", kind, "", *[0] * 7) for seat, kind in enumerate(kinds or (HUMAN,))
    )
    with store.engine.begin() as connection:
        store_result(connection, GameResult(name, "deal", at, seats, is_rated=False))


def figures(store: Store) -> dict[str, tuple[float | None, float | None]]:
    """What the reviews have said of the first seats so far, by table."""
    with store.engine.connect() as connection:
        rows = connection.execute(select(results).where(results.c.seat == 0).order_by(results.c.table_id))
        return {row.table_id: (row.given_away, row.luck) for row in rows}


async def load(name: str) -> Any:
    return finished(name)


@pytest.mark.parametrize("store", ["sqlite", "postgresql"], indirect=True)
def test_games_of_people_are_reviewed_in_the_background_the_latest_first(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = GameReview("", (seat_review(0, 4.5), seat_review(1, 9.0)), (), (), DecisiveTurn(0, 1, 1))
    monkeypatch.setattr(reviews, "game_review", lambda record, examination, confirmed: found)
    store_game(store, "bots", 1, "bot:sailor", "bot:sailor")
    store_game(store, "old", 2, "human", "bot:sailor")
    store_game(store, "new", 3, "bot:sailor", "human")

    async def run() -> None:
        pool = Pool()
        service = Reviews(store, pool, Limits())
        assert await service.review_next(load)
        assert figures(store) == {"bots": (None, None), "new": (4.5, 3.5), "old": (None, None)}
        assert await service.review_next(load)
        assert not await service.review_next(load)
        assert figures(store)["old"] == (4.5, 3.5)
        assert len(pool.examined) == 2

    asyncio.run(run())


def test_results_reviewed_by_an_earlier_version_get_their_figures_without_another_review(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = GameReview("", (seat_review(0, 4.5),), (), (), DecisiveTurn(0, 1, 1))
    monkeypatch.setattr(reviews, "game_review", lambda record, examination, confirmed: found)

    async def run() -> None:
        pool = Pool()
        service = Reviews(store, pool, Limits())
        await until_ready(service, finished("one"))
        store_game(store, "one", 1)
        assert await service.review_next(load)
        assert figures(store) == {"one": (4.5, 3.5)}
        assert len(pool.examined) == 1

    asyncio.run(run())


def test_a_game_whose_review_fails_is_not_tried_for_ever(store: Store) -> None:
    for at, name in enumerate(("faulty", "unreadable", "deadly", "sound")):
        store_game(store, name, 10 - at)

    async def load_some(name: str) -> Any:
        if name == "unreadable":
            raise RefusedError("table-unreadable", 500)
        return finished(name)

    async def run() -> None:
        version = reviews.current_version()
        for _ in range(ATTEMPTS_LIMIT):  # workers that died over this game
            assert await store.write(claim_review, "deadly", version, 10, 2)
        pool = Pool()
        service = Reviews(store, pool, Limits())
        pool.error = ValueError("no such game")
        assert await service.review_next(load_some)
        pool.error = None
        assert await service.review_next(load_some)
        assert await service.review_next(load_some)
        assert len(pool.examined) == 1, "only the sound one is left"
        assert (await until_ready(service, finished("deadly"))).progress == 1, "a person may ask again"

    asyncio.run(run())


def test_a_stopped_server_reviews_the_rest_after_its_next_start(store: Store) -> None:
    store_game(store, "one", 1)

    async def run() -> None:
        for _ in range(ATTEMPTS_LIMIT + 1):
            stopping = Pool()
            stopping.may_go_on.clear()
            stopped = Reviews(store, stopping, Limits())
            reviewing = asyncio.create_task(stopped.review_next(load))
            version = reviews.current_version()
            while not (stored := await store.read(find_review, "one", version)) or not stored.until:
                await asyncio.sleep(0)
            await stopped.stop()
            await reviewing
        pool = Pool()
        assert await Reviews(store, pool, Limits()).review_next(load)
        assert len(pool.examined) == 1

    asyncio.run(run())
