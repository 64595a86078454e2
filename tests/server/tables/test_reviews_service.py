"""Reviews are computed once for all workers, and never more than a few at once."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from silvergold.protocol.review import DecisiveTurn, GameReview
from silvergold.review.examination import Examination
from silvergold.review.ledger import Ledger
from silvergold.server.background import reviews
from silvergold.server.background.bot_pool import BotPool, Q, T
from silvergold.server.background.reviews import Reviews, examine_game, read_review
from silvergold.server.errors import RefusedError
from silvergold.server.settings import Limits
from silvergold.server.storage.database import connect
from silvergold.server.storage.reviews import StoredReview, claim_review, find_review
from silvergold.server.storage.store import Store
from silvergold.server.storage.upgrade import upgrade

FLAGS: Any = tuple(SimpleNamespace(decision=SimpleNamespace(event=event)) for event in (3, 5))
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

    async def run(self, function: Callable[[Q], T], argument: Q) -> T:
        await self.may_go_on.wait()
        if self.error is not None:
            raise self.error
        if function is examine_game:
            self.examined.append(argument)
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
        tried: Any = object()
        first = asyncio.create_task(asked.judge(tried))
        await asyncio.sleep(0)
        with pytest.raises(RefusedError) as refusal:
            await asked.judge(tried)
        assert (refusal.value.code, refusal.value.status) == ("reviews-busy", 503)
        pool.may_go_on.set()
        await first
        await asked.judge(tried)

    asyncio.run(ask())
