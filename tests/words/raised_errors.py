"""Every error that the sources can raise: its code, and the names of the details it is told with."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src" / "silvergold"
CODE_AT = {
    "SilverGoldError": 0,
    "MalformedMoveError": 0,
    "SetupError": 0,
    "RecordError": 0,
    "RefusedError": 0,
    "Fault": 0,
    "Error": 0,
    "refusal": 2,
    "demand": 1,
    "_wrong": 0,
}
"""What makes an error, and at which place it is given the code."""
NO_DETAILS = {"event", "move", "legal", "status"}
"""Arguments of errors that are no details."""
BY_NAME = {"_wrong": {"found"}}
"""Details that a function adds by itself."""


class Raised(NamedTuple):
    """An error where it is made."""

    code: str
    details: frozenset[str]
    place: str


def raised_in(path: Path) -> Iterator[Raised]:
    """The errors that a file makes with a code of its own."""
    for function in _functions(ast.parse(path.read_text("utf-8"))):
        dicts = _dicts(function)
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CODE_AT:
                code = _constant(node.args, CODE_AT[node.func.id])
                if code is not None:
                    yield Raised(code, _details(node, dicts), f"{path.name}:{node.lineno}")


def all_raised() -> set[Raised]:
    """The errors of the whole program."""
    return {error for path in SOURCE.rglob("*.py") for error in raised_in(path)}


def _functions(module: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def _constant(arguments: list[ast.expr], place: int) -> str | None:
    if place < len(arguments) and isinstance(given := arguments[place], ast.Constant):
        return str(given.value)
    return None


def _dicts(function: ast.AST) -> dict[str, list[tuple[int, set[str]]]]:
    """The keys of the dicts that a function gives names to, with the line where it does."""
    found: dict[str, list[tuple[int, set[str]]]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                found.setdefault(target.id, []).append((node.lineno, _keys(node.value)))
    return found


def _keys(table: ast.Dict) -> set[str]:
    return {str(key.value) for key in table.keys if isinstance(key, ast.Constant)}


def _details(call: ast.Call, dicts: dict[str, list[tuple[int, set[str]]]]) -> frozenset[str]:
    """The names of the details in a call: as keywords, or as a dict that stands there or before it."""

    def keys_of(value: ast.expr) -> set[str]:
        if isinstance(value, ast.Dict):
            return _keys(value)
        named = dicts.get(value.id, []) if isinstance(value, ast.Name) else []
        return max(((line, keys) for line, keys in named if line < call.lineno), default=(0, set[str]()))[1]

    function = call.func.id if isinstance(call.func, ast.Name) else ""
    details = {keyword.arg for keyword in call.keywords if keyword.arg} - NO_DETAILS
    for keyword in call.keywords:
        if keyword.arg is None:
            details |= keys_of(keyword.value)
    if function == "Fault" and len(call.args) > 4:
        details |= keys_of(call.args[4])
    return frozenset(details | BY_NAME.get(function, set()))
