"""The table: everything of a turn, for whoever is at the keyboard."""

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Resize

from silvergold.engine import PlayerMove, SilverGoldError
from silvergold.terminal.client.table_client import TableClient, has_to_return, own_seats, seat_names
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
from silvergold.terminal.rendering.log_lines import log_formatter
from silvergold.terminal.rendering.time_left import TICK_S, Now
from silvergold.terminal.screens.base import BaseScreen
from silvergold.terminal.screens.end import EndScreen
from silvergold.terminal.screens.handover import HandoverScreen
from silvergold.terminal.screens.player_panels import draw_clocks
from silvergold.terminal.screens.sheets import log_sheet, score_sheet
from silvergold.terminal.screens.table_layout import LEAST_HEIGHT, LEAST_WIDTH, draw_table
from silvergold.terminal.widgets.clock import ClockWidget
from silvergold.terminal.widgets.display import DisplayCardWidget, DisplayWidget
from silvergold.terminal.widgets.island import IslandWidget
from silvergold.terminal.widgets.log import LogWidget
from silvergold.terminal.widgets.player_panel import PlayerPanel
from silvergold.terminal.widgets.text_widget import TextWidget
from silvergold.words import Words

ROOMY_WIDTH, ROOMY_HEIGHT = 120, 38
"""From here on islands are drawn larger."""
FOUR_ABREAST = 78
"""The width of four islands, one of which may be chosen."""
OTHERS = 3
"""At most."""


class TableScreen(BaseScreen):
    """A table with a game: what the viewer sees, and the decision that is asked of them."""

    BINDINGS = [*TABLE_BINDINGS]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (80, "-wide"), (160, "-vast")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (24, "-high")]

    def __init__(self, words: Words, client: TableClient, now: Now) -> None:
        super().__init__(words)
        self.client = client
        self.now = now
        self.viewer: int | None = None
        """The seat at the keyboard; None for a spectator, and while the screen is handed over."""
        self.watched = 0
        """The seat in front where there is no viewer."""
        self.selection: Selection = Waiting()
        self.notice = ""
        """What went wrong with the latest key."""
        self._called: int | None = None
        """The seat that is asked to come to the keyboard."""
        self._is_busy = False
        self._later: list[Callable[[], None]] = []
        """Keys that were pressed while an answer was on its way: nobody has to wait before the next one."""

    def compose(self) -> ComposeResult:
        """Islands in the middle, the others beside, the display below."""
        with Horizontal(id="top"):
            yield TextWidget(id="heading")
            yield ClockWidget(id="clock")
        with Horizontal(id="middle"):
            with Vertical(id="board"):
                yield TextWidget(id="saying")
                with Horizontal(id="islands"):
                    for number in range(4):
                        yield IslandWidget(number)
                    yield TextWidget(id="expedition")
                yield TextWidget(id="legend")
                yield DisplayWidget(id="display")
                yield LogWidget(id="log")
            with Vertical(id="aside"):
                yield TextWidget(id="mine")
                for place in range(OTHERS):
                    yield PlayerPanel(place)
        yield TextWidget(id="keys")
        yield TextWidget(id="tiny")

    def on_mount(self) -> None:
        """Let the clocks run."""
        self.set_interval(TICK_S, self.tick)

    def tick(self) -> None:
        """Write the time that is left, and nothing else."""
        if any(state.due_at is not None for state in self.client.seats):
            draw_clocks(self)

    @property
    def size_of_boxes(self) -> BoxSize:
        """Larger where there is room, smaller where four islands lie beside each other."""
        width, height = self.app.size
        if isinstance(self.selection, KeepSelection) and width < FOUR_ABREAST:
            return CRAMPED
        return ROOMY if width >= ROOMY_WIDTH and height >= ROOMY_HEIGHT else SNUG

    @property
    def is_tiny(self) -> bool:
        """Whether the window is too small for a turn."""
        return self.app.size.width < LEAST_WIDTH or self.app.size.height < LEAST_HEIGHT

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return seat_names(self.client.seats, self.words)

    # --- who is at the keyboard ----------------------------------------------------------------------------

    def show(self) -> None:
        """Draw everything anew, for whoever is to decide."""
        self._seat_viewer()
        seen = self.client.view(self.viewer)
        legal = () if self.viewer is None else self.client.legal(self.viewer)
        self.selection = Away() if has_to_return(self.client) else selection_for(seen, legal, self.selection)
        draw_table(self, seen, legal)

    def _seat_viewer(self) -> None:
        """Find out who is to decide; friends hand the screen over."""
        own = own_seats(self.client)
        if len(own) < 2:
            self.viewer = own[0] if own else None
            return
        asked = [seat for seat in own if self.client.legal(seat)]
        if asked and self.viewer not in asked and self._called is None:
            self.viewer, self._called = None, asked[0]
            self.app.push_screen(self._handover(asked[0]), self._take_over)

    def _handover(self, seat: int) -> HandoverScreen:
        return HandoverScreen(self.words, self.client, seat, self.now)

    def _take_over(self, _: None) -> None:
        self.viewer, self._called = self._called, None
        self.selection = Waiting()
        self.show()

    # --- keys and clicks -----------------------------------------------------------------------------------

    def action_act(self, action: str) -> None:
        """Change what is about to be decided."""
        if not self._waits(lambda: self.action_act(action)):
            self._go_on(self.selection.act(action))

    def action_decide(self) -> None:
        """Do it, or say why it can't be done; after the game, show the end once more."""
        if self._waits(self.action_decide):
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
        """The marks stand; while cards are chosen, choose one."""
        if self._waits(self.action_ready):
            return
        if isinstance(self.selection, MarkSelection) and self.selection.cursor is None:
            self._play(self.selection.moves)
        elif isinstance(self.selection, KeepSelection):
            self.action_act("choose")

    def action_take_back(self) -> None:
        """Take back the latest mark."""
        if self._waits(self.action_take_back):
            return
        if isinstance(self.selection, MarkSelection) and self.selection.back:
            self._play(self.selection.back)

    def action_watch(self) -> None:
        """A spectator looks at the next seat."""
        self.watched = (self.watched + 1) % len(self.client.seats)
        self.show()

    def action_score(self) -> None:
        """The score sheet of all, as far as it goes."""
        self.app.push_screen(score_sheet(self.words, self.client, self.names))

    def action_log(self) -> None:
        """All that has happened."""
        self.app.push_screen(
            log_sheet(self.words, log_formatter(self.client, self.words).lines(self.client.events))
        )

    def on_island_widget_pointed(self, event: IslandWidget.Pointed) -> None:
        """A click on an island: lay the ghost there, or choose the card."""
        if isinstance(self.selection, KeepSelection):
            self.action_act(str(event.island + 1))
        elif isinstance(self.selection, MarkSelection) and event.where:
            self._go_on(self.selection.pointed(event.island, event.where))

    def on_display_card_widget_chosen(self, event: DisplayCardWidget.Chosen) -> None:
        """A click on the display: go there; once more takes it."""
        if isinstance(self.selection, TakeSelection):
            if self.selection.cursor == event.place:
                self._play(self.selection.moves)
            else:
                self._go_on(self.selection.at(event.place))

    def on_resize(self, event: Resize) -> None:
        """There may be room for larger islands now, or none."""
        self.call_after_refresh(self.show)

    def _go_on(self, selection: Selection) -> None:
        self.notice = ""
        self.selection = selection
        self.show()

    def _waits(self, act: Callable[[], None]) -> bool:
        """Whether an answer is on its way: then something is done after it, in its order."""
        if self._is_busy:
            self._later.append(act)
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
        later, self._later = self._later, []
        # What was meant for one turn is not done in the next, nor after a refusal.
        if self._turn == turn and not self.notice:
            for act in later:
                act()

    @property
    def _turn(self) -> tuple[int | None, int, int]:
        seen = self.client.view(self.viewer)
        return self.viewer, seen.round, seen.turn
