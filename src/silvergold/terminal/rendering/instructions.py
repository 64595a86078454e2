"""The instruction line: what to do next."""

from collections.abc import Sequence

from silvergold.engine import Draw, Mark, Phase, PlayerMove, View
from silvergold.words import Words


def instruction(view: View, legal: Sequence[PlayerMove], names: Sequence[str], words: Words) -> str:
    """What the viewer has to do, or whom the game waits for."""
    if view.phase == Phase.OVER:
        return words.say("do-over")
    return _requested(view, legal, words) if legal else _waiting(view, names, words)


def _requested(view: View, legal: Sequence[PlayerMove], words: Words) -> str:
    if view.phase == Phase.KEEP:
        return words.say("do-keep")
    if view.phase == Phase.TAKE:
        can_draw = any(isinstance(move, Draw) for move in legal)
        return words.say("do-take" if can_draw else "do-take-display")
    marks = [move for move in legal if isinstance(move, Mark)]
    if not marks:
        return words.say("do-ready")
    if view.me.crosses:
        return words.say("do-cross", count=view.me.crosses)
    shape = words.say(f"shape-{view.shape}")
    has_room = any(mark.boxes.bit_count() > 1 for mark in marks)
    return words.say("do-mark" if has_room else "do-mark-single", shape=shape)


def _waiting(view: View, names: Sequence[str], words: Words) -> str:
    awaited = words.join(names[seat] for seat in view.to_move)
    count = len(view.to_move)
    if not count:
        return words.say("wait-chance")
    if view.phase == Phase.TAKE:
        return words.say("wait-take", names=awaited)
    return words.say("wait-keep" if view.phase == Phase.KEEP else "wait-mark", names=awaited, count=count)
