"""Structured logs: one JSON object per line, without secrets."""

import json
import logging
import sys
from typing import Any

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}

OF_CLIENTS = ("WebSocket %s", "connection ", "Invalid HTTP request", "Invalid UTF-8", "upgrade request")
"""Parts of those messages."""


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def is_not_of_a_client(record: logging.LogRecord) -> bool:
    """Whether a record is not one of uvicorn's about a single connection.

    Any client can cause as many as it likes, and those about a socket contain the link to its table.
    """
    return record.name != "uvicorn.error" or not any(text in str(record.msg) for text in OF_CLIENTS)


def configure_logging() -> None:
    """Write logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(is_not_of_a_client)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)  # no addresses of people or tables in logs
    logging.getLogger("alembic").setLevel(logging.WARNING)
