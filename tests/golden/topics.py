"""The topics that a record shows, found from its events and its deck file with the rules alone.

This is a second reading of a record, apart from the engine: it parses the JSON and the TOML itself, and keeps
its own account of cards, boxes, coins and cups. A topic is a sentence about what happens in a game.
"""

import tomllib
from collections import Counter
from typing import Any

Json = dict[str, Any]

COLORS = ("grey", "green", "orange", "lilac")
SEAL_WORTH = {"grey": 1, "green": 1, "orange": 2, "lilac": 2}
SHAPES = {
    "domino": ("##",),
    "straight3": ("###",),
    "corner3": ("##", "#."),
    "square4": ("##", "##"),
    "l4": ("###", "#.."),
    "t4": ("###", ".#."),
}
Boxes = frozenset[tuple[int, int]]


def boxes_drawn(rows: tuple[str, ...]) -> Boxes:
    return frozenset(
        (x, y) for y, row in enumerate(rows) for x, character in enumerate(row) if character != "."
    )


def moved_to_the_corner(boxes: Boxes) -> Boxes:
    left, top = min(x for x, _ in boxes), min(y for _, y in boxes)
    return frozenset((x - left, y - top) for x, y in boxes)


def rotations(boxes: Boxes) -> set[Boxes]:
    found = set()
    for _ in range(4):
        boxes = moved_to_the_corner(frozenset((-y, x) for x, y in boxes))
        found.add(boxes)
    return found


def fits(shape: str, unmarked: set[str]) -> bool:
    """R4.1: whether a shape can be marked within some boxes."""
    free = {("abcd".index(name[0]), int(name[1]) - 1) for name in unmarked}
    drawn = boxes_drawn(SHAPES[shape])
    mirrored = frozenset((-x, y) for x, y in drawn)
    return any(
        {(x + right, y + down) for x, y in turned} <= free
        for turned in rotations(drawn) | rotations(mirrored)
        for right in range(4)
        for down in range(4)
    )


class Card:
    """A treasure card of a deck file."""

    def __init__(self, entry: Json) -> None:
        self.color: str = entry["color"]
        self.seal: str | None = entry.get("seal")
        self.boxes: dict[str, str] = {
            "abcd"[x] + str(y + 1): character
            for y, row in enumerate(entry["map"].splitlines())
            for x, character in enumerate(row)
            if character != "."
        }

    @property
    def has_palm(self) -> bool:
        return "p" in self.boxes.values()


class Side:
    """One player's side of the table."""

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.coins = 0
        self.coin_boxes = 0
        self.palms: list[int] = []
        self.palm_boxes = 0
        self.cups: list[int] = []
        self.rows_settled = 0
        self.completed: list[str] = []
        self.crosses_owed = 0
        self.marks = 0
        self.last_card = ""
        self.completed_this_turn = 0
        self.took: list[str] = []

    def begin_turn(self) -> None:
        self.crosses_owed = self.marks = self.completed_this_turn = 0
        self.took = []


class Story:
    """A game read event by event; ``topics`` collects what it has shown."""

    def __init__(self, record: Json, deck_file: bytes) -> None:
        deck = tomllib.loads(deck_file.decode())
        self.cards = {entry["id"]: Card(entry) for entry in deck["card"]}
        self.unmarked = {card_id: set(card.boxes) for card_id, card in self.cards.items()}
        self.edition: str = record["edition"]
        self.sides = [Side() for _ in record["players"]]
        self.pile = len(self.cards)
        self.display: list[str] = []
        self.start_player = 0
        self.round = self.turn = 0
        self.shape = ""
        self.cups_left = 6
        self.is_over = False
        self.first_markers: list[tuple[int, int]] = []
        self.scores: list[Json] = []
        self.l_images: set[Boxes] = set()
        self.topics = {f"{len(self.sides)} players", f"{self.edition} edition"}
        if len(self.cards) == 47:
            self.topics.add("a deck of 47 cards")
        last = "nothing"
        for event in record["events"]:
            self.end_marking(event["event"])
            getattr(self, event["event"])(event)
            last = event["event"]
        self.stop(last)

    def show(self, topic: str, *, where: bool = True) -> None:
        """Note a topic if a condition holds."""
        if where:
            self.topics.add(topic)

    # --- Setting up ---------------------------------------------------------------------------------------

    def dealt(self, event: Json) -> None:
        assert len(event["cards"]) == 4

    def kept(self, event: Json) -> None:
        self.sides[event["seat"]].cards = list(event["cards"])
        self.pile -= 2

    def displayed(self, event: Json) -> None:
        self.display = list(event["cards"])
        self.pile -= 4

    def started(self, event: Json) -> None:
        self.start_player = event["seat"]

    # --- A turn -------------------------------------------------------------------------------------------

    def revealed(self, event: Json) -> None:
        self.check_start_player(event)
        self.round, self.turn, self.shape = event["round"], event["turn"], event["shape"]
        for side in self.sides:
            side.begin_turn()
            self.show("a player has one card", where=len(side.cards) == 1)

    def check_start_player(self, event: Json) -> None:
        """R6.3: the start player moves after every turn, or after every round."""
        if self.round and (self.edition == "nsv" or event["round"] != self.round):
            self.start_player = (self.start_player + 1) % len(self.sides)

    @property
    def is_last_turn(self) -> bool:
        return (self.round, self.turn) == (4, 7)

    def marked(self, event: Json) -> None:
        side, card, by = self.sides[event["seat"]], self.cards[event["card"]], event["by"]
        self.note_first_marker(event["seat"])
        symbols = [card.boxes[box] for box in event["boxes"]]
        if by == "single":
            shape_fits = any(fits(self.shape, self.unmarked[own]) for own in side.cards)
            self.show("a single box though the shape would fit", where=shape_fits)
            self.show("a single box because the shape fits nowhere", where=not shape_fits)
        if by == "cross":
            self.note_cross(side, event["card"], symbols[0])
        if by == "shape" and self.shape == "l4":
            self.note_l(event["boxes"])
        self.unmarked[event["card"]] -= set(event["boxes"])
        side.marks += 1
        side.last_card = event["card"]
        side.crosses_owed += symbols.count("x") - (by == "cross")
        self.note_symbols(side, symbols)

    def note_first_marker(self, seat: int) -> None:
        if not any(side.marks for side in self.sides):
            self.first_markers.append((seat, self.start_player))

    def note_cross(self, side: Side, card: str, symbol: str) -> None:
        self.show("a cross marks a box of the other card", where=card != side.last_card)
        self.show("a cross marks another cross", where=symbol == "x")
        self.show("a cross marks a coin", where=symbol == "c")
        self.show("a cross marks a palm", where=symbol == "p")

    def note_l(self, names: list[str]) -> None:
        boxes = frozenset(("abcd".index(name[0]), int(name[1])) for name in names)
        self.l_images.add(min(rotations(boxes), key=sorted))
        self.show("an L and its mirror image", where=len(self.l_images) == 2)

    def note_symbols(self, side: Side, symbols: list[str]) -> None:
        side.coin_boxes += symbols.count("c")
        side.palm_boxes += symbols.count("p")

    def coin(self, event: Json) -> None:
        self.sides[event["seat"]].coins += 1

    def palm(self, event: Json) -> None:
        side = self.sides[event["seat"]]
        side.palms.append(event["points"])
        assert event["points"] == 1 + sum(self.cards[card].has_palm for card in self.display)
        self.show(f"a palm worth {event['points']}")

    def end_marking(self, next_event: str) -> None:
        """Check all marks of a turn when it is settled."""
        if not self.shape or next_event in ("marked", "coin", "palm"):
            return
        for side in self.sides:
            nothing_left = not any(self.unmarked[card] for card in side.cards)
            self.show("the rest of a cross's duty lapses", where=side.crosses_owed > 0 and nothing_left)
            self.show("a player has no card and marks nothing", where=not side.cards and not side.marks)
            self.show("the thirteenth coin gives nothing", where=side.coin_boxes > 12 == side.coins)
            self.show("the fifth palm gives nothing", where=side.palm_boxes > 4 == len(side.palms))
            self.show("all twelve coins", where=side.coins == 12)
        self.note_rows()
        self.shape = ""

    def note_rows(self) -> None:
        """R5.1: rows completed in this turn, and cups left for them."""
        rows = [side.coins // 4 - side.rows_settled for side in self.sides]
        self.show("two players complete a coin row in the same turn", where=sum(map(bool, rows)) > 1)
        self.show("a coin row after the sixth gives no cup", where=sum(rows) > self.cups_left)
        self.show("a coin row completed in the last turn", where=self.is_last_turn and sum(rows) > 0)
        for side, completed in zip(self.sides, rows, strict=True):
            side.rows_settled += completed
        self.cups_left = max(0, self.cups_left - sum(rows))

    # --- Settling -----------------------------------------------------------------------------------------

    def cup(self, event: Json) -> None:
        side = self.sides[event["seat"]]
        side.cups.append(event["points"])
        self.show("the last cup is taken", where=event["points"] == 1)

    def completed(self, event: Json) -> None:
        side = self.sides[event["seat"]]
        assert not self.unmarked[event["card"]]
        side.cards.remove(event["card"])
        side.completed.append(event["card"])
        side.completed_this_turn += 1
        self.show("two cards completed in one turn", where=side.completed_this_turn == 2)
        self.show("a card completed in the last turn", where=self.is_last_turn)

    def took(self, event: Json) -> None:
        side = self.sides[event["seat"]]
        side.cards.append(event["card"])
        side.took.append(event["from"])
        if event["from"] == "pile":
            self.take_from_pile(1)
            self.show("a card drawn from the pile")
        else:
            self.display.remove(event["card"])
        first_then_second = {
            ("display", "display"): "two cards of the display before it is refilled",
            ("display", "pile"): "a card of the display, then one of the pile",
            ("pile", "display"): "a card of the pile, then one of the display",
            ("pile", "pile"): "two cards of the pile",
        }
        if len(side.took) == 2:
            self.show(first_then_second[side.took[0], side.took[1]])
        takers = sum(bool(other.took) for other in self.sides)
        self.show("two players take cards in one turn", where=takers == 2)
        self.note_emptiness()

    def refilled(self, event: Json) -> None:
        self.display += event["cards"]
        self.take_from_pile(len(event["cards"]))
        self.show("the display can only be refilled in part", where=len(self.display) < 4)
        self.note_emptiness()

    def take_from_pile(self, cards: int) -> None:
        self.pile -= cards
        assert self.pile >= 0
        self.show("the pile runs out", where=self.pile == 0)

    def note_emptiness(self) -> None:
        self.show("pile and display run out", where=not self.pile and not self.display)

    # --- The end ------------------------------------------------------------------------------------------

    def scored(self, event: Json) -> None:
        self.scores.append(event)
        side = self.sides[event["seat"]]
        cards = [self.cards[card] for card in side.completed]
        colors = Counter(card.color for card in cards)
        seals = [card.seal for card in cards if card.seal]
        lines = {
            "coins": side.coins,
            "cups": sum(side.cups),
            "palms": sum(side.palms),
            "cards": sum(len(card.boxes) for card in cards),
            "seals": sum(SEAL_WORTH[seal] * colors[seal] for seal in seals),
        }
        expected = {"event": "scored", "seat": event["seat"], **lines, "total": sum(lines.values())}
        assert event == expected, "the score is not what the events add up to"
        counting = [seal for seal in seals if colors[seal]]
        self.show("a seal that counts nothing", where=len(counting) < len(seals))
        self.show("several seals count", where=len(counting) > 1)
        self.show("two seals of the same colour count", where=len(set(counting)) < len(counting))

    def won(self, event: Json) -> None:
        self.is_over = True
        best = max(score["total"] for score in self.scores)
        level = [score["seat"] for score in self.scores if score["total"] == best]
        counts = {seat: self.counts_of_colors(seat) for seat in level}
        first = [seat for seat in level if counts[seat] == max(counts.values())]
        assert event["seats"] == (first if self.edition == "nsv" else level)
        self.show("one winner on points", where=len(level) == 1)
        self.show(f"a victory shared by {len(event['seats'])}", where=len(event["seats"]) > 1)
        if len(first) < len(level):
            self.note_tie_break([counts[seat] for seat in level])

    def note_tie_break(self, counts: list[tuple[int, ...]]) -> None:
        """R7.6: which colour decides, or would decide if the edition had a tie-break."""
        decisive = next(
            color for place, color in enumerate(COLORS) if len({numbers[place] for numbers in counts}) > 1
        )
        if self.edition == "nsv":
            self.show(f"a tie decided by {decisive} cards")
        else:
            self.show("a victory shared where colours would decide")

    def counts_of_colors(self, seat: int) -> tuple[int, ...]:
        colors = Counter(self.cards[card].color for card in self.sides[seat].completed)
        return tuple(colors[color] for color in COLORS)

    def stop(self, last: str) -> None:
        """Note where a record stops: at the end of the game, or before."""
        self.note_start_player()
        self.show("a whole game", where=self.is_over)
        if self.is_over:
            return
        self.show(f"stopped after {last}")
        owing = [side for side in self.sides if side.crosses_owed and self.shape]
        self.show("stopped while a cross is owed", where=bool(owing))
        marking = [bool(side.marks) for side in self.sides]
        self.show(
            "stopped with some having marked", where=bool(self.shape) and any(marking) and not all(marking)
        )
        self.show("stopped between two cards taken", where=last == "took" and self.is_short_of_a_card())

    def is_short_of_a_card(self) -> bool:
        return any(len(side.took) == 1 and len(side.cards) == 1 for side in self.sides)

    def note_start_player(self) -> None:
        """R3.3: marks are recorded from the start player on, if all players have something to mark."""
        on_time = all(first == start for first, start in self.first_markers)
        self.show("marks are recorded from the start player on", where=on_time and self.is_over)
