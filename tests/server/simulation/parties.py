"""What people do at a table: they gather, play, dawdle, leave, come back, and play again."""

import asyncio
from collections.abc import Sequence
from random import Random

from tests.server.simulation.clients import Device, Json, Person, World

BOTS = ("drifter", "deckhand", "sailor")


class Habits:
    """How the people of a party behave, drawn from the seed."""

    def __init__(self, random: Random) -> None:
        def often(most: float) -> float:
            return random.uniform(0, most) if random.random() < 0.5 else 0.0

        self.think_s = random.choice((0.02, 0.1, 0.5))
        self.leaves = often(0.05)
        self.wavers = often(1.0)
        self.vanishes = often(0.2)
        self.takes_back = often(0.15)
        self.marks_and_is_ready = random.random()
        self.is_wrong = often(0.1)
        self.reacts = often(0.1)
        self.looks_by_http = often(0.2)
        self.host_replaces = often(0.3)
        self.contributes = often(0.5)
        self.plays_again = random.random() < 0.1


class Party:
    """The people of one table and its rematch."""

    def __init__(self, name: str, people: Sequence[Person], random: Random) -> None:
        self.name = name
        self._random = random
        self._habits = Habits(random)
        players = random.choice((2, 2, 3, 4))
        self._humans = min(len(people), random.choice((1, 2, 2, players)), players)
        self._bots = [random.choice(BOTS) for _ in range(players - self._humans)]
        self._people = people
        self._settings = self._draw_settings(players)
        self.devices: list[Device] = []
        self.tables: list[str] = []

    def _draw_settings(self, players: int) -> Json:
        settings: Json = {"players": players, "memory_aid": self._random.random() < 0.5}
        if self._random.random() < 0.5:
            turn_s = self._random.choice((1, 1, 3))
            settings["clock"] = {"turn_seconds": turn_s, "bank_seconds": self._random.randrange(2)}
        else:
            settings["grace_seconds"] = 5
        if self._random.random() < 0.3:
            settings["edition"] = "oya"
        return settings

    async def run(self) -> None:
        """Open a table, play, and perhaps play again."""
        host = self._people[0]
        await host.register()
        opening = {"id": f"{self.name}-open", "settings": self._settings}
        opened = await host.ask("POST", "/api/tables", opening)
        table = opened["table"]["id"]
        players = self._connect(table)
        await asyncio.gather(*(self._sit(device) for device in players), self._seat_bots(players[0]))
        await self._play(players)
        if self._habits.plays_again:
            await self._play_again(players)

    def _connect(self, table: str) -> list[Device]:
        """Connect everybody to a table, the players first; some have a second device."""
        self.tables.append(table)
        slow = 0.1 if self._random.random() < 0.3 else 0.0
        devices = []
        for number, person in enumerate(self._people):
            devices.append(
                Device(
                    person, table, f"{self.name}-{len(self.tables)}-{number}", self._random.random() < slow
                )
            )
        if self._random.random() < 0.3:
            person = self._random.choice(self._people)
            devices.append(Device(person, table, f"{self.name}-{len(self.tables)}-second"))
        self.devices += devices
        return devices[: self._humans]

    async def _sit(self, device: Device) -> None:
        await device.person.pause(self._habits.think_s)
        while (await device.send("sit"))["message"] == "refused":
            await device.person.pause(self._habits.think_s)
        await device.until(lambda: bool(device.seats))
        if self._happens(self._habits.contributes):
            await device.send("contribute", seat=device.seats[0], words="wind and waves")

    async def _seat_bots(self, host: Device) -> None:
        """Put bots on the last seats."""
        for number, bot in enumerate(self._bots, start=self._humans):
            await host.send("seat_bot", seat=number, bot=bot)

    # --- playing ------------------------------------------------------------------------------------------

    async def _play(self, players: Sequence[Device]) -> None:
        """Play until the game is over, as those see it who are still there."""
        playing = [asyncio.create_task(self._play_seat(device)) for device in players]
        try:
            await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()

    async def _play_seat(self, device: Device) -> None:
        while device.is_connected:
            await device.until(
                lambda: device.status == "finished" or bool(device.decisions) or self._is_away(device)
            )
            if device.status == "finished":
                return
            await device.person.pause(self._habits.think_s)
            if self._is_away(device):
                await self._come_back(device)
            elif device.decisions:
                await self._decide(device, self._random.choice(device.decisions))

    def _is_away(self, device: Device) -> bool:
        """Whether a bot decides for a person who may come back."""
        return device.status == "playing" and device.is_replaced_by_bot and not device.is_barred

    async def _come_back(self, device: Device) -> None:
        await device.send("return")
        if device.is_replaced_by_bot:
            await device.person.pause(0.2)

    async def _decide(self, device: Device, own: Json) -> None:
        """Do one of the things that people do when it is their turn."""
        habits = self._habits
        if self._happens(habits.vanishes) and len(self.tables) == 1:
            for other in self.devices:
                if other.person is device.person:
                    other.vanish()
        elif self._happens(habits.leaves):
            await device.send("leave")
            await device.person.pause(2.0)
            await device.send("return")
        elif "clock" in self._settings and marks_in(own["legal"]) and self._happens(habits.wavers):
            await self._waver(device, own)
        else:
            await self._act(device, own)

    async def _act(self, device: Device, own: Json) -> None:
        """Do one of the things that those do who stay at the table."""
        habits, seat = self._habits, own["seat"]
        if self._happens(habits.host_replaces):
            await device.send(
                "replace", seat=self._random.choice(device.rivals), may_return=self._happens(0.5)
            )
        elif self._happens(habits.reacts):
            await device.send("react", seat=seat, phrase="one_moment")
        elif self._happens(habits.looks_by_http):
            path = f"/api/tables/{device.table}"
            await device.person.try_to_ask("GET", path, table=device.table)
        elif self._happens(habits.takes_back) and own["can_take_back"]:
            await device.send("play", seat=seat, moves=[{"move": "take_back"}])
        elif self._happens(habits.is_wrong):
            await device.send("play", seat=self._random.randrange(4), moves=[{"move": "ready"}])
        else:
            await device.send("play", seat=seat, moves=self._moves(own["legal"]))

    async def _waver(self, device: Device, own: Json) -> None:
        """Let the clock run out, mark a box while the stand-in thinks, and let the clock run out again."""
        await self._let_clock_run_out(device)
        await device.send("return")
        await device.send("play", seat=own["seat"], moves=[self._random.choice(marks_in(own["legal"]))])
        await self._let_clock_run_out(device)
        await device.person.pause(2.0)

    async def _let_clock_run_out(self, device: Device) -> None:
        await device.until(lambda: device.is_replaced_by_bot or not device.decisions)

    def _happens(self, probability: float) -> bool:
        return probability > 0 and self._random.random() < probability

    def _moves(self, legal: list[Json]) -> list[Json]:
        """Choose moves: being ready if possible, otherwise any, perhaps ready at once."""
        ready = [move for move in legal if move["move"] == "ready"]
        if ready:
            return ready
        move = self._random.choice(legal)
        is_enough = move["move"] == "mark" and self._happens(self._habits.marks_and_is_ready)
        return [move, {"move": "ready"}] if is_enough else [move]

    # --- after the game -----------------------------------------------------------------------------------

    async def _play_again(self, players: Sequence[Device]) -> None:
        """Ask for a rematch, and play it."""
        there = [device for device in players if device.is_connected and not device.is_barred]
        if len(there) < len(players):
            return
        await asyncio.gather(*(device.send("rematch") for device in there))
        await there[0].until(lambda: bool(there[0].seen["table"]["rematch"]))
        await self._play(self._connect(there[0].seen["table"]["rematch"]))


def marks_in(legal: list[Json]) -> list[Json]:
    """The legal moves that mark a box."""
    return [move for move in legal if move["move"] == "mark"]


def parties_of(world: World, random: Random, clients: int) -> list[Party]:
    """Divide clients into parties of up to eight, of whom up to four play and the others watch."""
    parties, number = list[Party](), 0
    while number < clients:
        size = min(random.randrange(4, 9), clients - number)
        name = f"party{len(parties)}"
        people = [Person(world, number + n, Random(f"{name} {random.random()}")) for n in range(size)]
        parties.append(Party(name, people, Random(f"{name} {random.random()}")))
        number += size
    return parties
