"""What goes wrong, and how often: drawn from the seed, and over before the games are finished."""

import dataclasses
from dataclasses import dataclass
from random import Random


@dataclass
class Faults:
    """The current state of disks, networks and processes; probabilities are per operation."""

    random: Random
    disk_s: float = 0.003
    """How long half of a job of the database takes on average."""
    network_s: float = 0.02
    """How long a message travels on average."""
    bot_s: float = 0.05
    """How long a bot thinks on average."""
    commit_fails: float = 0.0
    commit_outcome_unknown: float = 0.0
    connection_drops: float = 0.0
    hint_lost: float = 0.0
    hint_repeated: float = 0.0
    bot_dies: float = 0.0
    worker_dies_after_read: float = 0.0
    worker_dies_after_change: float = 0.0
    """How often a worker dies once the database has read or stored something for it, before it learns so."""
    is_database_stopped: bool = False
    is_disk_full: bool = False

    @classmethod
    def drawn(cls, random: Random) -> "Faults":
        """Draw how bad this run's world is; each kind of fault is absent from many runs."""

        def often(most: float) -> float:
            return random.uniform(0, most) if random.random() < 0.5 else 0.0

        return cls(
            random=random,
            disk_s=random.choice((0.001, 0.005, 0.05)),
            network_s=random.choice((0.005, 0.05, 0.2)),
            bot_s=random.choice((0.01, 0.1, 0.4, 2.5)),
            commit_fails=often(0.1),
            commit_outcome_unknown=often(0.1),
            connection_drops=often(0.06),
            hint_lost=often(1.0),
            hint_repeated=often(0.3),
            bot_dies=often(0.1),
            worker_dies_after_read=often(0.01),
            worker_dies_after_change=often(0.12),
        )

    def happens(self, probability: float) -> bool:
        """Draw whether something happens."""
        return probability > 0 and self.random.random() < probability

    def heal(self) -> None:
        """End all faults; bots that think for long still do, because that is none."""
        healthy = Faults(self.random, bot_s=self.bot_s)
        for each in dataclasses.fields(self):
            setattr(self, each.name, getattr(healthy, each.name))
