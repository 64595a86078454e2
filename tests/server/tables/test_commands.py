"""Commands at tables without a server: what each is refused for, and what it changes."""

from functools import cache
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from silvergold.bots import BOTS
from silvergold.engine import HUMAN, IllegalMoveError, Phase, apply, legal_moves, seats_to_move
from silvergold.protocol import commands, events
from silvergold.protocol.moves import Deal, from_engine_move
from silvergold.server.errors import RefusedError
from silvergold.server.storage.people import Person
from silvergold.server.table import facts
from silvergold.server.table.commands import LOG_LIMIT, accept_rematch, hash_of_command
from silvergold.server.table.facts import LogEntry
from silvergold.server.table.log import apply_entry, game_state, open_table
from silvergold.server.table.table import EMPTY, Seat, Table
from tests.server.helpers.in_memory_table import ADA, BO, CY, DI, InMemoryTable

Refusal = tuple[Person, str, dict[str, Any], str, int]
"""Who asks for what, with which fields; and the code and the status of the refusal."""

READY = {"move": "ready"}


def gathering() -> InMemoryTable:
    """Three seats: the host's, a guest's, and an empty one."""
    made = InMemoryTable(players=3)
    made.ask(ADA, "sit")
    made.ask(BO, "sit")
    return made


@cache
def finished() -> Table:
    return InMemoryTable(players=3).begin(ADA, BO, BO).play_to_end().table


def after_game() -> InMemoryTable:
    made = InMemoryTable(players=3)
    made.table = finished()
    return made


def told(made: InMemoryTable) -> tuple[events.Event, ...]:
    """The events of the table, without those of the game."""
    return tuple(event for event in made.table.events if isinstance(event, events.Event))


def barred(made: InMemoryTable) -> list[tuple[str, str]]:
    """The people who may not come back, with their names."""
    return [(one.person, one.name) for one in made.table.barred]


def wants_rematch(made: InMemoryTable) -> bool:
    return made.table.wants_rematch


def check(made: InMemoryTable, *refusals: Refusal) -> None:
    for who, command, fields, code, status in refusals:
        error = made.refusal(who, command, **fields)
        assert (error.code, error.status) == (code, status), (who.name, command, fields)


def keeps(made: InMemoryTable, seat: int) -> dict[str, Any]:
    """The first legal choice of cards."""
    first: dict[str, Any] = to_builtins(from_engine_move(legal_moves(game_state(made.table), seat)[0]))
    return first


# --- refusals ---------------------------------------------------------------------------------------------


def test_what_is_refused_before_the_game() -> None:
    check(
        gathering(),
        (CY, "sit", {"seat": 1}, "seat-is-taken", 409),
        (CY, "sit", {"seat": 3}, "no-such-seat", 409),
        (ADA, "sit", {"seat": 0, "name": "Ada's sister"}, "seat-is-taken", 409),
        (Person("cy", "Bo"), "sit", {"seat": 1}, "seat-is-taken", 409),
        (BO, "seat_bot", {"seat": 2, "bot": "sailor"}, "not-the-host", 403),
        (ADA, "seat_bot", {"seat": 1, "bot": "sailor"}, "seat-is-taken", 409),
        (ADA, "seat_bot", {"seat": 3, "bot": "sailor"}, "no-such-seat", 409),
        (ADA, "seat_bot", {"seat": 2, "bot": "pirate"}, "unknown-bot", 404),
        (BO, "rise", {"seat": 0}, "not-your-seat", 403),
        (ADA, "rise", {"seat": 3}, "no-such-seat", 409),
        (BO, "contribute", {"seat": 0, "words": "tide"}, "not-your-seat", 403),
        (BO, "contribute", {"seat": 3, "words": "tide"}, "no-such-seat", 409),
        (BO, "hold", {"is_held": True}, "not-the-host", 403),
        (BO, "name_start_player", {"seat": 1}, "not-the-host", 403),
        (CY, "start", {}, "not-at-the-table", 403),
        (BO, "start", {}, "seats-are-empty", 409),
        (BO, "play", {"seat": 1, "moves": [READY]}, "no-game-under-way", 409),
        (BO, "leave", {}, "no-game-under-way", 409),
        (BO, "return", {}, "no-game-under-way", 409),
        (BO, "replace", {"seat": 0}, "not-the-host", 403),
        (BO, "readmit", {"person": "cy"}, "not-the-host", 403),
        (BO, "decline_rematch", {}, "game-not-over", 409),
        (CY, "decline_rematch", {}, "not-at-the-table", 403),
        (BO, "close", {}, "not-the-host", 403),
    )
    assert gathering().refusal(CY, "sit", seat=1).details == {"name": "Bo"}
    assert gathering().refusal(ADA, "seat_bot", seat=1, bot="sailor").details == {"name": "Bo"}
    unknown = gathering().refusal(ADA, "seat_bot", seat=2, bot="pirate")
    assert unknown.details == {"bot": "'pirate'", "bots": ", ".join(BOTS)}


def test_what_is_refused_at_a_full_table() -> None:
    made = InMemoryTable()
    made.ask(ADA, "hold", is_held=True)
    made.ask(ADA, "sit")
    made.ask(BO, "sit")
    check(made, (CY, "sit", {}, "table-is-full", 409), (BO, "start", {}, "start-is-held", 403))


def test_what_is_refused_during_the_game() -> None:
    made = InMemoryTable().begin(ADA, BO)
    check(
        made,
        (CY, "sit", {}, "game-has-begun", 409),
        (ADA, "seat_bot", {"seat": 1, "bot": "sailor"}, "game-has-begun", 409),
        (ADA, "rise", {"seat": 0}, "game-has-begun", 409),
        (ADA, "contribute", {"seat": 0, "words": "tide"}, "game-has-begun", 409),
        (ADA, "hold", {"is_held": True}, "game-has-begun", 409),
        (ADA, "close", {}, "game-has-begun", 409),
        (CY, "play", {"seat": 0, "moves": [READY]}, "not-your-seat", 403),
        (ADA, "play", {"seat": 1, "moves": [READY]}, "not-your-seat", 403),
        (ADA, "play", {"seat": 2, "moves": [READY]}, "no-such-seat", 409),
        (CY, "leave", {}, "not-at-the-table", 403),
        (CY, "return", {}, "not-at-the-table", 403),
    )
    assert made.ask(BO, "start") is None
    made.ask(ADA, "replace", seat=1, may_return=False)
    check(
        made,
        (BO, "play", {"seat": 1, "moves": [keeps(made, 1)]}, "replaced-by-host", 403),
        (BO, "return", {}, "replaced-by-host", 403),
    )


def test_what_is_refused_after_the_game() -> None:
    check(
        after_game(),
        (ADA, "start", {}, "game-has-begun", 409),
        (ADA, "replace", {"seat": 1}, "no-game-under-way", 409),
        (ADA, "play", {"seat": 0, "moves": [READY]}, "no-game-under-way", 409),
        (ADA, "leave", {}, "no-game-under-way", 409),
    )


def test_only_a_new_deal_takes_words() -> None:
    made = InMemoryTable()
    made.table = replace(made.table, takes_words=False)
    made.ask(ADA, "sit")
    check(made, (ADA, "contribute", {"seat": 0, "words": "tide"}, "deal-is-fixed", 409))


def test_a_log_that_is_full_goes_only_forwards() -> None:
    made = InMemoryTable().begin(ADA, BO)
    kept = keeps(made, 0)
    for full in (
        replace(made.table, number=LOG_LIMIT),
        replace(made.table, moves_played=LOG_LIMIT),
    ):
        made.table = full
        for command, fields in (
            ("rise", {"seat": 0}),
            ("contribute", {"seat": 0, "words": "tide"}),
            ("hold", {"is_held": True}),
            ("name_start_player", {}),
            ("leave", {}),
            ("replace", {"seat": 1}),
            ("decline_rematch", {}),
            ("play", {"seat": 0, "moves": [READY, {"move": "take_back"}]}),
        ):
            check(made, (ADA, command, fields, "nothing-more-undone", 409))
        made.ask(ADA, "play", seat=0, moves=[kept])
    made.table = replace(made.table, number=LOG_LIMIT - 1, moves_played=LOG_LIMIT - 1)
    made.ask(ADA, "leave")


# --- what commands change ---------------------------------------------------------------------------------


def test_seats_are_taken_and_left_before_the_game() -> None:
    made = InMemoryTable(players=3)
    assert made.ask(ADA, "sit", seat=0) == facts.SeatTaken(0, HUMAN, "Ada", "ada")
    assert made.ask(ADA, "sit", seat=0) is None
    assert made.ask(BO, "sit", seat=1, name=" Bo  jr ") == facts.SeatTaken(1, HUMAN, "Bo jr", "bo")
    assert made.ask(BO, "rise", seat=1) == facts.SeatVacated(1)
    assert made.ask(BO, "rise", seat=1) is None
    assert made.table.seats[1] == Seat()
    assert made.ask(ADA, "seat_bot", seat=1, bot="captain") == facts.SeatTaken(1, "bot:captain", "Captain")
    assert made.ask(ADA, "seat_bot", seat=1, bot="captain") is None
    assert made.ask(ADA, "rise", seat=1) == facts.SeatVacated(1), "the host may empty any seat"
    assert made.ask(ADA, "hold", is_held=False) is None
    assert made.ask(ADA, "hold", is_held=True) == facts.StartHeld(True)
    assert made.table.is_held
    assert made.ask(ADA, "contribute", seat=0, words="tide") == facts.WordsContributed(0, "tide")
    assert made.ask(ADA, "contribute", seat=0, words="tide") is None
    assert made.table.seats == (Seat(HUMAN, "Ada", "ada", words="tide"), Seat(), Seat())
    assert told(made) == (
        events.Sat(0, HUMAN, "Ada"),
        events.Sat(1, HUMAN, "Bo jr"),
        events.Rose(1),
        events.Sat(1, "bot:captain", "Captain"),
        events.Rose(1),
    )


def test_a_table_is_closed_once() -> None:
    made = gathering()
    assert made.ask(ADA, "close") == facts.TableClosed()
    assert made.table.status == "closed"
    assert told(made)[-1] == events.Closed()
    assert made.ask(ADA, "close") is None
    check(made, (CY, "sit", {}, "game-has-begun", 409), (ADA, "start", {}, "game-has-begun", 409))


def test_a_full_table_starts_for_any_player_and_only_once() -> None:
    made = InMemoryTable(clock={"turn_seconds": 30, "bank_seconds": 60})
    made.ask(ADA, "hold", is_held=True)
    made.ask(ADA, "sit")
    made.ask(BO, "sit", at=5)
    made.table = replace(made.table, is_held=False)
    made.ask(BO, "contribute", at=6, seat=1, words="tide")
    assert made.table.status == "gathering", "words start no game"
    fact = made.ask(BO, "start", at=7)
    assert isinstance(fact, facts.GameStarted)
    dealt = [Deal(card.id) for player in game_state(made.table).players for card in player.dealt]
    assert list(fact.moves) == dealt
    assert (made.table.status, made.table.at) == ("playing", 7)
    assert [(seat.bank_ms, seat.due_since) for seat in made.table.seats] == [(60_000, 7)] * 2
    assert told(made)[-1] == events.Began()
    assert made.table.moves_played == len(dealt)
    assert made.ask(ADA, "start") is None


def test_a_seat_taken_or_words_added_start_no_game_that_is_held_or_not_full() -> None:
    made = gathering()
    made.ask(ADA, "hold", is_held=True)
    made.ask(CY, "sit")
    assert made.table.is_full
    made.ask(ADA, "contribute", seat=0, words="tide")
    made.ask(ADA, "name_start_player", seat=1)
    assert made.table.status == "gathering"
    made.ask(CY, "rise", seat=2)
    made.ask(ADA, "hold", is_held=False)
    assert made.table.status == "gathering"


def test_moves_are_followed_by_those_of_chance() -> None:
    made = InMemoryTable().begin(ADA, BO)
    first, second = keeps(made, 0), keeps(made, 1)
    fact = made.ask(ADA, "play", seat=0, moves=[first])
    assert isinstance(fact, facts.MovesPlayed)
    assert (fact.seat, len(fact.moves)) == (0, 1)
    with pytest.raises(IllegalMoveError, match="already-kept"):
        made.ask(ADA, "play", seat=0, moves=[first])
    before = made.table.moves_played
    fact = made.ask(BO, "play", seat=1, moves=[second])
    assert isinstance(fact, facts.MovesPlayed)
    tags = [type(move).__name__ for move in fact.moves]
    assert tags == ["Keep", *["TurnUp"] * 4, "Start", "Reveal"]
    assert made.table.moves_played == before + len(tags)
    assert game_state(made.table).phase == Phase.MARK
    assert made.table.to_move == (0, 1)


def test_moves_go_no_further_than_what_they_turn_up() -> None:
    made = InMemoryTable().begin(ADA, BO)
    kept = keeps(made, 0)
    with pytest.raises(IllegalMoveError, match="already-kept"):
        made.ask(ADA, "play", seat=0, moves=[kept, kept])
    made.move_first(1)
    check(made, (ADA, "play", {"seat": 0, "moves": [kept, READY]}, "moves-too-far", 409))
    made.move_first(0)
    marks = [from_engine_move(legal_moves(game_state(made.table), 0)[-1]), READY]
    made.ask(ADA, "play", seat=0, moves=marks)
    assert made.table.to_move == (1,)


def test_moves_go_no_further_than_marks_that_are_seen() -> None:
    """The last player who is ready and then takes a card has seen the others' marks in between."""
    made = InMemoryTable().begin(ADA, BO)
    while True:
        seat = made.table.to_move[-1]
        state, moves = game_state(made.table), list[Any]()
        while state.phase == Phase.MARK and seat in seats_to_move(state):
            moves.append(legal_moves(state, seat)[0])
            state, _ = apply(state, moves[-1])
        if moves and state.phase == Phase.TAKE and seats_to_move(state) == (seat,):
            break
        made.move_first(seat)
    moves.append(legal_moves(state, seat)[0])
    too_far = {"seat": seat, "moves": to_builtins([from_engine_move(move) for move in moves])}
    check(made, ((ADA, BO)[seat], "play", too_far, "moves-too-far", 409))


def test_a_table_plays_the_edition_agreed_on() -> None:
    assert game_state(InMemoryTable(edition="oya").begin(ADA, BO).table).edition.name == "oya"


def test_the_clock_of_a_player_who_returns_goes_on_unless_a_bot_has_stood_in() -> None:
    made = InMemoryTable(players=3).begin(ADA, BO, CY)
    made.ask(BO, "leave", at=1)
    made.ask(BO, "return", at=2)
    assert made.table.seats[1] == Seat(HUMAN, "Bo", "bo", due_since=0)
    made.move_first(2, at=3)
    made.note(facts.StandInSeated(2, "sailor", "left"), at=4)
    made.ask(CY, "return", at=5)
    assert made.table.seats[2] == Seat(HUMAN, "Cy", "cy")
    assert made.table.seats[2].is_replaced is False


def test_a_player_leaves_and_returns_on_all_seats() -> None:
    made = InMemoryTable(players=3).begin(ADA, BO, BO)
    assert made.ask(BO, "return") is None
    assert made.ask(BO, "leave", at=3) == facts.PlayerLeft((1, 2))
    assert made.ask(BO, "leave") is None
    assert [seat.left_at for seat in made.table.seats] == [None, 3, 3]
    made.note(facts.StandInSeated(2, "captain", "left"), at=4)
    assert made.table.seats[2].stand_in == "captain"
    check(made, (BO, "play", {"seat": 2, "moves": [keeps(made, 2)]}, "stood-in", 409))
    made.note(facts.PlayerReturned((1,)))
    assert made.ask(BO, "return", at=5) == facts.PlayerReturned((2,))
    assert made.ask(BO, "return") is None
    assert made.table.seats[2] == replace(made.table.seats[1], due_since=5)
    assert told(made)[-5:] == (
        events.Left(1),
        events.Left(2),
        events.StoodIn(2, "captain", "left"),
        events.Returned(1),
        events.Returned(2),
    )


def test_a_guest_is_replaced_and_may_return_or_not() -> None:
    made = InMemoryTable(players=4)
    for who in (ADA, BO, CY):
        made.ask(who, "sit")
    assert made.ask(ADA, "replace", seat=1) == facts.PlayerReplaced((1,), "sailor", True)
    assert barred(made) == []
    assert made.ask(ADA, "replace", seat=2, may_return=False) == facts.PlayerReplaced((2,), "sailor", False)
    assert barred(made) == [("cy", "Cy")]
    assert made.table.seats[1:] == (Seat("bot:sailor", "Sailor"), Seat("bot:sailor", "Sailor"), Seat())
    assert told(made)[-4:] == (
        events.Replaced(1, "bo", "Bo"),
        events.Sat(1, "bot:sailor", "Sailor"),
        events.Replaced(2, "cy", "Cy"),
        events.Sat(2, "bot:sailor", "Sailor"),
    )
    check(made, (CY, "sit", {}, "replaced-by-host", 403))
    assert made.ask(ADA, "readmit", person="bo") is None
    made.ask(DI, "sit")
    assert made.ask(ADA, "replace", at=4, seat=3) == facts.PlayerReplaced((3,), "sailor", True)
    assert made.table.seats[3] == Seat(HUMAN, "Di", "di", left_at=4, is_replaced=True, due_since=0)
    assert told(made)[-1] == events.Replaced(3, "di", "Di")
    assert made.ask(ADA, "replace", at=9, seat=3) is None
    assert made.ask(ADA, "replace", at=9, seat=3, may_return=False) == facts.PlayerReplaced(
        (3,), "sailor", False
    )
    assert made.table.seats[3].left_at == 4
    assert made.ask(ADA, "replace", seat=3, may_return=False) is None
    assert made.ask(ADA, "readmit", person="di") == facts.PlayerReadmitted("di")
    assert barred(made) == [("cy", "Cy")]


# --- the rematch ------------------------------------------------------------------------------------------


def agree(made: InMemoryTable, who: Person, begin: bool = False) -> facts.RematchAgreed | None:
    """Accept the rematch."""
    fact = accept_rematch(made.table, commands.Rematch("c", begin), who)
    if fact is not None:
        made.note(fact)
    return fact


def refused_rematch(made: InMemoryTable, who: Person, begin: bool = False) -> tuple[str, int]:
    with pytest.raises(RefusedError) as refused:
        agree(made, who, begin)
    return refused.value.code, refused.value.status


def test_a_rematch_is_offered_accepted_and_declined() -> None:
    made = after_game()
    assert made.table.status == "finished"
    assert made.ask(BO, "decline_rematch") is None, "nobody has offered one"
    assert agree(made, ADA) == facts.RematchAgreed((0,))
    assert agree(made, ADA) is None
    assert not wants_rematch(made)
    assert made.ask(BO, "decline_rematch") == facts.RematchRejected((1, 2))
    assert made.ask(BO, "decline_rematch") is None
    assert (made.table.rematch_accepted, made.table.rematch_declined) == ((0,), (1, 2))
    assert refused_rematch(made, BO, begin=True) == ("not-your-rematch", 403)
    assert agree(made, BO) == facts.RematchAgreed((1, 2))
    assert wants_rematch(made)
    assert (made.table.rematch_accepted, made.table.rematch_declined) == ((0, 1, 2), ())
    made.ask(BO, "decline_rematch")
    assert (made.table.rematch_accepted, made.table.rematch_declined) == ((0,), (1, 2))
    made.ask(ADA, "decline_rematch")
    assert (made.table.rematch_accepted, made.table.rematch_declined) == ((), ()), "nobody wants it any more"
    agree(made, BO, begin=True)
    made.note(facts.RematchOpened("next"))
    assert made.table.rematch == "next"
    assert agree(made, ADA) is None
    assert made.ask(ADA, "decline_rematch") is None
    assert told(made)[-11:] == (
        events.RematchAccepted(0),
        events.RematchDeclined(1),
        events.RematchDeclined(2),
        events.RematchAccepted(1),
        events.RematchAccepted(2),
        events.RematchDeclined(1),
        events.RematchDeclined(2),
        events.RematchDeclined(0),
        events.RematchAccepted(1),
        events.RematchAccepted(2),
        events.Rematched("next"),
    )


def test_who_may_want_a_rematch() -> None:
    assert refused_rematch(gathering(), ADA) == ("game-not-over", 409)
    assert refused_rematch(after_game(), CY) == ("not-at-the-table", 403)
    made = after_game()
    made.note(facts.PlayerReplaced((1, 2), "sailor", may_return=False))
    assert refused_rematch(made, BO) == ("replaced-by-host", 403)
    agree(made, ADA)
    assert wants_rematch(made), "a person who is barred need not want it"


# --- the log ----------------------------------------------------------------------------------------------


def test_a_log_has_one_beginning_and_no_gap() -> None:
    made = gathering()
    opened = facts.TableOpened(made.table.settings, "", "ada", "deal", "hash", False, "el")
    entry = LogEntry(made.table.number + 1, 5, opened)
    with pytest.raises(ValueError, match="table table is open already"):
        apply_entry(made.table, entry)
    with pytest.raises(ValueError, match="entry 9 of table table does not follow entry 3"):
        apply_entry(made.table, LogEntry(9, 5, facts.TableClosed()))
    with pytest.raises(ValueError, match="the log of table sea does not begin with its opening"):
        open_table("sea", LogEntry(1, 5, facts.TableClosed()), made.table.deck)
    with pytest.raises(ValueError, match="no game has begun at table table"):
        game_state(made.table)
    again = open_table("sea", entry, made.table.deck)
    assert again == Table(
        id="sea",
        settings=made.table.settings,
        deck=made.table.deck,
        host="ada",
        deal="deal",
        hash="hash",
        takes_words=False,
        seats=(Seat(EMPTY),) * 3,
        language="el",
        status="gathering",
        number=entry.number,
        at=5,
    )


def test_a_decision_is_announced_once() -> None:
    made = InMemoryTable().begin(ADA, BO, at=8)
    made.note(facts.DecisionAnnounced((1,)), at=9)
    assert [seat.announced for seat in made.table.seats] == [None, 8]


def test_the_hash_of_a_command_is_that_of_its_content() -> None:
    hashes = {
        hash_of_command(command)
        for command in (commands.Leave("a"), commands.Leave("b"), commands.Return("a"), commands.Leave("a"))
    }
    assert len(hashes) == 3
    assert all(len(bytes.fromhex(each)) == 8 for each in hashes)
