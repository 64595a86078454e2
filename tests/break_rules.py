"""Break the rules one by one and check that the tests of each rule notice: ``python -m tests.break_rules``.

Each breakage is one change in a copy of ``src/``, which must still compile. The tests marked with the
rule's number run against the copy, and one of them has to fail.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
WORKERS = 2
TESTS_FAILED = 1
"""The exit status of pytest when a test has failed; any other but 0 means another kind of trouble."""


class Breakage(NamedTuple):
    """A rule broken by one change to one file of the engine."""

    rule: str
    file: str
    text: str
    """The text to replace, which occurs exactly once in the file."""
    instead: str

    def applied_to(self, source: str) -> str:
        """The broken source, checked to compile; raises where the breakage no longer applies."""
        if source.count(self.text) != 1:
            raise ValueError(f"{self.text!r} occurs {source.count(self.text)} times")
        broken = source.replace(self.text, self.instead)
        compile(broken, self.file, "exec")
        return broken


BREAKAGES = [
    # R1 Material
    Breakage("R1.1", "state.py", "MOST_PLAYERS = 2, 4", "MOST_PLAYERS = 1, 4"),
    Breakage("R1.1", "state.py", "MOST_PLAYERS = 2, 4", "MOST_PLAYERS = 2, 5"),
    Breakage("R1.1", "state.py", "MOST_PLAYERS = 2, 4", "MOST_PLAYERS = 2, 3"),
    Breakage("R1.2", "cards.py", "return SIZES[self.color]", "return self.boxes.bit_count() // 2"),
    Breakage("R1.2", "grid.py", "(mask & ~RIGHT_COLUMN) << 1", "mask << 1"),
    Breakage("R1.2", "deck.py", "if width > SIDE or height > SIDE:", "if width > SIDE:"),
    Breakage("R1.2", "deck.py", "size != SIZES[Color(color)]:", "size < SIZES[Color(color)]:"),
    Breakage("R1.2", "deck.py", "        if times > 1:", "        if times > 2:"),
    Breakage("R1.3", "deck.py", "PALMS_PER_CARD = 1", "PALMS_PER_CARD = 2"),
    Breakage(
        "R1.3", "deck.py", "(3, 0, 1, False): 3,\n        (2, 0, 2", "(3, 0, 1, False): 2,\n        (2, 0, 2"
    ),
    Breakage("R1.3", "cards.py", "        if box & self.coins:", "        if box & self.palms:"),
    Breakage("R1.4", "cards.py", "Color.ORANGE: 2", "Color.ORANGE: 1"),
    Breakage("R1.4", "cards.py", "Color.GREEN: 1,", "Color.GREEN: 2,"),
    Breakage("R1.4", "deck.py", "elif seal == color:", "elif seal is color:"),
    Breakage("R1.4", "deck.py", "if seals != sorted(set(Color) - {color}):", "if len(seals) != 3:"),
    Breakage("R1.5", "grid.py", "Shape.CORNER3: 2,", "Shape.CORNER3: 1,"),
    Breakage("R1.5", "grid.py", "Shape.T4: 1,", "Shape.T4: 2,"),
    Breakage("R1.5", "grid.py", 'Shape.T4: ("###", ".#.")', 'Shape.T4: ("##.", ".##")'),
    Breakage("R1.6", "state.py", "MOST_PALMS = 4, 3, 4", "MOST_PALMS = 3, 4, 4"),
    Breakage("R1.6", "state.py", "MOST_PALMS = 4, 3, 4", "MOST_PALMS = 4, 4, 4"),
    Breakage("R1.6", "state.py", "MOST_PALMS = 4, 3, 4", "MOST_PALMS = 4, 3, 5"),
    Breakage("R1.7", "state.py", "CUPS = (6, 5, 4, 3, 2, 1)", "CUPS = (7, 6, 5, 4, 3, 2, 1)"),
    Breakage("R1.7", "state.py", "CUPS = (6, 5, 4, 3, 2, 1)", "CUPS = (6, 5, 4, 3, 2)"),
    # R2 Setting up
    Breakage("R2.1", "state.py", "DISPLAY_SIZE = 4, 2, 4", "DISPLAY_SIZE = 5, 2, 4"),
    Breakage("R2.1", "rules.py", "pile=state.pile - {card.id}).with_player", "pile=state.pile).with_player"),
    Breakage(
        "R2.1",
        "rules.py",
        "(needed := CARDS_DEALT * players + DISPLAY_SIZE)",
        "(needed := CARDS_DEALT * players)",
    ),
    Breakage(
        "R2.1",
        "view.py",
        "shown.score_card, shown.completed)",
        "shown.score_card, shown.completed, player.dealt)",
    ),
    Breakage(
        "R2.1",
        "dealer.py",
        'return self._order_of_cards("deal")',
        "return [card.id for card in self._deck.cards]",
    ),
    Breakage("R2.1", "view.py", "not isinstance(event, Dealt) or event.seat == seat", "True"),
    Breakage("R2.2", "view.py", "() if state.phase == Phase.KEEP else shown.cards", "shown.cards"),
    Breakage(
        "R2.2",
        "rules.py",
        "return (state, ()) if seats_to_move(state) else lay_open(state)",
        "return (state, kept_so_far(state)[-1:]) if seats_to_move(state) else lay_open(state)",
    ),
    Breakage(
        "R2.2",
        "rules.py",
        "len(set(move.cards) & dealt.keys()) != CARDS_KEPT",
        "not set(move.cards) <= dealt.keys()",
    ),
    Breakage("R2.2", "rules.py", "    if player.cards:\n", "    if len(player.cards) > CARDS_KEPT:\n"),
    Breakage("R2.2", "rules.py", "    if state.phase != Phase.KEEP:", "    if state.phase == Phase.OVER:"),
    Breakage(
        "R2.2",
        "legal.py",
        "enumerate(state.players) if not player.cards])",
        "enumerate(state.players) if not player.cards][:1])",
    ),
    Breakage("R2.3", "rules.py", "pile=frozenset(state.deck.by_id) - kept,", "pile=state.pile,"),
    Breakage(
        "R2.3",
        "rules.py",
        "if len(state.display) < DISPLAY_SIZE:",
        "if len(state.display) < DISPLAY_SIZE - 1:",
    ),
    Breakage("R2.3", "rules.py", "if move.card not in state.pile:", "if move.card not in state.deck.by_id:"),
    Breakage("R2.3", "view.py", "pile_size=len(state.pile)", "pile_size=hash(state.pile)"),
    Breakage(
        "R2.3", "dealer.py", 'return self._order_of_cards("pile")', 'return self._order_of_cards("deal")'
    ),
    Breakage("R2.4", "dealer.py", 'f"round {number}"', 'f"round"'),
    Breakage(
        "R2.4",
        "rules.py",
        "state.revealed.count(move.shape) == EXPEDITION_CARDS[move.shape]",
        "state.revealed.count(move.shape) == 2",
    ),
    Breakage("R2.4", "legal.py", "n - state.revealed.count(shape)", "n"),
    Breakage("R2.5", "rules.py", "start_player=move.seat", "start_player=0"),
    Breakage("R2.5", "rules.py", "    if state.phase != Phase.START:", "    if state.phase == Phase.OVER:"),
    Breakage("R2.5", "dealer.py", "if self._start_player is not None:", "if self._start_player:"),
    Breakage("R2.5", "dealer.py", 'shuffled_order(self.seed, "start", players)[0]', "0"),
    # R3 A turn: reveal, mark, settle
    Breakage("R3.1", "rules.py", "(*state.revealed, move.shape)", "(move.shape, *state.revealed)"),
    Breakage("R3.1", "rules.py", "is not state.revealed[-1]:", "is not state.revealed[0]:"),
    Breakage("R3.1", "rules.py", "    if state.phase != Phase.REVEAL:", "    if state.phase == Phase.OVER:"),
    Breakage(
        "R3.1",
        "rules.py",
        "_revealed_event(state.round, state.turn, move.shape)",
        "_revealed_event(state.round, state.turn - 1, move.shape)",
    ),
    Breakage("R3.2", "view.py", "shown = player.at_turn_start", "shown = player"),
    Breakage(
        "R3.2",
        "view.py",
        "shown = player.at_turn_start",
        "shown = player if player.is_ready else player.at_turn_start",
    ),
    Breakage(
        "R3.2",
        "rules.py",
        "player._replace(is_ready=True)), ()",
        "player._replace(is_ready=True)), marks_of(player)",
    ),
    Breakage(
        "R3.2",
        "rules.py",
        "if not other.is_ready and seat != move.seat:",
        "if other.is_ready and seat != move.seat:",
    ),
    Breakage(
        "R3.2",
        "rules.py",
        "    for seat in state.seats_clockwise:\n",
        "    for seat in range(len(state.players)):\n",
    ),
    Breakage("R3.2", "rules.py", "player.at_turn_start if move.all else player.before", "player.before"),
    Breakage(
        "R3.2", "rules.py", "player.at_turn_start if move.all else player.before", "player.at_turn_start"
    ),
    Breakage("R3.2", "rules.py", "    if player.is_ready:\n", "    if False:\n"),
    Breakage("R3.2", "rules.py", "    if state.phase != Phase.MARK:", "    if state.phase == Phase.OVER:"),
    Breakage(
        "R3.2", "legal.py", "player.before is not None and not player.is_ready", "player.before is not None"
    ),
    Breakage(
        "R3.2",
        "legal.py",
        "enumerate(state.players) if not player.is_ready])",
        "enumerate(state.players) if not player.is_ready][:1])",
    ),
    Breakage(
        "R3.3",
        "state.py",
        "CLOCKWISE[len(self.players)][self.start_player]",
        "CLOCKWISE[len(self.players)][0]",
    ),
    Breakage(
        "R3.3",
        "state.py",
        "(*range(first, players), *range(first))",
        "(*range(first, -1, -1), *range(players - 1, first, -1))",
    ),
    Breakage("R3.3", "rules.py", "    if move.seat != state.settling_seat:", "    if False:"),
    Breakage(
        "R3.3",
        "legal.py",
        "if state.phase == Phase.TAKE and seat == state.settling_seat:",
        "if state.phase == Phase.TAKE:",
    ),
    Breakage("R3.4", "view.py", "shape=state.revealed[-1]", "shape=state.revealed[0]"),
    Breakage("R3.4", "view.py", "shapes_seen(state) if memory_aid else None", "shapes_seen(state)"),
    Breakage("R3.4", "view.py", "for shape in Shape if counts[shape]", "for shape in counts"),
    Breakage("R3.4", "view.py", "    earlier = earlier_turns(events)", "    earlier = range(0)"),
    Breakage("R3.4", "view.py", "if memory_aid or len(", "if len("),
    Breakage("R3.4", "view.py", ") < OPEN_TURNS:", ") <= OPEN_TURNS:"),
    Breakage("R3.4", "view.py", "OPEN_TURNS = 2", "OPEN_TURNS = 3"),
    Breakage("R3.4", "view.py", "if event.round == revealed[-1][1].round", "if True"),
    Breakage("R3.4", "view.py", "[] if is_over else turns[:-OPEN_TURNS]", "turns[:-OPEN_TURNS]"),
    Breakage("R3.4", "view.py", "return None if isinstance(event, Marked) else event", "return event"),
    # R4 Mark
    Breakage("R4.1", "grid.py", "rotations(rows) | rotations(rows[::-1])", "rotations(rows)"),
    Breakage(
        "R4.1",
        "grid.py",
        '"".join(column) for column in zip(*reversed(rows), strict=True)',
        "row[::-1] for row in rows[::-1]",
    ),
    Breakage(
        "R4.1",
        "rules.py",
        "if move.boxes & unmarked != move.boxes:",
        "if not move.boxes & unmarked:",
    ),
    Breakage(
        "R4.1",
        "rules.py",
        "check_mark(state, move, player, open_card.unmarked)",
        "check_mark(state, move, player, open_card.card.boxes)",
    ),
    Breakage(
        "R4.1",
        "rules.py",
        "elif not is_single_box(move.boxes) and SHAPE_OF",
        "elif move.boxes.bit_count() > 4 and SHAPE_OF",
    ),
    Breakage("R4.1", "rules.py", "elif player.before is not None:", "elif False:"),
    Breakage("R4.1", "legal.py", "if not boxes & marked", "if boxes & ~marked"),
    Breakage("R4.1", "rules.py", "if open_card.card.id == move.card:", "if move.card:"),
    Breakage("R4.2", "legal.py", "(*placements, *each_box(island))", "(placements or each_box(island))"),
    Breakage("R4.2", "rules.py", "if player.before is None and not may_mark_nothing(player):", "if False:"),
    Breakage("R4.2", "rules.py", "elif not is_single_box(move.boxes) and SHAPE_OF", "elif SHAPE_OF"),
    Breakage(
        "R4.2",
        "rules.py",
        "elif not is_single_box(move.boxes) and SHAPE_OF",
        "elif move.boxes.bit_count() > 2 and SHAPE_OF",
    ),
    Breakage("R4.3", "rules.py", "player.crosses - bool(player.crosses) +", "player.crosses +"),
    Breakage(
        "R4.3", "rules.py", "(move.boxes & card.crosses).bit_count()", "bool(move.boxes & card.crosses)"
    ),
    Breakage(
        "R4.3",
        "rules.py",
        "(move.boxes & card.crosses).bit_count()",
        "(not player.crosses) * (move.boxes & card.crosses).bit_count()",
    ),
    Breakage("R4.3", "rules.py", "        crosses = 0  #", "        pass  #"),
    Breakage(
        "R4.3", "rules.py", "not any(open_card.unmarked for open_card in cards)", "not marked_card.unmarked"
    ),
    Breakage(
        "R4.3",
        "rules.py",
        '    if player.crosses:\n        raise _refusal(state, move, "crosses-owed"',
        '    if False:\n        raise _refusal(state, move, "crosses-owed"',
    ),
    Breakage("R4.3", "rules.py", "        if not is_single_box(move.boxes):", "        if False:"),
    Breakage("R4.3", "legal.py", "if player.before is None or player.crosses:", "if player.before is None:"),
    Breakage("R4.3", "legal.py", "None if player.crosses else state.revealed[-1]", "state.revealed[-1]"),
    Breakage("R4.4", "rules.py", "if score_card.coins < MOST_COINS:", "if True:"),
    Breakage(
        "R4.4", "rules.py", "if score_card.coins < MOST_COINS:", "if score_card.coins < MOST_COINS - 1:"
    ),
    Breakage("R4.4", "rules.py", "coins=score_card.coins + 1", "coins=score_card.coins + 2"),
    Breakage("R4.5", "rules.py", "elif len(score_card.palms) < MOST_PALMS:", "else:"),
    Breakage("R4.5", "rules.py", "return 1 + sum(", "return sum("),
    Breakage(
        "R4.5",
        "rules.py",
        "return 1 + sum(card.palms.bit_count() for card in display)",
        "return 1 + any(card.palms for card in display)",
    ),
    Breakage(
        "R4.5",
        "rules.py",
        "points = palm_points(state.display)",
        "points = palm_points((*state.display, card))",
    ),
    Breakage("R4.5", "rules.py", "palms=(*score_card.palms, points)", "palms=(points, *score_card.palms)"),
    Breakage(
        "R4.6",
        "rules.py",
        "    if move.boxes & (card.coins | card.palms):",
        "    if not player.crosses and move.boxes & (card.coins | card.palms):",
    ),
    Breakage(
        "R4.6",
        "rules.py",
        "    if move.boxes & (card.coins | card.palms):",
        '    if how_marked(move, player) != "single" and move.boxes & (card.coins | card.palms):',
    ),
    Breakage(
        "R4.6",
        "rules.py",
        "(move.boxes & card.crosses).bit_count()",
        "(not is_single_box(move.boxes)) * (move.boxes & card.crosses).bit_count()",
    ),
    Breakage(
        "R4.7",
        "rules.py",
        "if player.before is None and not may_mark_nothing(player):",
        "if player.before is None:",
    ),
    Breakage(
        "R4.7", "rules.py", "return not player.has_unmarked_boxes", "return len(player.cards) < CARDS_KEPT"
    ),
    # R5 Settle, one player at a time
    Breakage("R5.1", "rules.py", "points = state.cups[0] if", "points = state.cups[-1] if"),
    Breakage(
        "R5.1",
        "rules.py",
        "points = state.cups[0] if state.cups else 0",
        "points = state.cups[0] if state.cups else 1",
    ),
    Breakage("R5.1", "rules.py", "_replace(cups=state.cups[1:])", "_replace(cups=state.cups)"),
    Breakage(
        "R5.1", "rules.py", "if score_card.coins // COINS_IN_A_ROW == len(score_card.cups):", "if False:"
    ),
    Breakage("R5.1", "rules.py", "cups=(*score_card.cups, points)", "cups=(points, *score_card.cups)"),
    Breakage(
        "R5.1",
        "rules.py",
        "return player.score_card.coins // COINS_IN_A_ROW > len(player.score_card.cups)",
        "return False",
    ),
    Breakage(
        "R5.2",
        "rules.py",
        "        if not unmarked:\n            return True",
        "        if not unmarked:\n            return False",
    ),
    Breakage(
        "R5.2",
        "rules.py",
        "player._replace(cards=cards, completed=(*player.completed, *completed))",
        "player._replace(cards=cards, completed=(*completed,))",
    ),
    Breakage(
        "R5.2",
        "rules.py",
        "completed=(*player.completed, *completed)",
        "completed=(*player.completed, *completed[:1])",
    ),
    Breakage("R5.2", "view.py", "shown.score_card, shown.completed)", "shown.score_card, ())"),
    Breakage("R5.2", "rules.py", "if not unmarked]\n", "if unmarked.bit_count() < 2]\n"),
    Breakage(
        "R5.3",
        "rules.py",
        "    if len(state.players[seat].cards) == CARDS_KEPT:",
        "    if state.players[seat].cards:",
    ),
    Breakage(
        "R5.3",
        "rules.py",
        "    if must_take(state, seat):\n        return state._replace(phase=Phase.TAKE), (took,)\n",
        "",
    ),
    Breakage(
        "R5.3",
        "rules.py",
        "cards = (*player.cards, OpenCard(card, card.boxes))",
        "cards = (*player.cards, OpenCard(card, card.boxes & (card.boxes - 1)))",
    ),
    Breakage("R5.3", "rules.py", "            state = state._replace(display=display)\n", ""),
    Breakage("R5.3", "legal.py", "(Draw(seat),) if state.pile else ()", "()"),
    Breakage("R5.3", "rules.py", "    if state.phase != Phase.TAKE:", "    if state.phase == Phase.OVER:"),
    Breakage("R5.3", "rules.py", "    if state.phase == Phase.DRAW:\n", "    if False:\n"),
    Breakage(
        "R5.4",
        "rules.py",
        "    if must_take(state, seat):\n        return state._replace(phase=Phase.TAKE), (took,)\n",
        "",
    ),
    Breakage(
        "R5.4",
        "rules.py",
        "        return state._replace(phase=Phase.REFILL), (took,)",
        "        return settle(state, state.settling + 1, [took])",
    ),
    Breakage(
        "R5.4", "rules.py", "state._replace(turned_up=0), state.settling + 1", "state, state.settling + 1"
    ),
    Breakage(
        "R5.4",
        "rules.py",
        "    if len(state.display) < DISPLAY_SIZE and state.pile:\n        return state, ()",
        "    if len(state.display) < DISPLAY_SIZE - 1 and state.pile:\n        return state, ()",
    ),
    Breakage(
        "R5.5",
        "rules.py",
        "    if len(state.display) < DISPLAY_SIZE and state.pile:\n        return state, ()",
        "    if len(state.display) < DISPLAY_SIZE:\n        return state, ()",
    ),
    Breakage(
        "R5.5",
        "rules.py",
        "    if len(state.display) < DISPLAY_SIZE and state.pile:\n        return state._replace",
        "    if len(state.display) < DISPLAY_SIZE:\n        return state._replace",
    ),
    Breakage("R5.5", "rules.py", "return bool(state.display or state.pile) and not", "return not"),
    Breakage(
        "R5.5",
        "rules.py",
        "return bool(state.display or state.pile) and not",
        "return bool(state.display and state.pile) and not",
    ),
    Breakage("R5.5", "rules.py", "    if not state.pile:\n", "    if False:\n"),
    Breakage(
        "R5.6",
        "rules.py",
        "(state.display or state.pile) and not state.is_last_turn",
        "(state.display or state.pile)",
    ),
    Breakage("R5.6", "state.py", "self.round == ROUNDS and self.turn == TURNS", "self.round == ROUNDS"),
    Breakage("R5.6", "state.py", "self.round == ROUNDS and self.turn == TURNS", "self.turn == TURNS"),
    # R6 Rounds and the end
    Breakage("R6.1", "state.py", "ROUNDS, TURNS = 4, 7", "ROUNDS, TURNS = 4, 8"),
    Breakage("R6.1", "state.py", "ROUNDS, TURNS = 4, 7", "ROUNDS, TURNS = 4, 6"),
    Breakage(
        "R6.1",
        "rules.py",
        "round=state.round + 1, revealed=()",
        "round=state.round + 1, revealed=state.revealed[-1:]",
    ),
    Breakage("R6.1", "rules.py", "round=state.round + 1, revealed=()", "round=state.round + 1"),
    Breakage("R6.1", "rules.py", "    if is_round_over:\n", "    if True:\n"),
    Breakage("R6.2", "state.py", "ROUNDS, TURNS = 4, 7", "ROUNDS, TURNS = 5, 7"),
    Breakage("R6.2", "state.py", "ROUNDS, TURNS = 4, 7", "ROUNDS, TURNS = 3, 7"),
    Breakage(
        "R6.2",
        "rules.py",
        "    for seat, player in enumerate(state.players):\n        lines",
        "    for seat, player in [*enumerate(state.players)][::-1]:\n        lines",
    ),
    Breakage(
        "R6.3",
        "rules.py",
        "if is_round_over or state.edition.start_player_moves_every_turn:",
        "if state.edition.start_player_moves_every_turn:",
    ),
    Breakage(
        "R6.3",
        "rules.py",
        "if is_round_over or state.edition.start_player_moves_every_turn:",
        "if is_round_over:",
    ),
    Breakage(
        "R6.3", "rules.py", "if is_round_over or state.edition.start_player_moves_every_turn:", "if True:"
    ),
    Breakage("R6.3", "rules.py", "(start_player + 1) %", "(start_player - 1) %"),
    # R7 Score
    Breakage(
        "R7.1", "scoring.py", "coins=player.score_card.coins,", "coins=player.score_card.coins // 4 * 4,"
    ),
    Breakage("R7.1", "rules.py", "if score_card.coins < MOST_COINS:", "if True:"),
    Breakage(
        "R7.2",
        "scoring.py",
        "cups=sum(player.score_card.cups)",
        "cups=max(player.score_card.cups, default=0)",
    ),
    Breakage(
        "R7.3", "scoring.py", "palms=sum(player.score_card.palms)", "palms=len(player.score_card.palms)"
    ),
    Breakage("R7.3", "rules.py", "elif len(score_card.palms) < MOST_PALMS:", "else:"),
    Breakage("R7.4", "cards.py", "return SIZES[self.color]", "return 10"),
    Breakage(
        "R7.4",
        "scoring.py",
        "return sum([card.value for card in completed])",
        "return sum([card.value for card in completed if not card.seal])",
    ),
    Breakage(
        "R7.4",
        "rules.py",
        "completed = [card for card, unmarked in player.cards if not unmarked]",
        "completed = [card for card, unmarked in player.cards if not unmarked or state.is_last_turn]",
    ),
    Breakage(
        "R7.5",
        "scoring.py",
        "SEAL_WORTH[card.seal] * count_of_color(completed, card.seal)",
        "SEAL_WORTH[card.color] * count_of_color(completed, card.seal)",
    ),
    Breakage(
        "R7.5",
        "scoring.py",
        "SEAL_WORTH[card.seal] * count_of_color(completed, card.seal)",
        "SEAL_WORTH[card.seal] * bool(count_of_color(completed, card.seal))",
    ),
    Breakage(
        "R7.5",
        "scoring.py",
        "SEAL_WORTH[card.seal] * count_of_color(completed, card.seal)",
        "SEAL_WORTH[card.seal] * count_of_color(completed, card.color)",
    ),
    Breakage(
        "R7.5",
        "scoring.py",
        "for card in completed\n            if card.seal",
        "for card in {each.seal: each for each in completed}.values()\n            if card.seal",
    ),
    Breakage("R7.6", "scoring.py", "for color in Color))", "for color in reversed(Color)))"),
    Breakage("R7.6", "scoring.py", "for color in Color))", "for color in list(Color)[:3]))"),
    Breakage(
        "R7.6",
        "scoring.py",
        "for color in Color))",
        "for color in (Color.GREY, Color.ORANGE, Color.GREEN, Color.LILAC)))",
    ),
    Breakage("R7.6", "scoring.py", "    if not edition.has_tie_break:\n        return (total,)\n", ""),
    Breakage("R7.6", "scoring.py", "sum(other > key for", "sum(other[0] > key[0] for"),
    Breakage("R7.6", "scoring.py", "if place == 1)", "if place == 1)[:1]"),
    Breakage("R7.7", "cards.py", "Color.ORANGE: 2", "Color.ORANGE: 1"),
    Breakage("R7.7", "scoring.py", "return sum(self)", "return sum(self[1:])"),
]


def broken_copy(breakage: Breakage, folder: Path) -> Path:
    """A copy of src/ in which a rule is broken."""
    source = copy_of_source(folder)
    path = source / "silvergold" / "engine" / breakage.file
    path.write_text(breakage.applied_to(path.read_text("utf-8")), "utf-8")
    return source


def copy_of_source(folder: Path) -> Path:
    """A copy of src/ in a folder."""
    return shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))


def run_python(source: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with a copy of src/ before the installed package."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def run_tests(source: Path, *rules: str) -> subprocess.CompletedProcess[str]:
    """Run the tests of some rules against a copy of src/."""
    chosen = [argument for rule in rules for argument in ("--rule", rule)]
    return run_python(source, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *chosen, "tests/rules")


def check_unbroken() -> None:
    """Check that the tests import the copy, and that they pass as long as no rule is broken."""
    with tempfile.TemporaryDirectory() as folder:
        source = copy_of_source(Path(folder))
        imported = run_python(source, "-c", "import silvergold.engine as it; print(it.__file__)").stdout
        if not imported.startswith(str(source)):
            sys.exit(f"the tests would import {imported.strip()}, not the copy in {source}")
        tests = run_tests(source, *{breakage.rule for breakage in BREAKAGES})
        if tests.returncode:
            sys.exit(f"the tests fail although no rule is broken:\n{tests.stdout}{tests.stderr}")


def outcome_of(breakage: Breakage) -> str:
    """What became of a breakage: only ``killed`` is good."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            source = broken_copy(breakage, Path(folder))
        except (ValueError, SyntaxError) as error:
            return f"NO LONGER APPLIES\n{error}"
        tests = run_tests(source, breakage.rule)
    if tests.returncode == TESTS_FAILED:
        return "killed"
    return "SURVIVED" if tests.returncode == 0 else f"TROUBLE\n{tests.stdout}{tests.stderr}"


def main() -> int:
    """Break all rules, or those whose numbers are given; returns 1 if a breakage went unnoticed."""
    chosen = [breakage for breakage in BREAKAGES if breakage.rule in sys.argv[1:] or not sys.argv[1:]]
    check_unbroken()
    with ThreadPoolExecutor(WORKERS) as workers:
        outcomes = []
        for breakage, outcome in zip(chosen, workers.map(outcome_of, chosen), strict=True):
            outcomes.append(outcome)
            instead = " ".join(breakage.instead.split()) or "(left out)"
            print(
                f"{len(outcomes):3}/{len(chosen)}  {breakage.rule}  {outcome:9}  {instead[:80]}", flush=True
            )
    counts = Counter(outcome.split("\n")[0] for outcome in outcomes)
    print(", ".join(f"{number} {outcome}" for outcome, number in counts.items()))
    return 0 if set(outcomes) <= {"killed"} else 1


if __name__ == "__main__":
    sys.exit(main())
