"""Boxes, cards, cups and points are conserved: none is lost and none appears from nowhere."""

from collections import Counter, defaultdict

from hypothesis import given

from silvergold.engine import Game, GameState, Phase, Shape, TakeBack, score
from silvergold.engine.events import Coin, Cup, Marked, Palm, Scored, Won
from silvergold.engine.grid import EXPEDITION_CARDS, PLACEMENTS
from silvergold.engine.state import CUPS
from tests.decks import Table, play, tables


def card_places(state: GameState) -> Counter[str]:
    """How often each card occurs: in the pile, on display, in a hand, open, or aside."""
    places = Counter(state.pile)
    places.update(card.id for card in state.display)
    for player in state.players:
        places.update(card.id for card in player.completed)
        if state.phase in (Phase.DEAL, Phase.KEEP):
            places.update(card.id for card in player.dealt)
        else:
            places.update(open_card.card.id for open_card in player.cards)
    return places


@given(tables())
def test_every_card_is_always_in_exactly_one_place(table: Table) -> None:
    once = Counter(card.id for card in table.deck.cards)
    for game in play(table):
        assert card_places(game.state) == once


@given(tables())
def test_marked_and_unmarked_boxes_make_up_the_island(table: Table) -> None:
    for game in play(table):
        marked: defaultdict[str, int] = defaultdict(int)
        for event in game.all_events:
            if isinstance(event, Marked):
                assert not marked[event.card] & event.boxes, "a box was marked twice"
                marked[event.card] |= event.boxes
        for player in game.state.players:
            for card, unmarked in player.cards:
                assert unmarked | marked[card.id] == card.boxes
                assert not unmarked & marked[card.id]
            for card in player.completed:
                assert marked[card.id] == card.boxes
        for card in game.state.display:
            assert not marked[card.id]


@given(tables())
def test_after_a_turn_no_completed_card_is_left_in_front_of_a_player(table: Table) -> None:
    for game in play(table):
        if game.state.phase in (Phase.REVEAL, Phase.OVER):
            assert all(open_card.unmarked for player in game.state.players for open_card in player.cards)


@given(tables())
def test_a_score_is_the_sum_of_its_lines_and_never_decreases(table: Table) -> None:
    before = [0] * table.players
    for game in play(table):
        scores = [score(player) for player in game.state.players]
        now = [lines.total for lines in scores]
        assert now == [sum(lines) for lines in scores]
        if not has_just_taken_back(game):
            assert all(points >= earlier for points, earlier in zip(now, before, strict=True))
        before = now


def has_just_taken_back(game: Game) -> bool:
    return bool(game.moves) and isinstance(game.moves[-1], TakeBack)


@given(tables())
def test_the_score_card_counts_what_happened(table: Table) -> None:
    for game in play(table):
        for seat, player in enumerate(game.state.players):
            mine = [event for event in game.all_events if getattr(event, "seat", None) == seat]
            assert player.score_card.coins == sum(isinstance(event, Coin) for event in mine) <= 12
            palms = tuple(event.points for event in mine if isinstance(event, Palm))
            assert player.score_card.palms == palms
            assert len(palms) <= 4
            cups = [event.points for event in mine if isinstance(event, Cup)]
            assert [points for points in player.score_card.cups if points] == cups


@given(tables())
def test_nobody_marks_more_coins_in_a_turn_than_the_shape_has_boxes(table: Table) -> None:
    """R5.1: so a turn completes at most one row of coins, because the box of a cross has no coin."""
    for game in play(table):
        if game.state.phase == Phase.MARK:
            size = PLACEMENTS[game.state.revealed[-1]][0].bit_count()
            for player in game.state.players:
                coins = player.score_card.coins - player.at_turn_start.score_card.coins
                assert coins <= size <= 4
                rows = player.score_card.coins // 4 - len(player.score_card.cups)
                assert rows <= 1


@given(tables())
def test_cups_go_from_the_round_card_to_the_players_highest_first(table: Table) -> None:
    for game in play(table):
        taken = tuple(event.points for event in game.events if isinstance(event, Cup))
        assert taken + game.state.cups == CUPS


@given(tables())
def test_the_pile_is_empty_if_the_display_is_not_full(table: Table) -> None:
    for game in play(table):
        waiting = game.state.phase in (Phase.REVEAL, Phase.MARK, Phase.OVER)
        if waiting and len(game.state.display) < 4:
            assert not game.state.pile


@given(tables())
def test_nobody_lacks_a_card_while_any_is_left(table: Table) -> None:
    for game in play(table):
        if game.state.phase == Phase.MARK and (game.state.display or game.state.pile):
            assert all(len(player.cards) == 2 for player in game.state.players)


@given(tables())
def test_no_round_reveals_more_expedition_cards_than_there_are(table: Table) -> None:
    for game in play(table):
        assert len(game.state.revealed) <= 7
        for shape in Shape:
            assert game.state.revealed.count(shape) <= EXPEDITION_CARDS[shape]


@given(tables())
def test_a_game_takes_28_turns_and_ends_with_all_scores_and_the_winners(table: Table) -> None:
    *_, game = play(table)
    assert game.is_over
    kinds = Counter(type(event).__name__ for event in game.events)
    assert kinds["Revealed"] == 28
    *_, won = game.events
    scored = [event for event in game.events if isinstance(event, Scored)]
    assert [event.seat for event in scored] == list(range(table.players))
    assert isinstance(won, Won)
    best = max(event.total for event in scored)
    assert won.seats
    assert all(scored[seat].total == best for seat in won.seats)
