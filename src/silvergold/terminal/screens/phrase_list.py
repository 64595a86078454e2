"""The phrases that a player can say to the others."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical

from silvergold.protocol.commands import Phrase
from silvergold.terminal.rendering.phrases import PHRASES, phrase_lines
from silvergold.terminal.screens.base import Dialog
from silvergold.terminal.widgets.text_widget import TextWidget


class PhraseList(Dialog[Phrase | None]):
    """Lists the phrases by number; a key says one, and another one mutes everybody."""

    BINDINGS = [
        *((str(number), f"choose({number})", "") for number in range(1, len(PHRASES) + 1)),
        ("m", "mute", ""),
        ("escape,q,e", "close", ""),
    ]

    def compose(self) -> ComposeResult:
        """The phrases, one per line."""
        with Vertical(classes="question"):
            yield TextWidget(Text("\n".join(phrase_lines(self.words))))
            yield self.keys(["phrase", "mute", "close"])

    def action_choose(self, number: int) -> None:
        """Say a phrase."""
        self.dismiss(PHRASES[number - 1])

    async def action_mute(self) -> None:
        """Hide what the others say, or show it again."""
        await self.app.run_action("mute")
        self.dismiss()
