"""What recipients see of a table: its views, and the updates between two of them."""

from typing import Any

import msgspec
from msgspec.structs import replace

from silvergold.engine import HUMAN, TakeBack, hash_of, legal_moves, score
from silvergold.protocol import events
from silvergold.protocol.messages import Update
from silvergold.protocol.moves import from_engine_move
from silvergold.protocol.views import (
    BarredPerson,
    OwnView,
    SeatView,
    SideView,
    TableView,
    game_view,
    own_view,
)
from silvergold.server.table import facts
from silvergold.server.table.commands import play_moves
from silvergold.server.table.log import game_state
from silvergold.server.table.snapshot import (
    EMPTY_SIDE,
    TableSnapshot,
    Viewer,
    full_update,
    looks_alike,
)
from silvergold.server.table.table import Table
from tests.server.helpers.in_memory_table import ADA, BO, CY, SECRET, InMemoryTable

CLOCK = {"turn_seconds": 30, "bank_seconds": 60}
PEOPLE = ("", "ada", "bo", "cy")


def seen(table: Table, person: str) -> Update:
    """All that a person sees, computed anew."""
    return full_update(TableSnapshot(table), person)


def test_a_table_is_shown_with_everything_but_its_secrets() -> None:
    made = InMemoryTable(players=4, clock=CLOCK, memory_aid=True)
    made.ask(ADA, "hold", is_held=True)
    made.ask(ADA, "sit", name="Captain")
    made.ask(BO, "sit", name="Cy")
    made.ask(CY, "sit")
    made.ask(ADA, "seat_bot", seat=3, bot="sailor")
    made.ask(BO, "contribute", seat=1, words="tide")
    before = seen(made.table, "ada")
    assert before.table is not None
    assert before.table.is_held
    assert (before.game, before.own) == (None, (OwnView(0, EMPTY_SIDE, (), 0, False, ()),))
    assert before.table.seats[0] == SeatView(HUMAN, "Captain", "ada", bank_ms=0, imitates="bot")
    made.ask(ADA, "start", at=10)
    made.ask(BO, "leave", at=11)
    made.ask(ADA, "replace", at=12, seat=2, may_return=False)
    made.note(facts.StandInSeated(2, "captain", "host"), at=13)
    made.table = replace(made.table, rematch="next", rematch_accepted=(1,), rematch_declined=(0,))
    assert seen(made.table, "").table == TableView(
        id="table",
        status="playing",
        settings=made.table.settings,
        deck=made.table.deck.sha256,
        host="ada",
        deal="deal",
        hash=hash_of(SECRET),
        seats=(
            SeatView(HUMAN, "Captain", "ada", bank_ms=60_000, due_at=90_010, imitates="bot"),
            SeatView(
                HUMAN,
                "Cy",
                "bo",
                has_left=True,
                contribution=hash_of(b"tide"),
                bank_ms=60_000,
                due_at=90_010,
                imitates="player",
            ),
            SeatView(
                HUMAN,
                "Cy",
                "cy",
                stand_in="captain",
                has_left=True,
                is_replaced=True,
                bank_ms=60_000,
                imitates="player",
            ),
            SeatView("bot:sailor", "Sailor", bank_ms=60_000),
        ),
        is_held=True,
        rematch="next",
        rematch_accepted=(1,),
        rematch_declined=(0,),
        barred=(BarredPerson("cy", "Cy"),),
    )
    without_clock = InMemoryTable().begin(ADA, BO).table
    assert [seat.bank_ms for seat in TableSnapshot(without_clock).table_view.seats] == [None, None]


def test_a_person_sees_their_own_seats_and_one_who_is_barred_none() -> None:
    made = InMemoryTable(players=3).begin(ADA, BO, BO)
    state = game_state(made.table)
    update = seen(made.table, "bo")
    assert update.number == len(made.table.events)
    assert update.game == game_view(state, memory_aid=False)
    assert update.own == tuple(own_view(state, seat, legal_moves(state, seat)) for seat in (1, 2))
    dealt = [event for event in update.events if isinstance(event, events.Dealt)]
    assert [(event.seat, bool(event.cards)) for event in dealt] == [(0, False), (1, True), (2, True)]
    assert seen(made.table, "").own == ()
    made.ask(ADA, "replace", seat=1, may_return=False)
    barred = seen(made.table, "bo")
    assert barred.own == ()
    assert not any(event.cards for event in barred.events if isinstance(event, events.Dealt))
    assert seen(made.table, "ada").own == (own_view(state, 0, legal_moves(state, 0)),)


def test_a_seat_s_own_side_has_what_others_do_not_see_yet() -> None:
    made = InMemoryTable(players=3, memory_aid=True).begin(ADA, ADA, CY)
    assert [seat.imitates for seat in TableSnapshot(made.table).table_view.seats] == ["", "", ""]
    made.move_first(0)
    for _ in range(2):
        state = game_state(made.table)
        snapshot = TableSnapshot(made.table)
        assert snapshot.own("ada") == tuple(
            own_view(state, seat, legal_moves(state, seat)) for seat in (0, 1)
        )
        assert snapshot.game_view == game_view(state, memory_aid=True)
        assert snapshot.own("ada")[0].side != game_view(state, memory_aid=True).players[0]
        made.move_first(1)
        made.move_first(2)
        mark = from_engine_move(legal_moves(game_state(made.table), 0)[0])
        made.ask(ADA, "play", seat=0, moves=[msgspec.to_builtins(mark)])
    made.play_to_end()
    over = TableSnapshot(made.table).game_view
    assert over == game_view(game_state(made.table), memory_aid=True, winners=made.table.winners)
    assert over is not None
    assert over.winners
    assert over.shapes_seen


def test_what_has_not_changed_is_not_computed_again() -> None:
    made = InMemoryTable(players=3).begin(ADA, BO, CY)
    before = TableSnapshot(made.table)
    full_update(before, "ada")
    before.own("bo")
    made.note(play_moves(made.table, 1, [first_move(made, 1)], made.dealer, 0).fact)
    unlooked, now = TableSnapshot(made.table, TableSnapshot(before.table)), TableSnapshot(made.table, before)
    assert now.own("ada")[0] is before.own("ada")[0]
    assert now.own("bo")[0] is not before.own("bo")[0]
    assert unlooked.own("ada") == before.own("ada")
    assert now.game_view is not None
    assert before.game_view is not None
    assert now.game_view.players is before.game_view.players
    assert now.game_view.to_move == (0, 2)
    full_update(now, "")
    same = TableSnapshot(replace(made.table, number=99), now)
    assert same.game_view is now.game_view
    assert same.table_view is now.table_view
    made.move_first(0)
    made.move_first(2)
    marking = TableSnapshot(made.table)
    assert marking.game_view is not None
    assert marking.own("ada")[0].side is marking.game_view.players[0], "nothing is marked yet"


def first_move(made: InMemoryTable, seat: int) -> Any:
    return from_engine_move(legal_moves(game_state(made.table), seat)[0])


def test_events_are_sent_after_a_number() -> None:
    made = InMemoryTable().begin(ADA, BO)
    snapshot = TableSnapshot(made.table)
    everything = snapshot.events("bo", 0)
    assert snapshot.events("bo", -1) == everything
    assert snapshot.events("bo", 2) == everything[2:] == full_update(snapshot, "bo", after=2).events
    assert snapshot.events("bo", len(everything) - 1) == everything[-1:]
    assert snapshot.events("bo", len(everything)) == snapshot.events("bo", len(everything) + 1) == ()


def test_an_update_has_only_what_is_new_and_is_the_same_from_an_earlier_snapshot() -> None:
    """A game in which players also take back, leave and return, followed in every detail by four people."""
    made = InMemoryTable(players=3, clock=CLOCK, memory_aid=True)
    shown = TableSnapshot(made.table)
    viewers = {person: Viewer(person, shown) for person in PEOPLE}
    changes = set[tuple[bool, ...]]()

    def follow() -> None:
        nonlocal shown
        before, shown = shown, TableSnapshot(made.table, shown)
        for person in PEOPLE:
            now, was = seen(made.table, person), seen(before.table, person)
            assert full_update(shown, person) == now
            new = Update(
                now.number,
                now.events[len(was.events) :],
                table=None if now.table == was.table else now.table,
                game=None if now.game == was.game else now.game,
                own=None if now.own == was.own else now.own,
                done="a command",
            )
            changed = bool(new.events), new.table is not None, new.game is not None, new.own is not None
            changes.add(changed)
            update = viewers[person].see(shown, new.done)
            assert update == (new if any(changed) else None)

    def ask(*arguments: Any, **fields: Any) -> None:
        made.ask(*arguments, **fields)
        follow()

    ask(ADA, "hold", is_held=True)
    for who in (ADA, BO, CY):
        ask(who, "sit")
    ask(BO, "contribute", seat=1, words="tide")
    ask(ADA, "hold", is_held=False)
    while made.table.to_move and game_state(made.table).turn < 3:
        seat = made.table.to_move[-1]
        state = game_state(made.table)
        moves = [from_engine_move(legal_moves(state, seat)[0])]
        if state.players[seat].before is not None and made.table.moves_played % 3 == 0:
            made.note(
                play_moves(made.table, seat, [from_engine_move(TakeBack(seat))], made.dealer, 5).fact, 5
            )
            follow()
            continue
        made.note(play_moves(made.table, seat, moves, made.dealer, 5).fact, 5)
        follow()
    ask(BO, "leave")
    ask(BO, "return")
    ask(ADA, "replace", seat=2, may_return=False)
    ask(ADA, "readmit", person="cy")
    assert len(changes) >= 6


def test_tables_look_alike_only_if_nothing_public_has_changed() -> None:
    made = InMemoryTable(players=3).begin(ADA, BO, CY)
    made.move_first(0)
    before = made.table
    assert looks_alike(before, replace(before, number=99))
    made.move_first(1)
    assert not looks_alike(before, made.table), "another seat has decided"
    for change in (
        {"events": before.events + [events.Left(0)]},
        {"status": "finished"},
        {"is_held": True},
        {"rematch": "next"},
        {"barred": (BarredPerson("cy", "Cy"),)},
        {"settings": msgspec.convert({"players": 3, "start_player": 1}, type(before.settings))},
    ):
        assert not looks_alike(before, replace(before, **change)), change


def test_a_side_has_the_score_of_its_player() -> None:
    state = game_state(InMemoryTable().begin(ADA, BO).play_to_end().table)
    game = game_view(state, memory_aid=False, winners=(1,))
    assert game.winners == (1,)
    for side, player in zip(game.players, state.players, strict=True):
        points = score(player)
        shown = msgspec.structs.asdict(side.score)
        assert shown == {**points._asdict(), "total": points.total}
        assert side == SideView(
            cards=side.cards,
            coins=player.score_card.coins,
            cups=player.score_card.cups,
            palms=player.score_card.palms,
            completed=tuple(card.id for card in player.completed),
            score=side.score,
        )
