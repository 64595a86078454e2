import asyncio

from silvergold.server.table.lock import TableLock


def test_one_after_the_other_in_the_order_in_which_they_came() -> None:
    async def all_of_them() -> list[str]:
        lock, log = TableLock(), list[str]()

        async def change(name: str) -> None:
            async with lock:
                assert lock.locked()
                log.append(f"{name} begins")
                await asyncio.sleep(0)
                log.append(f"{name} ends")

        await asyncio.gather(*map(change, "abc"))
        assert not lock.locked()
        return log

    assert asyncio.run(all_of_them()) == [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]


def test_whoever_gives_up_waiting_is_passed_over() -> None:
    async def last_one_gets_it(is_handed_over: bool) -> bool:
        lock = TableLock()

        async def hold() -> None:
            async with lock:
                pass

        await lock.__aenter__()
        given_up, waiting = asyncio.create_task(hold()), asyncio.create_task(hold())
        await asyncio.sleep(0)
        if is_handed_over:
            await lock.__aexit__()  # hands the lock over, and the cancellation comes at the same moment
            given_up.cancel()
        else:
            given_up.cancel()
            await asyncio.sleep(0)
            await lock.__aexit__()
        await asyncio.wait([given_up, waiting])
        return given_up.cancelled() and not waiting.cancelled() and not lock.locked()

    assert asyncio.run(last_one_gets_it(False))
    assert asyncio.run(last_one_gets_it(True))


def test_an_error_releases_the_lock() -> None:
    async def fail() -> bool:
        lock = TableLock()
        try:
            async with lock:
                raise ValueError
        except ValueError:
            return lock.locked()

    assert not asyncio.run(fail())
