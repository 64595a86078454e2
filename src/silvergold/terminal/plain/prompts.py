"""Prompts: each has a text, a picture, and a meaning for every answer."""

from collections.abc import Coroutine, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Union

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from silvergold.engine import Draw, Keep, Mark, PlayerMove, Ready, Take, TakeBack, View
from silvergold.engine.grid import box_names
from silvergold.engine.state import OpenCard
from silvergold.terminal.client.table_client import TableClient
from silvergold.terminal.plain.descriptions import boxes_in_words, display_lines, island_lines, own_lines
from silvergold.terminal.plain.input_parser import (
    InputError,
    marks_covering,
    one_number,
    read_boxes,
    two_numbers,
)
from silvergold.terminal.rendering.islands import (
    PRINTED,
    IslandPicture,
    signs_of,
    small_island,
    unmarked_cards,
)
from silvergold.terminal.rendering.printed_table import NUMBERS, large_cards, own_side, small_cards
from silvergold.words import Words

Answer = Union[Coroutine[Any, Any, None], "Prompt"]
"""The effect of an answer: something to do, or a more specific prompt."""


@dataclass(frozen=True)
class Prompt:
    """Something the player is asked; prompts are equal if they ask the same."""

    client: TableClient = field(compare=False)

    def text(self, words: Words) -> str:
        """The prompt in one line."""
        raise NotImplementedError

    def picture(self, names: Sequence[str], words: Words) -> RenderableType | None:
        """What the player needs to see before answering."""
        return Text("\n".join(lines)) if (lines := self.lines(names, words)) else None

    def lines(self, names: Sequence[str], words: Words) -> list[str]:
        """The same in words."""
        return []

    def answer(self, typed: str) -> Answer:
        """The effect of a line; raises InputError if it cannot be understood."""
        raise NotImplementedError


@dataclass(frozen=True)
class MovePrompt(Prompt):
    """Asks a seat for a move."""

    view: View = field(compare=False)
    seat: int
    moves: tuple[PlayerMove, ...]


class KeepPrompt(MovePrompt):
    """R2.2: asks which two cards to keep."""

    def text(self, words: Words) -> str:
        """Which two of the four."""
        return words.say("ask-keep")

    def picture(self, names: Sequence[str], words: Words) -> RenderableType:
        """The four cards that were dealt."""
        called = Text(words.say("plain-dealt", name=names[self.seat]), style="bold")
        legend = Text(words.say("cli-deck-legend"), style="dim")
        return Group("", called, legend, large_cards(unmarked_cards(self.view.me.dealt), words))

    def lines(self, names: Sequence[str], words: Words) -> list[str]:
        """The four cards that were dealt."""
        called = words.say("plain-dealt", name=names[self.seat])
        return [called, *island_lines(unmarked_cards(self.view.me.dealt), words)]

    def answer(self, typed: str) -> Answer:
        """Two numbers."""
        dealt = self.view.me.dealt
        kept = tuple(dealt[number - 1].id for number in two_numbers(typed, len(dealt)))
        return self.client.play(Keep(self.seat, kept))


class TakePrompt(MovePrompt):
    """R5.3: asks which card to take."""

    def text(self, words: Words) -> str:
        """From the display, or from the pile unless it is empty."""
        most = len(self.view.display)
        if Draw(self.seat) in self.moves:
            return words.say("ask-take-or-draw", most=most, pile=self.view.pile_size)
        return words.say("ask-take", most=most)

    def picture(self, names: Sequence[str], words: Words) -> RenderableType:
        """The player's islands, and the display."""
        on_display = small_cards(unmarked_cards(self.view.display), words, NUMBERS)
        return Group(own_side(self.view, names, words), on_display)

    def lines(self, names: Sequence[str], words: Words) -> list[str]:
        """The player's islands, and the display."""
        return [*own_lines(self.view, names, words), *display_lines(self.view, words)]

    def answer(self, typed: str) -> Answer:
        """A number, or ``p``."""
        if typed == "p":
            return self.client.play(Draw(self.seat))
        display = self.view.display
        return self.client.play(Take(self.seat, display[one_number(typed, len(display)) - 1].id))


class MarkPrompt(MovePrompt):
    """R4: asks for marks, then whether the player is ready."""

    def text(self, words: Words) -> str:
        """For the shape, for the box of a cross, or for ready."""
        me = self.view.me
        if isinstance(self.moves[0], Ready):
            return words.say("ask-ready" if me.can_take_back else "ask-nothing")
        return words.say("ask-cross", count=me.crosses) if me.crosses else words.say("ask-mark")

    def picture(self, names: Sequence[str], words: Words) -> RenderableType:
        """The player's islands with the marks so far."""
        return own_side(self.view, names, words)

    def answer(self, typed: str) -> Answer:
        """Boxes, ``l`` for a list of all marks, Enter for ready, ``u`` or ``uu`` to take back."""
        match typed:
            case "" | "r" | "ready":
                return self.client.play(Ready(self.seat))
            case "u":
                return self.client.play(TakeBack(self.seat))
            case "uu":
                return self.client.play(TakeBack(self.seat, all=True))
            case "l":
                return self._chosen([move for move in self.moves if isinstance(move, Mark)])
        wanted = read_boxes(typed, self.view.me.cards)
        named = Mark(self.seat, wanted.open_card.card.id, wanted.boxes)
        return self._chosen(marks_covering(self.moves, wanted) or [named])

    def _chosen(self, marks: Sequence[Mark]) -> Answer:
        """Make a single mark at once; let the player choose between several."""
        if not marks:
            raise InputError("answer-done")
        if len(marks) == 1:
            return self.client.play(marks[0])
        return ChooseMarkPrompt(self.client, self.view, self.seat, tuple(marks))


class ChooseMarkPrompt(MovePrompt):
    """Asks for one of several marks by its number."""

    def text(self, words: Words) -> str:
        """By number."""
        return words.say("ask-which", most=len(self.moves))

    def picture(self, names: Sequence[str], words: Words) -> RenderableType:
        """All marks, numbered."""
        pictures = []
        for number, (mark, island, open_card) in enumerate(self._marks(), start=1):
            title = f"[{number}] {island}: {' '.join(box_names(mark.boxes))} "
            title += signs_of(open_card.card, mark.boxes)
            picture = IslandPicture(*open_card, preview=mark.boxes)
            pictures.append(Group(Text(title.rstrip()), small_island(picture, PRINTED)))
        return Columns(pictures, padding=(0, 3))

    def lines(self, names: Sequence[str], words: Words) -> list[str]:
        """All marks, numbered."""
        return [
            f"[{number}] {island}: {boxes_in_words(open_card.card, mark.boxes, words)}"
            for number, (mark, island, open_card) in enumerate(self._marks(), start=1)
        ]

    def _marks(self) -> Iterator[tuple[Mark, int, OpenCard]]:
        """Each mark with its island's number and the island."""
        places = {own.card.id: (number, own) for number, own in enumerate(self.view.me.cards, start=1)}
        for move in self.moves:
            if isinstance(move, Mark):
                yield move, *places[move.card]

    def answer(self, typed: str) -> Answer:
        """A number, or Enter to mark something else."""
        if not typed:
            return move_prompt(self.client, self.seat)
        return self.client.play(self.moves[one_number(typed, len(self.moves)) - 1])


class ReturnPrompt(Prompt):
    """Asks the player to return after a bot has decided for them."""

    def text(self, words: Words) -> str:
        """How to return."""
        return words.say("do-return")

    def answer(self, typed: str) -> Answer:
        """Enter."""
        if typed:
            raise InputError("do-return")
        return self.client.reclaim_seats()


def move_prompt(client: TableClient, seat: int) -> MovePrompt:
    """The prompt for a seat that has to move."""
    view, moves = client.view(seat), client.legal(seat)
    match moves[0]:
        case Keep():
            return KeepPrompt(client, view, seat, moves)
        case Take() | Draw():
            return TakePrompt(client, view, seat, moves)
    return MarkPrompt(client, view, seat, moves)
