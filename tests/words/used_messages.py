"""The messages that the sources use, by id or by a family of ids such as color-…"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "silvergold"
WEB = ROOT / "web" / "src"
ID = re.compile(r"[A-Za-z][a-z0-9]*(-[a-z0-9]+)*")
GAP = "…"
"""Where something is filled in."""
FAMILY = re.compile(f"[a-z][a-z0-9-]*-{GAP}(-[a-z0-9-]+|-{GAP})*")
RULES = r"R\d(-\d)?(-(title|note|example|picture|nsv|oya))?"
"""The rulebook's messages are named by the numbers of the rules."""
SAYING = {"say", "has", "t"}


def python_files() -> Iterator[Path]:
    """The sources in Python that say something."""
    return (path for path in SOURCE.rglob("*.py") if path.parent.name != "words")


def web_text() -> str:
    """All sources of the browser client, one after the other."""
    return "\n".join(p.read_text("utf-8") for p in sorted(WEB.rglob("*")) if p.suffix in (".svelte", ".ts"))


def said_in_python() -> Iterator[tuple[str, str]]:
    """The ids and the beginnings of ids (with a dash at the end) that Python says, with their places."""
    for path in python_files():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in SAYING:
                for said in _beginnings(node.args[0]):
                    yield said, f"{path.name}:{node.lineno}"


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _beginnings(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.JoinedStr) and isinstance(first := argument.values[0], ast.Constant):
        yield str(first.value)
    elif isinstance(argument, ast.IfExp):
        yield from _beginnings(argument.body)
        yield from _beginnings(argument.orelse)


def said_in_the_browser() -> Iterator[str]:
    """The ids and the beginnings of ids that the browser client says."""
    text = web_text()
    yield from re.findall(r"\bt\(\s*'([a-z0-9-]+)'", text)
    yield from re.findall(r"\bt\(\s*`([a-z0-9-]+-)\$\{", text)


def all_constants() -> set[str]:
    """All constants that could be ids: a message may be chosen in one place and used in another."""
    found = set(re.findall(r"""['"`]([a-z][a-z0-9-]*)['"`]""", web_text()))
    for path in python_files():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                found.add(node.value)
    return found


def all_families() -> re.Pattern[str]:
    """The ids that the sources put together: color-…, lesson-…-title."""
    texts = [re.sub(r"\$\{[^}]*\}", GAP, text) for text in re.findall(r"`([^`\s]*\$\{[^`]*)`", web_text())]
    for path in python_files():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                texts.append("".join(_part(value) for value in node.values))
    made = {text for text in texts if GAP in text and FAMILY.fullmatch(text)}
    return re.compile("|".join([RULES, *(text.replace(GAP, "[A-Za-z0-9-]+") for text in sorted(made))]))


def _part(value: ast.expr) -> str:
    return str(value.value) if isinstance(value, ast.Constant) else GAP
