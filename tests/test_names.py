"""A public class name means one thing in the whole project."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ("src/silvergold", "train")


def public_types(source: str) -> Iterator[str]:
    """The classes of a module, and the aliases that are written like classes."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def is_type_name(name: str) -> bool:
    """Whether a name is public and in CapWords; a single capital is a type variable."""
    return name[0].isupper() and not name.isupper()


def definitions() -> dict[str, list[str]]:
    """The modules that define each type name."""
    found = defaultdict(list)
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*.py")):
            for name in filter(is_type_name, public_types(path.read_text(encoding="utf-8"))):
                found[name].append(path.relative_to(ROOT).as_posix())
    return found


def is_mirrored(modules: list[str]) -> bool:
    """Whether the protocol gives the same name to the message for something of the engine."""
    return sorted(module.removeprefix("src/silvergold/").split("/")[0] for module in modules) == [
        "engine",
        "protocol",
    ]


def test_no_two_modules_define_the_same_class_name() -> None:
    twice = {name: modules for name, modules in definitions().items() if len(modules) > 1}
    assert {name: modules for name, modules in twice.items() if not is_mirrored(modules)} == {}


def test_the_protocol_may_mirror_the_engine_and_nobody_else() -> None:
    engine, protocol = "src/silvergold/engine/moves.py", "src/silvergold/protocol/moves.py"
    assert is_mirrored([engine, protocol])
    assert not is_mirrored([engine, "src/silvergold/server/table/facts.py"])
    assert not is_mirrored([engine, protocol, "src/silvergold/sim/state.py"])
