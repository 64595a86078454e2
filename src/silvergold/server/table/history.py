"""A sequence that grows at its end without being copied."""

from collections.abc import Iterable, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class History(Sequence[T]):
    """What has happened up to some moment. Later moments share its items, so a long game costs no copies."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = [*items]
        self._length = len(self._items)

    def __add__(self, new: Sequence[T]) -> "History[T]":
        """Return the history of a later moment; the same one if nothing has happened."""
        if not new:
            return self
        is_latest = len(self._items) == self._length
        later = History.__new__(History)
        later._items = self._items if is_latest else self._items[: self._length]
        later._items.extend(new)
        later._length = len(later._items)
        return later

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...

    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        places = range(self._length)[index]
        if isinstance(places, int):
            return self._items[places]
        return tuple(self._items[places.start : places.stop : places.step])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(self[:])
