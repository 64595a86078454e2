"""The command daily: the deal of the day against its opponent, without a server."""

from datetime import UTC, datetime
from typing import Annotated

import typer

from silvergold.cli.app import DayOption, PlainOption, SaveOption, WordsOption, app, console, errors
from silvergold.cli.display import display_options
from silvergold.cli.language import say, words
from silvergold.cli.local_game import GameFiles, offered_game, play_locally
from silvergold.daily import OPPONENT, deal_secret, number_of
from silvergold.engine import NSV, standard_deck
from silvergold.terminal.client.local_game import LocalGame, new_game
from silvergold.terminal.client.saved_games import SavedGame, SavedGames, new_id

SEAT = 0
"""Where the person sits."""


def today_number() -> int:
    """The number of today's deal."""
    return number_of(datetime.now(UTC).date())


@app.command(help=say("cli-daily"))
def daily(
    number: Annotated[
        int | None,
        typer.Argument(
            min=1, max=today_number(), metavar="NUMBER", show_default=False, help=say("cli-daily-number")
        ),
    ] = None,
    name: Annotated[str, typer.Option(help=say("cli-terminal-name"))] = say("default-name"),
    save: SaveOption = None,
    day: DayOption = False,
    plain: PlainOption = False,
    in_words: WordsOption = False,
) -> None:
    """Play the deal of the day against its opponent, and see par and the text to share."""
    chosen = number or today_number()
    deck = standard_deck()
    console.print(say("daily-title", number=str(chosen)), style="bold")
    games = SavedGames()
    saved = offered_game(games, chosen)
    if saved is None:
        local_game = new_game(deck, NSV, [name], [OPPONENT], deal_secret(chosen, deck.sha256))
        saved = SavedGame(new_id(), local_game, deal=chosen)
    play_locally(saved, GameFiles(games, save), display_options(plain, in_words, day))
    show_result(saved.local_game, chosen)


def show_result(local_game: LocalGame, number: int) -> None:
    """Print par, the points given away, and the text to share."""
    from silvergold.arena.par import par_of
    from silvergold.engine import score
    from silvergold.review.ledger import review_game
    from silvergold.review.share_text import SharedResult, share_text
    from silvergold.review.summary import by_round, choices, turn_of

    state = local_game.game.state
    if not local_game.game.is_over:
        console.print(say("daily-unfinished"), soft_wrap=True)
        return
    with errors.status(say("cli-reviewing")):
        ledger = review_game(local_game.record(), state.deck)
        par = par_of(state.deck, local_game.seed, SEAT, (OPPONENT,))
    losses = [(turn_of(ledger, one).round, one.loss) for one in choices(ledger.decisions, SEAT)]
    given_away = sum(loss for _, loss in losses)
    total = score(state.players[SEAT]).total
    console.print(say("daily-par-is", par=par), soft_wrap=True)
    console.print(say("decision-loss", points=given_away), soft_wrap=True)
    console.print(say("daily-to-share"), "\n", style="bold", soft_wrap=True)
    shared = SharedResult(number, OPPONENT, total, par, by_round(losses), given_away)
    console.print(share_text(shared, words), soft_wrap=True)
