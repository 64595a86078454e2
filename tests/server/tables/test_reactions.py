"""Reactions: phrases that everybody at a table sees for a moment, and that are never stored."""

import asyncio
import json
from pathlib import Path

import pytest

from silvergold.server.settings import Limits
from tests.server.helpers.client import Person, RefusedError, TableClient
from tests.server.helpers.configured_server import ConfiguredServer

FEW = Limits(reactions_per_20_seconds=3)


def reactions(client: TableClient) -> list[tuple[int, str]]:
    """The reactions that a client has received."""
    messages = map(json.loads, client.frames)
    return [(said["seat"], said["phrase"]) for said in messages if said["message"] == "reaction"]


def test_everybody_sees_a_phrase_and_nothing_of_it_is_stored(tmp_path: Path) -> None:
    with ConfiguredServer(tmp_path, limits=FEW) as server:
        ada, bo, spectator = (Person(server.address, name) for name in ("Ada", "Bo", "Cy"))
        table = ada.open_table()
        ada.do(table, "sit", seat=0)
        bo.do(table, "sit", seat=1)
        before = ada.see(table)

        async def react() -> None:
            async with TableClient(bo, table) as his, TableClient(spectator, table) as watching:
                await asyncio.to_thread(ada.do, table, "react", seat=0, phrase="well_played")
                await his.do("react", seat=1, phrase="thank_you")
                for client in (his, watching):
                    await client.until(lambda client=client: len(reactions(client)) == 2)  # type: ignore[misc]
                    assert reactions(client) == [(0, "well_played"), (1, "thank_you")]
                for seat in (0, 2):
                    assert (await watching.send("react", seat=seat, phrase="hello"))["message"] == "refused"
                assert (await his.send("react", seat=0, phrase="lucky"))["code"] == "not-your-seat"

        asyncio.run(react())
        with pytest.raises(RefusedError, match="bad-request"):
            bo.do(table, "react", seat=1, phrase="you cheat")
        assert ada.see(table) == before
        for _ in range(FEW.reactions_per_20_seconds - 1):
            ada.do(table, "react", seat=0, phrase="lucky")
        with pytest.raises(RefusedError) as refused:
            ada.do(table, "react", seat=0, phrase="lucky")
        assert (refused.value.status, refused.value.code) == (429, "too-many-reactions")
        bo.do(table, "react", seat=1, phrase="lucky")
