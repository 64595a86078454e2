"""Libraries that only some environments need."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports: if a library is missing, the error says which extra installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        text = f"{error}; install it with: pip install 'silvergold[{name}]'"
        raise ModuleNotFoundError(text, name=error.name) from error
