from tests.drawing.write_fixtures import TARGET, written


def test_python_draws_what_the_fixtures_shared_with_the_browser_say() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "run python -m tests.drawing.write_fixtures"
