"""The table plays in numbers what the engine plays in values: decision by decision the two agree."""

import copy
import random

import numpy as np
import pytest
from hypothesis import example, given, settings

from silvergold.actions import legal_bits
from silvergold.engine import EDITIONS, NSV, Color, Edition, Phase, score, standard_deck
from silvergold.envs import pettingzoo
from silvergold.envs.board import MARKING
from silvergold.envs.encoding import ObservationEncoder
from silvergold.envs.episode import Episode, shares
from tests import decks
from tests.decks import random_deck, tables

FEW_CARDS = decks.Table(random_deck(4, 12, (Color.GREY,), 0.7), 2, NSV, b"few", choices=1, eagerness=0.95)
"""Pile and display run out, and with them the boxes to mark (R4.7, R5.5)."""


def chosen(legal: int, eagerness: float, dice: random.Random) -> int:
    """Any legal action; an eager player mostly marks as many boxes as possible."""
    actions = [action for action in range(legal.bit_length()) if legal >> action & 1]
    if dice.random() < eagerness:
        boxes = {action: MARKING.get(action, (0, 0))[1].bit_count() for action in actions}
        actions = [action for action in actions if boxes[action] == max(boxes.values())]
    return dice.choice(actions)


def play(table: Episode, eagerness: float, dice: random.Random) -> None:
    """One decision of any seat that is asked."""
    seat = dice.choice(table.seats)
    table.play(seat, chosen(table.legal(seat), eagerness, dice))


def check(table: Episode, encoder: ObservationEncoder) -> None:
    """The engine's state looks the same to every seat, asks the same seats, and allows them the same."""
    state = table.game.state
    legal = [legal_bits(state, seat) for seat in range(table.players)]
    assert set(table.seats) == {seat for seat in range(table.players) if legal[seat]}
    assert table.is_over == (state.phase == Phase.OVER)
    for seat in range(table.players):
        seen, mask = table.observe(seat)
        expected = encoder.arrays(encoder.bits(state, seat), legal[seat])
        assert seen.tolist() == expected[0].tolist()
        assert mask.tolist() == expected[1].tolist()


@settings(max_examples=25, deadline=None)
@example(FEW_CARDS)
@given(tables())
def test_after_every_decision_the_engine_would_show_and_allow_the_same(given: decks.Table) -> None:
    table = Episode(given.players, given.edition, given.deck, reward="points")
    encoder, dice = ObservationEncoder(given.deck, given.players), random.Random(given.choices)
    table.deal(given.seed)
    total = [0.0] * given.players
    while not table.is_over:
        check(table, encoder)
        play(table, given.eagerness, dice)
        total = [so_far + more for so_far, more in zip(total, table.rewards(), strict=True)]
        assert total == [score(player).total for player in table.game.state.players]
    check(table, encoder)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_a_game_that_the_engine_tells_only_at_the_end_is_the_same(edition: Edition) -> None:
    for players in (2, 3, 4):
        table, dice = Episode(players, edition), random.Random(players)
        table.deal(b"told late")
        while not table.is_over:
            play(table, 0.5, dice)
        assert table.rewards() == shares(table.game.state.players, edition)
        check(table, ObservationEncoder(table.deck, players))


def test_nobody_sees_marks_of_others_even_if_nobody_looked_before() -> None:
    """The first to look at a table, after somebody has marked, sees it as it was before."""
    looked, blind = Episode(), Episode()
    for table in (looked, blind):
        table.deal(b"secret")
        for seat in (0, 1):
            table.play(seat, 0)
    first, second = looked.seats
    before = looked.observe(second)[0]
    for table in (looked, blind):
        while table.seats[0] == first:
            table.play(first, chosen(table.legal(first), 0.0, random.Random(1)))
    assert blind.observe(second)[0].tolist() == looked.observe(second)[0].tolist() == before.tolist()


def test_observations_and_masks_do_not_change_in_the_hands_of_whoever_has_them() -> None:
    env = pettingzoo.raw_env()
    env.reset(seed=1)
    given, dice = [], random.Random(1)
    while env.episode.seats:
        seen = env.observe(env.agent_selection)
        given.append((seen, copy.deepcopy(seen)))
        env.step(chosen(env.episode.legal(env.seats[env.agent_selection]), 0.0, dice))
        seen["observation"][:] = seen["observation"]  # they are their owner's to write to
    for seen, copied in given:
        assert {name: bits.tolist() for name, bits in seen.items()} == {
            name: bits.tolist() for name, bits in copied.items()
        }


def test_a_copy_of_an_environment_goes_on_by_itself() -> None:
    env = pettingzoo.raw_env()
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    env.step(0)
    assert twin.observe("player_0")["action_mask"][:6].all()
    twin.step(0)
    for name, bits in env.observe("player_1").items():
        assert bits.tolist() == twin.observe("player_1")[name].tolist()


def test_games_without_a_seed_of_their_own_follow_from_the_seed_before() -> None:
    env, dice = pettingzoo.raw_env(), np.random.default_rng(5)
    for game in range(70):
        env.reset(seed=None if game else 5)
        assert env.episode.seed == dice.bytes(16)


def test_a_table_can_be_told_of_before_anything_is_dealt() -> None:
    assert Episode().game.state.phase == Phase.DEAL
    assert Episode().game.state.deck is standard_deck()
