"""A bot in a program of its own, which the arena asks over a WebSocket."""

from collections import deque
from contextlib import ExitStack

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from silvergold.engine import Game, PlayerMove, legal_moves
from silvergold.errors import ApplicationError
from silvergold.protocol.commands import PlayMoves
from silvergold.protocol.messages import Update
from silvergold.protocol.moves import to_engine_move
from silvergold.protocol.views import game_view, own_view

TIMEOUT_S = 60.0
"""How long a bot may take for a decision."""


class SeatedSocket:
    """A seat played over a socket: at each decision an ``update`` is sent, and ``play`` must come back.

    The first message also has the deck, whose cards the others name by their ids.
    """

    def __init__(self, address: str, seat: int) -> None:
        self._address = address
        self._seat = seat
        self._open = ExitStack()
        self._socket: ClientConnection | None = None
        self._moves: deque[PlayerMove] = deque()
        """Moves of the latest answer that are still to be made."""

    def decide(self, game: Game) -> PlayerMove:
        """The bot's next move; the rules refuse an illegal one."""
        if not self._moves:
            try:
                self._moves.extend(self._ask(game))
            except (OSError, WebSocketException, msgspec.MsgspecError) as error:
                reason = f"{type(error).__name__}: {error}"
                raise ApplicationError("agent-unreachable", agent=self._address, reason=reason) from error
        return self._moves.popleft()

    def _ask(self, game: Game) -> list[PlayerMove]:
        state, seat = game.state, self._seat
        own = own_view(state, seat, legal_moves(state, seat))
        update = Update(len(game.events), game=game_view(state, memory_aid=True), own=(own,))
        message = msgspec.to_builtins(update)
        if self._socket is None:
            self._socket = self._open.enter_context(connect(self._address, open_timeout=TIMEOUT_S))
            message["deck"] = [{**card._asdict(), "value": card.value} for card in state.deck.cards]
        self._socket.send(msgspec.json.encode(message).decode())
        answer = msgspec.json.decode(self._socket.recv(timeout=TIMEOUT_S), type=PlayMoves)
        return [to_engine_move(move, seat) for move in answer.moves]

    def __del__(self) -> None:
        self._open.close()
