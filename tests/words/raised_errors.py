"""Every error that the sources can raise: its code, and the names of its details."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src" / "silvergold"
CODE_AT = {
    "ApplicationError": 0,
    "MalformedMoveError": 0,
    "SetupError": 0,
    "RecordError": 0,
    "RefusedError": 0,
    "Fault": 0,
    "_refusal": 2,
    "require": 1,
    "_wrong": 0,
}
"""What makes an error, and which argument is its code."""
NO_DETAILS = {"event", "legal", "move", "status"}
"""Keyword arguments of errors that aren't details."""
BY_NAME = {"_wrong": {"found"}}
"""Details that a function adds itself."""


class Raised(NamedTuple):
    """An error, and where it is raised."""

    code: str
    details: frozenset[str]
    place: str


def raised_in(path: Path) -> Iterator[Raised]:
    """The errors in a file whose code is a constant."""
    for function in _functions(ast.parse(path.read_text("utf-8"))):
        dicts = _dicts(function)
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CODE_AT:
                code = _constant(node.args, CODE_AT[node.func.id])
                if code is not None:
                    yield Raised(code, _details(node, dicts), f"{path.name}:{node.lineno}")


def all_raised(source: Path = SOURCE) -> set[Raised]:
    """The errors of the whole package."""
    return {error for path in source.rglob("*.py") for error in raised_in(path)}


def _functions(module: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def _constant(arguments: list[ast.expr], place: int) -> str | None:
    if place < len(arguments) and isinstance(given := arguments[place], ast.Constant):
        return str(given.value)
    return None


def _dicts(function: ast.AST) -> dict[str, list[tuple[int, set[str]]]]:
    """The keys of the dicts that a function assigns to names, with the line of each assignment."""
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
    """The names of the details in a call: as keywords, or as a dict in the call or assigned before it."""

    def keys_of(value: ast.expr) -> set[str]:
        if isinstance(value, ast.Dict):
            return _keys(value)
        named = dicts.get(value.id, []) if isinstance(value, ast.Name) else []
        return max(((line, keys) for line, keys in named if line < call.lineno), default=(0, set[str]()))[1]

    function = call.func.id if isinstance(call.func, ast.Name) else ""
    if function == "Fault":
        given = [*call.args[3:], *(keyword.value for keyword in call.keywords if keyword.arg == "details")]
        return frozenset(name for value in given for name in keys_of(value))
    details = {keyword.arg for keyword in call.keywords if keyword.arg} - NO_DETAILS
    for keyword in call.keywords:
        if keyword.arg is None:
            details |= keys_of(keyword.value)
    return frozenset(details | BY_NAME.get(function, set()))
