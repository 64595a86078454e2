"""Names that look like a bot's or another person's are marked at the table."""

import pytest

from silvergold.lookalikes import skeleton
from tests.server.helpers.client import Person
from tests.server.helpers.server_process import ServerProcess


@pytest.mark.parametrize(
    ("name", "other", "is_alike"),
    [
        ("Sailor", "S\u0430ilor", True),
        ("Sailor", "SAIL0R", True),
        ("Sailor", "S a i l o r", True),
        ("Sailor", "Sa\u0131l\u00f6r.", True),
        ("Sailor", "\uff33\uff41\uff49\uff4c\uff4f\uff52", True),
        ("Ada", "\u0410d\u0430", True),
        ("Ada", "Adam", False),
        ("Sailor", "Tailor", False),
    ],
    ids=str,
)
def test_names_that_look_alike_have_the_same_skeleton(name: str, other: str, is_alike: bool) -> None:
    assert (skeleton(name) == skeleton(other)) == is_alike


def test_the_table_marks_names_that_imitate(server: ServerProcess) -> None:
    ada, other, bo = (Person(server.address, name) for name in ("Ada", "\u0410da", "Bo"))
    table = ada.open_table("lookalikes", players=4)
    ada.do(table, "sit", seat=0)
    ada.do(table, "sit", seat=1, name="Ada")
    bo.do(table, "sit", seat=2)

    def marks() -> list[str]:
        return [seat["imitates"] for seat in ada.see(table)["table"]["seats"]]

    assert marks() == ["", "", "", ""], "the same person may sit twice"
    bo.do(table, "rise", seat=2)
    other.do(table, "sit", seat=2)
    assert marks() == ["player", "player", "player", ""]
    other.do(table, "rise", seat=2)
    bo.do(table, "sit", seat=2, name="N\u0430vigator")
    assert marks() == ["", "", "bot", ""]
