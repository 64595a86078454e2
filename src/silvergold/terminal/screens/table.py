"""The screen of the table, for the player at the keyboard."""

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Resize

from silvergold.engine import Phase, PlayerMove, SilverGoldError, View
from silvergold.protocol.commands import Phrase
from silvergold.terminal.client.remote.client import RemoteClient
from silvergold.terminal.client.table_client import (
    TableClient,
    has_to_return,
    logged_events,
    own_seats,
    seat_names,
)
from silvergold.terminal.interaction.selections import (
    Away,
    KeepSelection,
    MarkSelection,
    Selection,
    TakeSelection,
    Waiting,
    selection_for,
)
from silvergold.terminal.rendering.islands import CRAMPED, ROOMY, SNUG, BoxSize
from silvergold.terminal.rendering.key_hints import TABLE_BINDINGS
from silvergold.terminal.rendering.log_lines import log_formatter, recap_lines
from silvergold.terminal.rendering.time_left import TICK_S, Now
from silvergold.terminal.screens.base import BaseScreen
from silvergold.terminal.screens.coach import Coach
from silvergold.terminal.screens.end import EndScreen, rematch_hints
from silvergold.terminal.screens.handover import HandoverScreen
from silvergold.terminal.screens.phrase_list import PhraseList
from silvergold.terminal.screens.player_panels import draw_clocks
from silvergold.terminal.screens.sheets import log_sheet, players_sheet, recap_sheet, score_sheet
from silvergold.terminal.screens.table_layout import MIN_HEIGHT, MIN_WIDTH, draw_table
from silvergold.terminal.widgets.clock import ClockWidget
from silvergold.terminal.widgets.display import DisplayCardWidget, DisplayWidget
from silvergold.terminal.widgets.island import IslandWidget
from silvergold.terminal.widgets.log import LogWidget
from silvergold.terminal.widgets.player_panel import PlayerPanel
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import Words

ROOMY_WIDTH, ROOMY_HEIGHT = 120, 38
"""From this size on, islands are drawn larger."""
FOUR_ABREAST = 78
"""The width of four islands, one of them selected."""
OTHERS = 3
"""The most other players."""


class TableScreen(BaseScreen[None]):
    """Shows the viewer's side of the game and takes their decision."""

    BINDINGS = [*TABLE_BINDINGS]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (80, "-wide"), (160, "-vast")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (24, "-high")]

    def __init__(self, words: Words, client: TableClient, now: Now, *, has_coach: bool = False) -> None:
        super().__init__(words)
        self.client = client
        self.coach = Coach(self, is_on=has_coach)
        self.now = now
        self.viewer: int | None = None
        """The seat at the keyboard; None for a spectator and during a handover."""
        self.watched_seat = 0
        """The seat in front if there is no viewer."""
        self.selection: Selection = Waiting()
        self.notice = ""
        """The error of the latest key."""
        self.caption = ""
        """What a replay shows in place of an instruction."""
        self._next_viewer: int | None = None
        """The seat that the screen is being handed over to."""
        self._is_busy = False
        self._queued: list[Callable[[], None]] = []
        """Actions of keys pressed while a move is being sent; they run after it."""

    def compose(self) -> ComposeResult:
        """Islands in the middle, players beside them, the display below."""
        with Horizontal(id="top"):
            yield TextWidget(id="heading")
            yield ClockWidget(id="clock")
        with Horizontal(id="middle"):
            with Vertical(id="board"):
                yield TextWidget(id="instruction")
                with Horizontal(id="islands"):
                    for number in range(4):
                        yield IslandWidget(number)
                    yield TextWidget(id="expedition")
                yield TextWidget(id="legend")
                yield DisplayWidget(id="display")
                yield LogWidget(id="log")
            with Vertical(id="players"):
                yield TextWidget(id="own-score-card")
                for place in range(OTHERS):
                    yield PlayerPanel(place)
        yield TextWidget(id="coach")
        yield TextWidget(id="keys")
        yield TextWidget(id="tiny")

    def on_mount(self) -> None:
        """Start the clocks, and show what happened while the player was away."""
        self.set_interval(TICK_S, self.tick)
        self.action_recap()

    def tick(self) -> None:
        """Update the clocks, and nothing else."""
        if any(state.due_at is not None for state in self.client.seats):
            draw_clocks(self)

    @property
    def size_of_boxes(self) -> BoxSize:
        """Large where there is room, small where four islands lie side by side."""
        width, height = self.app.size
        if isinstance(self.selection, KeepSelection) and width < FOUR_ABREAST:
            return CRAMPED
        return ROOMY if width >= ROOMY_WIDTH and height >= ROOMY_HEIGHT else SNUG

    @property
    def is_tiny(self) -> bool:
        """Whether the window is too small for the table."""
        return self.app.size.width < MIN_WIDTH or self.app.size.height < MIN_HEIGHT

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return seat_names(self.client.seats, self.words)

    @property
    def public_view(self) -> View:
        """What everybody sees, without the marks of a turn that is not over."""
        return self.client.view(None)

    def key_hints(self, view: View) -> list[str]:
        """The keys that apply now."""
        over = ("result", *rematch_hints(self.client)) if view.phase == Phase.OVER else ()
        watch = ("watch",) if view.seat is None else ()
        react = ("react",) if self.can_react else ()
        hidden = () if self.query_one("#players").display else ("players",)
        return [*self.selection.hints, *over, *watch, *react, *hidden, "score", "log", "keys", "leave"]

    # --- the viewer ----------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Redraw the screen for the player who has to decide."""
        self._update_viewer()
        view = self.client.view(self.viewer)
        legal = () if self.viewer is None else self.client.legal(self.viewer)
        self.selection = Away() if has_to_return(self.client) else selection_for(view, legal, self.selection)
        self.coach.watch(view, legal)
        draw_table(self, view, legal)

    def _update_viewer(self) -> None:
        """Find the seat that has to decide; friends hand the screen over."""
        own = own_seats(self.client)
        if len(own) < 2:
            self.viewer = own[0] if own else None
            return
        asked = [seat for seat in own if self.client.legal(seat)]
        if asked and self.viewer not in asked and self._next_viewer is None:
            self.viewer, self._next_viewer = None, asked[0]
            handover = HandoverScreen(self.words, self.client, asked[0], self.now)
            self.app.push_screen(handover, self._take_over)

    def _take_over(self, _: None) -> None:
        self.viewer, self._next_viewer = self._next_viewer, None
        self.selection = Waiting()
        self.show()

    # --- keys and clicks -----------------------------------------------------------------------------------

    def action_act(self, action: str) -> None:
        """Change the selection."""
        if not self._queue_if_busy(lambda: self.action_act(action)):
            self._select(self.selection.act(action))

    def action_decide(self) -> None:
        """Play the selected moves, or show why they are impossible; after the game, show its end again."""
        if self._queue_if_busy(self.action_decide):
            return
        if self.client.status == "finished":
            self.app.push_screen(EndScreen(self.words, self.client))
        elif isinstance(self.selection, Away):
            self._play(())
        elif self.selection.moves:
            self._play(self.selection.moves)
        elif isinstance(self.selection, MarkSelection):
            self.notice = self.words.say("misfit")
            self.show()
        else:
            self.action_act("decide")

    def action_ready(self) -> None:
        """Declare ready, or select a card to keep."""
        if self._queue_if_busy(self.action_ready):
            return
        if isinstance(self.selection, MarkSelection) and self.selection.cursor is None:
            self._play(self.selection.moves)
        elif isinstance(self.selection, KeepSelection):
            self.action_act("choose")

    def action_take_back(self) -> None:
        """Take back the latest mark."""
        if self._queue_if_busy(self.action_take_back):
            return
        if isinstance(self.selection, MarkSelection) and self.selection.back:
            self._play(self.selection.back)

    def action_coach(self) -> None:
        """Switch the coach on or off."""
        self.coach.switch()
        self.show()

    def action_watch(self) -> None:
        """Show the next seat to a spectator."""
        self.watched_seat = (self.watched_seat + 1) % len(self.client.seats)
        self.show()

    def action_score(self) -> None:
        """Show the score sheet so far."""
        self.app.push_screen(score_sheet(self.words, self.client.view(self.viewer), self.names))

    def action_players(self) -> None:
        """Show the other players and the display."""
        front = self.watched_seat if self.viewer is None else self.viewer
        self.app.push_screen(players_sheet(self.words, self.client.view(self.viewer), front, self.names))

    @property
    def can_react(self) -> bool:
        """Whether there are others who would see a phrase."""
        return isinstance(self.client, RemoteClient) and bool(own_seats(self.client))

    def action_react(self) -> None:
        """Choose a phrase to say to the others."""
        if self.can_react:
            self.app.push_screen(PhraseList(self.words), self._react)

    def _react(self, phrase: Phrase | None) -> None:
        if phrase is not None and isinstance(self.client, RemoteClient):
            self.run_worker(self._send_reaction(self.client, phrase))

    async def _send_reaction(self, client: RemoteClient, phrase: Phrase) -> None:
        try:
            await client.react(phrase)
        except SilverGoldError as error:
            self.app.notify(self.words.error(error), severity="warning")

    def action_log(self) -> None:
        """Show the log."""
        self.app.push_screen(
            log_sheet(self.words, log_formatter(self.client, self.words).lines(logged_events(self.client)))
        )

    def action_recap(self) -> None:
        """Show what happened while the player was away, if anything did."""
        if lines := recap_lines(self.client, self.words):
            self.app.push_screen(recap_sheet(self.words, lines))

    def on_island_widget_clicked(self, event: IslandWidget.Clicked) -> None:
        """Move the preview to the clicked box, or select the clicked card."""
        if isinstance(self.selection, KeepSelection):
            self.action_act(str(event.island + 1))
        elif isinstance(self.selection, MarkSelection) and event.where:
            self._select(self.selection.pointed(event.island, event.where))

    def on_display_card_widget_clicked(self, event: DisplayCardWidget.Clicked) -> None:
        """Select the clicked card; a second click takes it."""
        if isinstance(self.selection, TakeSelection):
            if self.selection.cursor == event.place:
                self._play(self.selection.moves)
            else:
                self._select(self.selection.at(event.place))

    def on_resize(self, event: Resize) -> None:
        """Redraw with the island size that fits now."""
        self.call_after_refresh(self.show)

    def _select(self, selection: Selection) -> None:
        self.notice = ""
        self.selection = selection
        self.show()

    def _queue_if_busy(self, act: Callable[[], None]) -> bool:
        """Whether a move is being sent; if so, run the action after it."""
        if self._is_busy:
            self._queued.append(act)
        return self._is_busy

    def _play(self, moves: tuple[PlayerMove, ...]) -> None:
        if not self._is_busy:
            self._is_busy = True
            self.run_worker(self._send(moves))

    async def _send(self, moves: tuple[PlayerMove, ...]) -> None:
        self.notice = ""
        turn = self._turn
        try:
            await (self.client.play(*moves) if moves else self.client.reclaim_seats())
        except SilverGoldError as error:
            self.notice = self.words.error(error)
        self._is_busy = False
        self.show()
        queued, self._queued = self._queued, []
        # Actions meant for one turn do not run in the next one, nor after a refusal.
        if self._turn == turn and not self.notice:
            for act in queued:
                act()

    @property
    def _turn(self) -> tuple[int | None, int, int]:
        view = self.client.view(self.viewer)
        return self.viewer, view.round, view.turn
