"""The agents of the arena: a bot, a policy of the environments, or a bot over a socket."""

from collections.abc import Callable
from importlib import import_module
from inspect import Parameter, isclass, signature
from operator import index
from typing import Any, Protocol

from silvergold.actions import legal_bits, move_of
from silvergold.bots import find_bot, seat_bot
from silvergold.engine import Game, PlayerMove, Ready
from silvergold.observations.encoding import Bits, ObservationEncoder

EnvironmentPolicy = Callable[[Bits, Bits], int]
"""Returns an action for an observation and the mask of its legal actions."""


class SeatedAgent(Protocol):
    """An agent on one seat of a game."""

    def decide(self, game: Game) -> PlayerMove:
        """Return its next move."""


class SeatedPolicy:
    """A policy on one seat of a game: it sees what the environments show, and is ready by itself."""

    def __init__(self, policy: EnvironmentPolicy, seat: int) -> None:
        self._policy = policy
        self._seat = seat
        self._encoder: ObservationEncoder | None = None

    def decide(self, game: Game) -> PlayerMove:
        """The move of the policy's action; the rules refuse it if it is illegal."""
        state, seat = game.state, self._seat
        legal = legal_bits(state, seat)
        if not legal:
            return Ready(seat)
        self._encoder = self._encoder or ObservationEncoder(state.deck, len(state.players))
        seen, mask = self._encoder.arrays(self._encoder.bits(state, seat), legal)
        return move_of(state, seat, index(self._policy(seen, mask)))


def find_policy(name: str) -> EnvironmentPolicy | None:
    """The policy that ``module:function`` names; None for a bot, or if nothing has that name."""
    module, _, attribute = name.partition(":")
    if not attribute:
        return None
    try:
        found: Any = getattr(import_module(module), attribute)
        parameters = () if isclass(found) else signature(found).parameters.values()
    except Exception:
        return None
    # A bot is made from a seed alone.
    return found if [one.default for one in parameters].count(Parameter.empty) == 2 else None


def is_socket(name: str) -> bool:
    """Whether a name is the address of a bot."""
    return name.startswith(("ws://", "wss://"))


def check_agent(name: str) -> None:
    """Raise an error unless a name is an address, or that of a policy or a bot."""
    if not is_socket(name) and find_policy(name) is None:
        find_bot(name)


def seat_agent(name: str, seed: bytes, seat: int) -> SeatedAgent:
    """An agent on a seat; a bot's random choices come from the game's seed and the seat."""
    if is_socket(name):
        from silvergold.arena.socket_agent import SeatedSocket

        return SeatedSocket(name, seat)
    policy = find_policy(name)
    return SeatedPolicy(policy, seat) if policy else seat_bot(find_bot(name), seed, seat)
