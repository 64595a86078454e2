"""Clocks: time per decision and a time bank for longer ones; these tests do not wait for a real clock."""

from silvergold.server.table.clocks import wake_at
from tests.server.helpers.in_memory_table import ADA, BO, CY, InMemoryTable

CLOCK = {"turn_seconds": 30, "bank_seconds": 60}
TURN, BANK = 30_000, 60_000
BEGIN = 1_000_000


def table_with_clock() -> InMemoryTable:
    return InMemoryTable(clock=CLOCK).begin(ADA, BO, at=BEGIN)


def banks(made: InMemoryTable) -> list[int]:
    return [seat.bank_ms for seat in made.table.seats]


def due(made: InMemoryTable) -> list[int | None]:
    return [made.table.due_at(seat) for seat in range(len(made.table.seats))]


def test_without_a_clock_nothing_is_ever_due() -> None:
    made = InMemoryTable().begin(ADA, BO, at=BEGIN)
    assert made.table.to_move == (0, 1)
    assert due(made) == [None, None]


def test_the_clocks_of_all_who_must_decide_start_together() -> None:
    made = table_with_clock()
    assert banks(made) == [BANK, BANK]
    assert due(made) == [BEGIN + TURN + BANK] * 2


def test_a_decision_within_its_time_costs_nothing_and_stops_the_clock() -> None:
    made = table_with_clock()
    made.move_first(0, at=BEGIN + TURN)
    assert banks(made) == [BANK, BANK]
    assert due(made) == [None, BEGIN + TURN + BANK]


def test_what_a_decision_takes_beyond_its_time_comes_out_of_the_bank() -> None:
    made = table_with_clock()
    made.move_first(1, at=BEGIN + TURN + 12_345)
    assert banks(made) == [BANK, BANK - 12_345]


def test_the_last_player_to_decide_pays_and_the_next_step_starts_all_clocks() -> None:
    made = table_with_clock()
    made.move_first(0, at=BEGIN + 1_000)
    now = BEGIN + TURN + 5_000
    made.move_first(1, at=now)
    assert made.table.step[2] == "mark"
    assert banks(made) == [BANK, BANK - 5_000]
    assert due(made) == [now + TURN + BANK, now + TURN + BANK - 5_000]


def test_the_table_wakes_when_the_first_clock_runs_out() -> None:
    made = table_with_clock()
    now = BEGIN + TURN + 5_000
    made.move_first(1, at=BEGIN)
    made.move_first(0, at=now)
    assert due(made) == [now + TURN + BANK - 5_000, now + TURN + BANK]
    assert wake_at(made.table) == now + TURN + BANK - 5_000


def test_marking_in_several_moves_is_one_decision() -> None:
    made = table_with_clock()
    for seat in (0, 1):
        made.move_first(seat, at=BEGIN)
    began = due(made)[0]
    assert made.table.state is not None
    card = made.table.state.players[0].cards[0]
    single = card.unmarked & -card.unmarked
    mark = {"move": "mark", "card": card.card.id, "boxes": single}
    made.ask(ADA, "play", BEGIN + 10_000, seat=0, moves=[mark])
    assert due(made)[0] == began
    made.ask(ADA, "play", BEGIN + 20_000, seat=0, moves=[{"move": "take_back"}])
    assert due(made)[0] == began
    made.move_first(0, at=BEGIN + TURN + 1_000)
    assert banks(made) == [BANK - 1_000, BANK]


def test_the_bank_is_never_less_than_nothing() -> None:
    made = table_with_clock()
    made.move_first(0, at=BEGIN + TURN + BANK + 7_000)
    assert banks(made)[0] == 0


def test_bots_have_no_clock() -> None:
    made = InMemoryTable(clock=CLOCK)
    made.ask(ADA, "sit", seat=0)
    made.ask(ADA, "seat_bot", BEGIN, seat=1, bot="sailor")
    assert due(made) == [BEGIN + TURN + BANK, None]
    made.move_first(1, at=BEGIN + 10 * TURN)
    assert banks(made) == [BANK, BANK]


def test_after_the_last_move_no_clock_runs() -> None:
    made = InMemoryTable(clock=CLOCK, players=3).begin(ADA, BO, CY, at=BEGIN)
    now = BEGIN
    while made.table.status == "playing":
        now += 1_000
        made.move_first(made.table.to_move[-1], at=now)
    assert made.table.status == "finished"
    assert due(made) == [None] * 3
    assert banks(made) == [BANK] * 3


def test_the_clock_for_taking_a_card_starts_when_it_is_that_players_turn_to_settle() -> None:
    made = InMemoryTable(clock=CLOCK).begin(ADA, BO, at=BEGIN)
    now = BEGIN
    while made.table.step[2] != "take":
        assert made.table.status == "playing"
        now += 40_000
        made.move_first(made.table.to_move[0], at=now)
    (seat,) = made.table.to_move
    assert made.table.seats[seat].due_since == now
    assert [s.due_since for n, s in enumerate(made.table.seats) if n != seat] == [None]
