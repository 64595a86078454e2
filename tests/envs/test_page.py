"""The examples of the page and of the modules run as written."""

import doctest
import importlib
import re
from typing import Any

import pytest

from tests.cli.commands import ROOT

PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_the_pages_examples_run(block: str) -> None:
    played: dict[str, Any] = {}
    exec(block, played)  # our own page
    assert {"env", "envs", "state"} & played.keys()


@pytest.mark.parametrize("name", ["gymnasium", "openspiel", "pettingzoo", "vector"])
def test_the_modules_doctests_pass(name: str) -> None:
    results = doctest.testmod(importlib.import_module(f"silvergold.envs.{name}"))
    assert results.attempted > 3
    assert results.failed == 0
