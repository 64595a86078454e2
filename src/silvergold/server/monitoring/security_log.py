"""Refusals, security events and dropped connections: all are counted, the notable ones logged.

Nobody can fill the log.
"""

import logging

from silvergold.server.clock import monotonic
from silvergold.server.monitoring import metrics

log = logging.getLogger(__name__)

NOTABLE = frozenset(
    {
        "bad-link",
        "bad-recovery-code",
        "command-id-reused",
        "not-allowed",
        "other-host",
        "other-origin",
        "replaced-by-host",
        "too-large",
        "too-many-requests",
        "too-many-sockets",
        "too-many-tables",
    }
)
"""Refusals that may mean an attack."""
PAUSE_S = 60.0
"""Each kind of line is written at most once in this time; the next one says how many there were."""


class SecurityLog:
    """Counts and logs; contains no names, addresses or tokens."""

    def __init__(self) -> None:
        self._since: dict[str, int] = {}
        self._at: dict[str, float] = {}

    def refusal(self, code: str) -> None:
        """Count a refusal of a request, a handshake or a command."""
        metrics.REFUSALS.labels(code).inc()
        if code in NOTABLE:
            self._write("refused", code)

    def event(self, name: str) -> None:
        """Count something that concerns the security of an account."""
        metrics.SECURITY_EVENTS.labels(name).inc()
        self._write("security event", name)

    def abort(self, reason: str) -> None:
        """Count a connection that is dropped because of its client."""
        metrics.ABORTED.labels(reason).inc()
        self._write("connection aborted", reason)

    def _write(self, what: str, kind: str) -> None:
        self._since[kind] = self._since.get(kind, 0) + 1
        now = monotonic()
        if now - self._at.get(kind, -PAUSE_S) >= PAUSE_S:
            log.warning(what, extra={"kind": kind, "times": self._since.pop(kind)})
            self._at[kind] = now


security_log = SecurityLog()
