"""What to do next, in one line."""

from collections.abc import Sequence

from silvergold.engine import Draw, Mark, Phase, PlayerMove, View
from silvergold.terminal.rendering.log_lines import join_names
from silvergold.words import Words


def instruction(seen: View, legal: Sequence[PlayerMove], names: Sequence[str], words: Words) -> str:
    """What is asked of the viewer, or whom the game waits for."""
    if seen.phase == Phase.OVER:
        return words.say("do-over")
    return _asked(seen, legal, words) if legal else _waiting(seen, names, words)


def _asked(seen: View, legal: Sequence[PlayerMove], words: Words) -> str:
    if seen.phase == Phase.KEEP:
        return words.say("do-keep")
    if seen.phase == Phase.TAKE:
        can_draw = any(isinstance(move, Draw) for move in legal)
        return words.say("do-take" if can_draw else "do-take-display")
    marks = [move for move in legal if isinstance(move, Mark)]
    if not marks:
        return words.say("do-ready")
    if seen.me.crosses:
        return words.say("do-cross", count=seen.me.crosses)
    shape = words.say(f"shape-{seen.shape}")
    has_room = any(mark.boxes.bit_count() > 1 for mark in marks)
    return words.say("do-mark" if has_room else "do-mark-single", shape=shape)


def _waiting(seen: View, names: Sequence[str], words: Words) -> str:
    awaited = join_names([names[seat] for seat in seen.to_move], words)
    count = len(seen.to_move)
    if not count:
        return words.say("wait-chance")
    if seen.phase == Phase.TAKE:
        return words.say("wait-take", names=awaited)
    return words.say("wait-keep" if seen.phase == Phase.KEEP else "wait-mark", names=awaited, count=count)
