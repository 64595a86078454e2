"""An episode asks the right seats, rewards what was scored, and shows nobody what others decide."""

import copy
import random

import numpy as np
from hypothesis import example, given, settings

from silvergold.actions import FIRST_MARK, MARKS
from silvergold.engine import NSV, Color, Phase, score, seats_to_move, standard_deck, verify
from silvergold.envs import pettingzoo
from silvergold.envs.episode import Episode
from silvergold.observations.options import episode_options
from silvergold.observations.rewards import victory_shares
from tests.decks import Table, random_deck, tables

FEW_CARDS = Table(random_deck(4, 12, (Color.GREY,), 0.7), 2, NSV, b"few", choices=1, eagerness=0.95)
"""The pile and the display run out, and then the boxes to mark (R4.7, R5.5)."""
BOXES_MARKED = dict(enumerate([boxes.bit_count() for boxes in MARKS] * 2, start=FIRST_MARK))


def choose_action(legal: int, eagerness: float, rng: random.Random) -> int:
    """A random legal action; an eager player usually marks as many boxes as possible."""
    actions = [action for action in range(legal.bit_length()) if legal >> action & 1]
    if rng.random() < eagerness:
        boxes = {action: BOXES_MARKED.get(action, 0) for action in actions}
        actions = [action for action in actions if boxes[action] == max(boxes.values())]
    return rng.choice(actions)


@settings(max_examples=25, deadline=None)
@example(FEW_CARDS)
@given(tables())
def test_the_seats_asked_are_those_that_can_act_and_points_add_up_to_the_score(table: Table) -> None:
    episode = Episode(episode_options(table.players, table.edition, table.deck, "points"))
    rng = random.Random(table.choices)
    episode.deal(table.seed)
    total = [0.0] * table.players
    while not episode.is_over:
        assert set(episode.seats) == {seat for seat in range(table.players) if episode.legal(seat)}
        assert set(episode.seats) == set(seats_to_move(episode.game.state))
        seat = rng.choice(episode.seats)
        episode.play(seat, choose_action(episode.legal(seat), table.eagerness, rng))
        total = [so_far + more for so_far, more in zip(total, episode.rewards(), strict=True)]
        assert total == [score(player).total for player in episode.game.state.players]
    assert episode.seats == ()
    verify(episode.record(), table.deck)


def test_the_reward_for_winning_comes_at_the_end() -> None:
    episode, rng = Episode(episode_options(players=3)), random.Random(1)
    episode.deal(b"win")
    while not episode.is_over:
        assert episode.rewards() == [0.0] * 3
        episode.play(episode.seats[0], choose_action(episode.legal(episode.seats[0]), 0.5, rng))
    assert episode.rewards() == victory_shares(episode.game.state.players, NSV)


def test_nobody_sees_marks_of_others_even_if_nobody_looked_before() -> None:
    """The first observation of a turn, taken after a rival has marked, shows the turn's beginning."""
    looked, blind = Episode(episode_options()), Episode(episode_options())
    for episode in (looked, blind):
        episode.deal(b"secret")
        for seat in (0, 1):
            episode.play(seat, 0)
    first, second = looked.seats
    before = looked.observe(second)[0]
    for episode in (looked, blind):
        while episode.seats[0] == first:
            episode.play(first, choose_action(episode.legal(first), 0.0, random.Random(1)))
    assert blind.observe(second)[0].tolist() == looked.observe(second)[0].tolist() == before.tolist()


def test_observations_and_masks_do_not_change_after_they_are_returned() -> None:
    env = pettingzoo.raw_env()
    env.reset(seed=1)
    returned, rng = [], random.Random(1)
    while env.episode.seats:
        seen = env.observe(env.agent_selection)
        returned.append((seen, copy.deepcopy(seen)))
        env.step(choose_action(env.episode.legal(env.seats[env.agent_selection]), 0.0, rng))
        seen["observation"][:] = seen["observation"]  # the caller may write to them
    for seen, copied in returned:
        assert {name: bits.tolist() for name, bits in seen.items()} == {
            name: bits.tolist() for name, bits in copied.items()
        }


def test_a_copy_of_an_environment_is_independent() -> None:
    env = pettingzoo.raw_env()
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    env.step(0)
    assert twin.observe("player_0")["action_mask"][:6].all()
    twin.step(0)
    for name, bits in env.observe("player_1").items():
        assert bits.tolist() == twin.observe("player_1")[name].tolist()


def test_games_without_a_seed_of_their_own_follow_from_the_seed_before() -> None:
    env, rng = pettingzoo.raw_env(), np.random.default_rng(5)
    for game in range(70):
        env.reset(seed=None if game else 5)
        assert env.episode.seed == rng.bytes(16)


def test_an_episode_has_a_game_before_anything_is_dealt() -> None:
    assert Episode(episode_options()).game.state.phase == Phase.DEAL
    assert Episode(episode_options()).game.state.deck is standard_deck()
