"""The command terminal: a game on this machine, or at a table of a server."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from silvergold.arena.files import write_whole
from silvergold.cli.app import BotsHelp, DeckOption, EditionOption, app, bot_names, chosen_deck, console
from silvergold.cli.games import only_record, read_seed
from silvergold.engine import EDITIONS, SetupError, format_record
from silvergold.terminal.sitting import Sitting, sit_down, sit_down_again
from silvergold.words import Words, language_of


@app.command()
def terminal(
    link: Annotated[
        str, typer.Argument(metavar="[LINK]", help="The link of a table on a server; without it, play here.")
    ] = "",
    bots: Annotated[
        str | None, typer.Option(help=f"Your opponents. {BotsHelp} Without friends, one sailor.")
    ] = None,
    name: Annotated[str, typer.Option(help="Your name.")] = "Captain",
    friends: Annotated[
        list[str] | None, typer.Option("--friends", metavar="NAME", help="Somebody at the same keyboard.")
    ] = None,
    edition: EditionOption = "nsv",
    deck: DeckOption = None,
    memory_aid: Annotated[
        bool, typer.Option("--memory-aid", help="Show which shapes have been seen this round.")
    ] = False,
    seed: Annotated[str | None, typer.Option(help="Hex digits: the same seed, the same deal.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the game's record here, also when you leave.")
    ] = None,
    load: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Go on with a game that was left."),
    ] = None,
    sign_in: Annotated[
        str, typer.Option(metavar="CODE", help="A one-time code: be who you are in the browser.")
    ] = "",
    day: Annotated[bool, typer.Option("--day", help="Begin with light colours.")] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Questions and answers, for screen readers and simple terminals.")
    ] = False,
) -> None:
    """Play in the terminal: against bots, with friends at one keyboard, or at a table of a server."""
    words = Words(language_of(os.environ), edition)
    is_plain = plain or not can_draw()
    if link:
        if is_plain:
            raise SetupError("plain-plays-here-only", "", "a table of a server needs the whole screen")
        play_far(link, name, sign_in, words.language, day)
        return
    played_with, secret = chosen_deck(deck), read_seed(seed)
    if load is None:
        people = [name, *(friend for names in friends or () for friend in names.split(","))]
        opponents = bot_names("" if friends else "sailor") if bots is None else bot_names(bots)
        sitting = sit_down(played_with, EDITIONS[edition], people, opponents, secret)
    else:
        sitting = sit_down_again(played_with, only_record(load), secret)

    def save_game(of: Sitting) -> None:
        if save is not None:
            write_whole(save, [f"{format_record(of.record())}\n".encode()])

    save_game(sitting)  # whatever is wrong with the file shows before the game
    play = play_plainly if is_plain else play_here
    play(sitting, words, memory_aid, save_game, day)
    if save is not None:
        console.print(words.say("saved", file=str(save)), soft_wrap=True)


def can_draw() -> bool:
    """Whether there is a terminal on which screens can be drawn."""
    is_dumb = os.environ.get("TERM") in ("dumb", "unknown") and sys.platform != "win32"
    return sys.stdin.isatty() and sys.stdout.isatty() and not is_dumb


Save = Callable[[Sitting], None]


def play_plainly(sitting: Sitting, words: Words, memory_aid: bool, save_game: Save, day: bool) -> None:
    """Questions and answers."""
    from silvergold.terminal.play import LeaveGame, PromptGame

    prompt = PromptGame(console, sitting, words, memory_aid=memory_aid, after_move=lambda: save_game(sitting))
    try:
        prompt.run()
    except LeaveGame:
        console.print()


def play_here(sitting: Sitting, words: Words, memory_aid: bool, save_game: Save, day: bool) -> None:
    """Screens over a game on this machine."""
    from silvergold.terminal.app import TerminalApp
    from silvergold.terminal.local import LocalLink

    def link_to(game: Sitting) -> LocalLink:
        return LocalLink(game, memory_aid=memory_aid, after_move=lambda: save_game(game))

    async def again() -> LocalLink:
        nonlocal sitting
        sitting = sitting.again(read_seed(None))
        return link_to(sitting)

    TerminalApp(words, link_to(sitting), again, is_day=day).run()


def play_far(address: str, name: str, sign_in: str, language: str, day: bool) -> None:
    """Screens over a table of a server."""
    from silvergold.terminal.app import TerminalApp
    from silvergold.terminal.asking import introduce, read_link
    from silvergold.terminal.remote import RemoteLink

    table = read_link(address)
    link = RemoteLink(table, introduce(table.server, name, sign_in))
    TerminalApp(Words(language, link.edition), link, is_day=day).run()
