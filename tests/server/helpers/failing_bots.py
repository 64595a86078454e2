"""Bots that fail in every way that a host's own bot can."""

import os
from collections.abc import Sequence
from typing import Any

from silvergold.bots.drifter import Drifter
from silvergold.engine import PlayerMove, Ready, View


class Raising(Drifter):
    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        raise LookupError("no idea")


class Illegal(Drifter):
    def choose(self, view: View, moves: Sequence[PlayerMove]) -> Any:
        return Ready(3)


class Hanging(Drifter):
    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        while True:
            try:
                sum(range(1000))
            except Exception:
                continue


class Dying(Drifter):
    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        os._exit(1)
