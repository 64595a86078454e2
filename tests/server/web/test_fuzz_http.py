"""The HTTP API under random requests: no internal errors, and every answer matches the OpenAPI document."""

import contextlib
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.helpers.client import Json, Person, ask
from tests.server.helpers.configured_server import ConfiguredServer
from tests.server.helpers.server_process import ServerProcess
from tests.thorough import cases, slow

AnyCase = schemathesis.Case[Any]
AnyOperation = APIOperation[Any, Any, Any, Any]
EXAMPLES = cases(3, thorough=50)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Host(Person):
    """A person with a table of each kind."""

    def __init__(self, address: str) -> None:
        super().__init__(address, "Hanna")
        self.gathering = self.open_table("gathering", listed=True)
        self.playing = self.open_table("playing", players=2)
        self.command(self.playing, "sit", "1", seat=0)
        self.command(self.playing, "sit", "2", seat=1, name="Hugo")
        self.command(self.playing, "start", "3")
        self.ids = {
            "boxes": ["0", "51", "65535", "65536", "-1"],
            "table_id": [self.gathering, self.playing],
            "deal_id": [self.get(f"/api/tables/{self.playing}")["table"]["deal"]],
            "step": ["coins", "score"],
            "sha256": ["standard", self.get("/api/decks")["decks"][0]["sha256"]],
            "number": ["0", "1", "20", "99999"],
            "puzzle_id": [self.get("/api/puzzles")["next"], f"{self.playing}.7"],
            "challenge_id": ["unknown"],
            "device": ["unknown"],
            "sent": ["unknown"],
        }


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ConfiguredServer(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert '"level": "error"' not in running.log.read_text()


@pytest.fixture(scope="module")
def host(server: ServerProcess) -> Host:
    return Host(server.address)


def calls(host: Host, operation: AnyOperation, mode: GenerationMode) -> Callable[[], None]:
    """Call one operation at random, signed in or not, on tables that exist or not."""
    signs_out = operation.method == "delete" and operation.path.endswith(("/me", "/device"))

    @hypothesis.seed(7)
    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(operation.as_strategy(generation_mode=mode), hypothesis.strategies.randoms())
    def call(case: AnyCase, choice: random.Random) -> None:
        for name in case.path_parameters or {}:
            if choice.random() < 0.7:
                case.path_parameters[name] = choice.choice(host.ids[name])
        is_somebody = choice.random() < 0.8 and not signs_out
        headers = {"authorization": f"Bearer {host.token}"} if is_somebody else {}
        case.call_and_validate(headers=headers, checks=CHECKS)

    return call


@pytest.mark.parametrize(
    ("mode", "every"),
    [
        *((mode, 12) for mode in GenerationMode),
        *slow((mode, 1) for mode in GenerationMode),
    ],
)
def test_every_answer_matches_the_openapi_document(
    server: ServerProcess, host: Host, mode: GenerationMode, every: int
) -> None:
    """Inventing requests takes long: ``make test`` does so for every twelfth operation only."""
    api = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    operations = [found.ok() for found in api.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 23
    for operation in operations[::every]:
        # An operation without parameters has no invalid requests.
        with contextlib.suppress(hypothesis.errors.Unsatisfiable):
            calls(host, operation, mode)()


BODIES = {
    "nothing": b"",
    "no JSON": b"name=Anna",
    "half of it": b'{"name": "Anna"',
    "not UTF-8": b'{"name": "\xff\xfe"}',
    "half a character": b'{"name": "\\ud800"}',
    "not a number": b'{"name": NaN}',
    "a list": b"[]",
    "nested objects": b'{"a":' * 10_000,
    "nested lists": b"[" * 60_000,
    "nested in a field": b'{"name": "Anna", "keep": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    "a huge number": b'{"name": ' + b"9" * 60_000 + b"}",
    "the same key twice": b'{"name": "Anna", "name": 7}',
    "zeros": b"\x00" * 1000,
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
@pytest.mark.parametrize("path", ["/api/people", "/api/tables", "/api/tables/x/commands", "/api/decks/check"])
def test_a_malformed_body_is_refused(server: ServerProcess, host: Host, path: str, body: bytes) -> None:
    status, answer, _ = ask(server.address, "POST", path, body, host.token)
    refusal: Json = json.loads(answer)
    assert status in (400, 404)
    assert refusal["code"]
    assert refusal["text"]


@pytest.mark.parametrize(
    "content",
    [
        "a=" + "[\n" * 15_000,
        "a=" + "{a=" * 9_000,
        "x=1" + "0" * 190,
        "\0",
        "a=nan",
    ],
    ids=["nested lists", "nested tables", "a large number", "a zero", "not a number"],
)
def test_a_file_that_is_not_a_deck_is_refused(server: ServerProcess, content: str) -> None:
    status, answer, _ = ask(server.address, "POST", "/api/decks/check", {"content": content})
    assert status == 422
    assert json.loads(answer)["faults"]


def test_a_file_that_would_take_long_to_read_is_not_read(server: ServerProcess) -> None:
    """Parsing TOML takes quadratic time in the number of parts of a dotted name."""
    content = "a" + ".a" * 15_000 + "=1"
    _, answer, _ = ask(server.address, "POST", "/api/decks/check", {"content": content})
    assert json.loads(answer)["code"] == "deck-line-too-long"
