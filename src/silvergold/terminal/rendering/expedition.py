"""The expedition card and the header of the table."""

from rich.style import Style
from rich.text import Text

from silvergold.engine import Color, Symbol, View
from silvergold.engine.state import CUPS
from silvergold.terminal.interaction.placement_preview import printed_form, size_of
from silvergold.terminal.rendering.expedition_cards import CardsOfShape, expedition_cards
from silvergold.terminal.rendering.islands import SIGNS
from silvergold.terminal.rendering.palette import Palette
from silvergold.terminal.rendering.score_cards import seal_sign
from silvergold.terminal.rendering.shapes import one_line_shape, screen_form
from silvergold.words import Words

CARD, USED_CARD = "▪", "·"
TALLEST = 3
"""The most rows of boxes that a shape has."""


def expedition(view: View, form: int | None, words: Words, palette: Palette) -> Text:
    """The revealed shape in its current orientation, and the eight cards, of which some may still come."""
    if view.shape is None or not view.turn:
        return Text("")
    drawn = form or printed_form(view.shape)
    text = screen_form(drawn, palette)
    text.append("\n" * (TALLEST + 2 - size_of(drawn)[1]))
    return text.append_text(Text("\n").join(cards_line(of, words, palette) for of in expedition_cards(view)))


def cards_line(of: CardsOfShape, words: Words, palette: Palette) -> Text:
    """A shape with a sign for each of its cards and, with the memory aid, its chance."""
    signs = CARD * of.left + USED_CARD * (of.cards - of.left)
    chance = "" if of.chance is None else f" {words.percent(of.chance):>5}"
    style = Style(color=palette.text if of.left else palette.surf)
    return Text(f"{one_line_shape(of.shape):4}{signs:2}{chance}".rstrip(), style=style)


def legend(words: Words, palette: Palette) -> Text:
    """What the symbols on a card are worth, for players who choose their first islands."""
    seal = (seal_sign(Color.LILAC), "sheet-seal")
    signs = [(SIGNS[symbol], f"sheet-{symbol}") for symbol in Symbol]
    lines = [Text(f"{sign:>3}  ", style=palette.gold).append(words.say(message), style=palette.text)
             for sign, message in (*signs, seal)]  # fmt: skip
    return Text("\n").join(lines)


def heading(view: View, words: Words, palette: Palette) -> Text:
    """R1.7: the round, the turn, and the cups that are left."""
    text = Text(words.say("round-spoken", round=view.round), style="bold")
    if view.turn:
        text.append(f"  ·  {words.say('turn-of', turn=view.turn)}", style="bold")
    text.append(f"  ·  {words.say('score-cups')}")
    for cup in CUPS:
        is_left = cup in view.cups
        style = Style(color=palette.gold, bold=True) if is_left else Style(color=palette.surf)
        text.append(" ").append(str(cup) if is_left else "·", style=style)
    return text
