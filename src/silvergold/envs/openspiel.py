"""OpenSpiel: a registered game with chance nodes and information states.

>>> import pyspiel
>>> import silvergold.envs.openspiel
>>> game = pyspiel.load_game("silvergold(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())  # R2.1: cards are dealt one by one
(True, 47)
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from silvergold.actions import ACTIONS, legal_bits, move_of
from silvergold.engine import (
    ChanceMove,
    Event,
    Game,
    GameRecord,
    GameState,
    Move,
    Phase,
    Reveal,
    Start,
    apply,
    chance_moves,
    new_game,
    record_of,
    view,
)
from silvergold.engine.grid import box_names
from silvergold.engine.moves import Mark
from silvergold.engine.state import FEWEST_PLAYERS, MOST_PLAYERS, ROUNDS, TURNS
from silvergold.envs.episode import CHANCE, agents, most_decisions, ready_move, seats_in_order
from silvergold.envs.extras import extra
from silvergold.envs.information_state import SHAPES, information_state_size, known_events, parts_of, write
from silvergold.envs.rendering import render
from silvergold.envs.resampling import resampled
from silvergold.observations.encoding import ObservationEncoder
from silvergold.observations.layout import observation_size
from silvergold.observations.options import episode_options
from silvergold.observations.rewards import victory_shares

with extra("openspiel"):
    import pyspiel

GAME_TYPE = pyspiel.GameType(
    short_name="silvergold",
    long_name="Silver & Gold",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=FEWEST_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": FEWEST_PLAYERS, "edition": "nsv"},
)


class SilverGoldGame(pyspiel.Game):
    """Silver & Gold with the standard deck; its parameters are ``players`` and ``edition``."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = int(params.get("players", FEWEST_PLAYERS))
        options = episode_options(players, params.get("edition", "nsv"))
        self.deck = options.deck
        self.begin = new_game(self.deck, players, options.edition)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(self.deck.cards),
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=most_decisions(self.deck, players),
        )
        super().__init__(GAME_TYPE, info, params)

    def new_initial_state(self, *_: object) -> "SilverGoldState":
        """The state before anything is dealt."""
        return SilverGoldState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Every card is dealt or turned up at most twice; then the expedition cards and the start player."""
        return 2 * len(self.deck.cards) + ROUNDS * TURNS + 1

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        """An observer of what a seat sees now or, with perfect recall, of everything that it has seen."""
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        has_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return InformationStateObserver(self) if has_recall else ViewObserver(self)


class Position(NamedTuple):
    """The content of a state: a value, so copies share it."""

    state: GameState
    events: tuple[Event, ...] = ()

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def after(self, move: Move) -> "Position":
        """The position after a move; seats that owe nothing become ready."""
        state, events = apply(self.state, move)
        while ready := ready_move(state):
            state, more = apply(state, ready)
            events += more
        return Position(state, self.events + events)


class SilverGoldState(pyspiel.State):
    """Seats decide one after the other, but do not see each other's simultaneous decisions."""

    def __init__(self, game: SilverGoldGame) -> None:
        super().__init__(game)
        self.position = Position(game.begin)

    def current_player(self) -> int:
        """The seat to decide, or OpenSpiel's number for chance or for the end of the game."""
        state = self.position.state
        if state.phase == Phase.OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if state.phase in CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return seats_in_order(state)[0]

    def _legal_actions(self, player: int) -> list[int]:
        legal = legal_bits(self.position.state, player)
        return [action for action in range(legal.bit_length()) if legal >> action & 1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A card's number in the deck, a shape's number, or a seat."""
        moves = chance_moves(self.position.state)
        total = sum(weight for _, weight in moves)
        return [(self._outcome(move), weight / total) for move, weight in moves]

    def _outcome(self, move: ChanceMove) -> int:
        if isinstance(move, Reveal):
            return SHAPES.index(move.shape)
        if isinstance(move, Start):
            return move.seat
        return [card.id for card in self.position.state.deck.cards].index(move.card)

    def _move(self, player: int, action: int) -> Move:
        if player != pyspiel.PlayerId.CHANCE:
            return move_of(self.position.state, player, action)
        for move, _ in chance_moves(self.position.state):
            if self._outcome(move) == action:
                return move
        raise ValueError(f"{action} is not an outcome of chance here")

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(self._move(self.current_player(), action))

    def _action_to_string(self, player: int, action: int) -> str:
        move = self._move(player, action)
        if isinstance(move, Mark):
            return f"Mark {move.card} {' '.join(box_names(move.boxes))}"
        values = (getattr(move, name) for name in ("cards", "card", "shape", "seat") if hasattr(move, name))
        value = next(values)
        return f"{type(move).__name__} {' '.join(value) if isinstance(value, tuple) else value}"

    def is_terminal(self) -> bool:
        """R6.2: whether the game is over."""
        return self.position.state.phase == Phase.OVER

    def returns(self) -> list[float]:
        """R7.6: the victory as returns that sum to 0."""
        state = self.position.state
        return (
            victory_shares(state.players, state.edition) if self.is_terminal() else [0.0] * len(state.players)
        )

    def __str__(self) -> str:
        return " ".join(map(str, self.history())) + "\n" + render(view(self.position.state))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SilverGoldState":
        """A state that a seat cannot distinguish from this one, with the hidden parts drawn again."""
        return resampled(self, player, sampler)

    def game_so_far(self) -> Game:
        """The engine's game with its state and events."""
        state = self.position.state
        game = Game(state.deck, len(state.players), state.edition)
        game.state, game.events = state, list(self.position.events)
        return game

    def record(self) -> GameRecord:
        """The record of the game so far."""
        return record_of(self.game_so_far(), agents(len(self.position.state.players)))


class Observer:
    """OpenSpiel's observer interface: a flat tensor, its named parts, and a text."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict: dict[str, np.ndarray[Any, Any]] = {}


class ViewObserver(Observer):
    """What a seat sees now: the same observation as in the other environments."""

    def __init__(self, game: SilverGoldGame) -> None:
        players = len(game.begin.players)
        super().__init__(observation_size(players))
        self.dict["observation"] = self.tensor
        self._encoder = ObservationEncoder(game.deck, players)

    def set_from(self, state: SilverGoldState, player: int) -> None:
        """Encode a seat's observation."""
        self.tensor[:] = self._encoder.arrays(self._encoder.bits(state.position.state, player), 0)[0]

    def string_from(self, state: SilverGoldState, player: int) -> str:
        """The same as text."""
        return f"player_{player} sees\n{render(view(state.position.state, player))}"


class InformationStateObserver(Observer):
    """Everything that a seat has seen."""

    def __init__(self, game: SilverGoldGame) -> None:
        players = len(game.begin.players)
        super().__init__(information_state_size(game.deck, players))
        self._deck = game.deck
        self._parts = parts_of(self.tensor, game.deck, players)
        self.dict.update(self._parts._asdict())

    def set_from(self, state: SilverGoldState, player: int) -> None:
        """Encode a seat's information state."""
        self.tensor.fill(0)
        position = state.position
        write(self._parts, self._deck, known_events(position.state, position.events, player), player)

    def string_from(self, state: SilverGoldState, player: int) -> str:
        """The same as text."""
        position = state.position
        seen = known_events(position.state, position.events, player)
        return f"player_{player}\n" + "\n".join(map(text_of, seen))


def text_of(event: Event) -> str:
    """An event as a line of text."""
    values = (getattr(event, name) for name in event.__slots__)
    return f"{type(event).__name__.lower()} {' '.join(map(str, values))}"


pyspiel.register_game(GAME_TYPE, SilverGoldGame)
