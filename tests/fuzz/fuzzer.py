"""The process that fuzzes one target; its arguments are the target's name and those of libFuzzer."""

import json
import random
import sys

import atheris

with atheris.instrument_imports(include=["silvergold", "tomllib"], enable_loader_override=False):
    from tests.fuzz.targets import TARGETS
    from tests.server.web.fuzz_frames import VALUES, places_in


def mutate(content: bytes, longest: int, seed: int) -> bytes:
    """Change some bytes, or one value of a JSON document: bytes alone seldom leave it a document."""
    choice = random.Random(seed)
    if choice.random() < 0.5:
        try:
            document = json.loads(content)
            place, key = choice.choice(places_in(document))
        except (ValueError, IndexError, RecursionError):
            return change_bytes(content, longest)
        place[key] = choice.choice([choice.choice(VALUES), choice.choice(places_in(document))[1]])
        return json.dumps(document).encode()[:longest]
    return change_bytes(content, longest)


def change_bytes(content: bytes, longest: int) -> bytes:
    """Change some bytes, as libFuzzer sees fit."""
    changed: bytes = atheris.Mutate(content, longest)
    return changed


def main() -> None:
    """Fuzz until the time is up, or until something goes wrong."""
    target = TARGETS[sys.argv.pop(1)]
    atheris.Setup(sys.argv, lambda content: target(content) and None, custom_mutator=mutate)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
