"""The application, and the options that commands share."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.progress import Progress, track
from rich.text import Text

from silvergold.bots import BOTS, find_bot
from silvergold.cli.language import OPTION, say, words
from silvergold.cli.localized_typer import LocalizedGroup, LocalizedTyper
from silvergold.engine import Deck, DeckError, Fault, SilverGoldError, load_deck, parse_deck, standard_deck
from silvergold.engine.files import read_stream
from silvergold.engine.state import EditionName
from silvergold.words import LANGUAGES

new_app = partial(
    LocalizedTyper,
    cls=LocalizedGroup,
    no_args_is_help=True,
    options_metavar=say("cli-options-metavar"),
    subcommand_metavar=say("cli-commands-metavar"),
)
COMMANDS = (
    *("play", "terminal", "learn", "rules", "daily", "puzzle"),
    *("review", "replay", "verify", "deck", "simulate", "tournament", "benchmark"),
    *("serve", "doctor", "database"),
)
"""The commands in the order of the help: for players, for records and bots, for hosts."""


class MainGroup(LocalizedGroup):
    """All commands."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The commands in their order."""
        return sorted(super().list_commands(ctx), key=COMMANDS.index)


app = new_app(name="silvergold", cls=MainGroup, help=say("cli-about"), pretty_exceptions_enable=False)

console = Console(highlight=False, markup=False)
errors = Console(stderr=True, highlight=False, markup=False)

ALL_LANGUAGES = ", ".join(LANGUAGES)


def check_language(language: str | None) -> None:
    """Reject an unknown language; a known one was chosen on import of ``silvergold.cli.language``."""
    if language is not None and language[:2].lower() not in LANGUAGES:
        raise typer.BadParameter(say("cli-no-such-language", language=language, languages=ALL_LANGUAGES))


LanguageOption = Annotated[
    str | None,
    typer.Option(
        OPTION,
        metavar="XX",
        callback=check_language,
        is_eager=True,
        help=say("cli-language", languages=ALL_LANGUAGES),
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help=say("cli-json"))]
DeckOption = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help=say("cli-deck"))]
EditionOption = Annotated[EditionName, typer.Option("--edition", help=say("cli-edition"))]
DayOption = Annotated[bool, typer.Option("--day", help=say("cli-terminal-day"))]
PlainOption = Annotated[bool, typer.Option("--plain", help=say("cli-terminal-plain"))]
SaveOption = Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-terminal-save"))]
WordsOption = Annotated[bool, typer.Option("--words", help=say("cli-terminal-words"))]
SeedOption = Annotated[str, typer.Option("--seed", help=say("cli-seed"))]
GameOption = Annotated[int, typer.Option("--game", help=say("cli-replay-game"))]
SeatOption = Annotated[int | None, typer.Option("--seat", metavar="SEAT", help=say("cli-review-seat"))]
ALL_BOTS = ", ".join((*BOTS, "module:Class"))
"""The last one names a bot of your own."""

MAX_GAMES = 10_000_000
MAX_PROCESSES = 1_000
"""A larger number must be a typing error, and would fill the memory before any work starts."""
ProcessesOption = Annotated[
    int | None, typer.Option("--workers", max=MAX_PROCESSES, help=say("cli-tournament-workers"))
]

STANDARD = Path("-")
"""Standard input or output, in place of a file."""


def print_json(document: Any, out: Path | None = None) -> None:
    """Print a report for programs; to standard error if other output goes to standard output."""
    stream = sys.stderr if out == STANDARD else sys.stdout
    stream.write(json.dumps(document, ensure_ascii=False, indent=2) + "\n")


def write_output(out: Path, content: bytes) -> None:
    """Write to a file, or to standard output."""
    if out == STANDARD:
        sys.stdout.buffer.write(content)
    else:
        out.write_bytes(content)


def console_beside(out: Path | None, as_json: bool = False) -> Console:
    """The console for people to read: standard error if the output itself goes to standard output."""
    return errors if as_json or out == STANDARD else console


T = TypeVar("T")


def with_progress_bar(items: Iterable[T], what: str, total: int | None = None) -> Iterable[T]:
    """The items, with a progress bar on a terminal."""
    return track(items, what, total, console=errors, disable=not errors.is_terminal)


@contextmanager
def progress_bar(what: str, total: int | None = None) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on a terminal; call what it yields with how much is done and how much there is."""
    with Progress(console=errors, disable=not errors.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def is_interactive() -> bool:
    """Whether somebody is at the keyboard."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def folder_or_temporary(folder: Path | None) -> "AbstractContextManager[str | Path]":
    """A folder, or a temporary one if there is none."""
    return TemporaryDirectory() if folder is None else nullcontext(folder)


def chosen_deck(path: Path | None) -> Deck:
    """The deck of a file, with its warnings printed, or the built-in deck."""
    if path is None:
        return standard_deck()
    deck = parse_deck(read_stream(sys.stdin.buffer)) if path == STANDARD else load_deck(path)
    for warning in deck.warnings:
        text = say("cli-warning", file=str(path), warning=format_fault(warning))
        errors.print(Text(text, style="yellow"), soft_wrap=True)
    return deck


def format_error(error: SilverGoldError) -> str:
    """An error's text with its code, which is the same in every language."""
    if isinstance(error, DeckError):
        return "\n".join(map(format_fault, error.faults))
    return f"{words.error(error)} [{error.code}]"


def format_fault(fault: Fault) -> str:
    """The text of a fault in a deck, with its code."""
    return f"{words.fault(fault)} [{fault.code}]"


def bot_names(text: str) -> list[str]:
    """Names of bots, separated by commas."""
    names = [name.strip() for name in text.split(",")] if text else []
    return [name if ":" in name else name.lower() for name in names]


def parse_bots(text: str, check: Callable[[str], object] = find_bot) -> list[str]:
    """Names of bots, separated by commas; those of your own are imported."""
    return [parse_bot(name, check) for name in bot_names(text)]


def parse_bot(name: str, check: Callable[[str], object] = find_bot) -> str:
    """The name of a bot; one of your own is imported, also from the current folder."""
    if ":" not in name:
        return name.lower()
    if "" not in sys.path:
        sys.path.insert(0, "")
    check(name)
    return name


def complete_bots(incomplete: str) -> list[str]:
    """What the shell proposes for names of bots, separated by commas."""
    before, comma, _ = incomplete.rpartition(",")
    return [f"{before}{comma}{bot}" for bot in BOTS]
