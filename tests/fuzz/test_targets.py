"""The kept inputs of the fuzzers: what is read from outside is used or refused, and nothing else happens."""

from pathlib import Path

import pytest

from tests.fuzz.targets import TARGETS

CORPUS = Path(__file__).parent / "corpus"


@pytest.mark.parametrize("name", TARGETS)
def test_every_kept_input_is_accepted_or_refused(name: str) -> None:
    inputs = [path.read_bytes() for path in sorted((CORPUS / name).iterdir())]
    assert any([TARGETS[name](content) for content in inputs]), "some are accepted"  # noqa: C419
    for content in inputs:
        for cut in (0, 1, len(content) // 2, len(content) - 1):
            TARGETS[name](content[:cut])


def test_every_target_has_kept_inputs() -> None:
    assert {path.name for path in CORPUS.iterdir()} == set(TARGETS)
