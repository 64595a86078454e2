"""Write src/wire.ts, the types of the wire, from the server's own Structs.

Run with the project's Python: ``.venv/bin/python web/make_types.py``; ``--check`` only compares.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from silvergold.server import protocol

TARGET = Path(__file__).parent / "src" / "wire.ts"
REFERENCE = "#/$defs/"
UNIONS = ("PlayerMove", "TableCommand", "GameEvent", "TableEvent", "ServerMessage")
"""Names that are no Structs of their own, but what a frame or a field may be."""
LONE_STRUCTS = (protocol.OpenTable, protocol.Error)
"""Structs that no message refers to."""

PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

HEADING = "// Made by web/make_types.py from src/silvergold/server/protocol.py: don't edit.\n"

Schema = dict[str, Any]


def types() -> str:
    """All types of the wire as TypeScript."""
    roots = [*(getattr(protocol, name) for name in UNIONS), *LONE_STRUCTS]
    shapes, components = msgspec.json.schema_components(roots, ref_template=REFERENCE + "{name}")
    interfaces = [interface(name, components[name]) for name in sorted(components)]
    aliases = [
        f"export type {name} = {written(shape)};\n" for name, shape in zip(UNIONS, shapes, strict=False)
    ]
    return "\n".join([HEADING, *interfaces, *aliases])


def interface(name: str, schema: Schema) -> str:
    """One Struct as an interface."""
    return "".join([_remark(schema, ""), f"export interface {name} {{\n", *_fields(schema), "}\n"])


def _fields(schema: Schema) -> Iterator[str]:
    required = set(schema.get("required", ()))
    for field, kind in schema.get("properties", {}).items():
        optional = "" if field in required else "?"
        yield f"{_remark(kind, '  ')}  {field}{optional}: {written(kind)};\n"


def _remark(schema: Schema, indent: str) -> str:
    text = schema.get("description", "").split("\n")[0]
    return f"{indent}/** {text} */\n" if text else ""


def written(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if "anyOf" in schema:
        return " | ".join(written(choice) for choice in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"'{choice}'" for choice in schema["enum"])
    return _plain(schema)


def _plain(schema: Schema) -> str:
    kind = schema.get("type")
    if kind == "array":
        return _list(schema)
    if kind == "object":
        return f"Record<string, {written(schema['additionalProperties'])}>"
    return PLAIN[str(kind)]


def _list(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(written(item) for item in schema['prefixItems'])}]"
    item = written(schema["items"])
    return f"({item})[]" if " " in item else f"{item}[]"


def main() -> None:
    """Write the file, or say whether it is current."""
    if "--check" not in sys.argv:
        TARGET.write_text(types(), encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != types():
        sys.exit("web/src/wire.ts is not what the server speaks: run web/make_types.py")


if __name__ == "__main__":
    main()
