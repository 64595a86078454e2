"""The deck gallery and the workshop."""

from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.players import MousePlayer


def test_all_islands_are_shown_with_their_figures(open_page: OpenPage) -> None:
    page = open_page("/deck")
    expect(page.get_by_role("figure")).to_have_count(47)
    page.get_by_role("button", name="grey").click()
    expect(page.get_by_role("figure")).to_have_count(11)
    expect(page.get_by_role("figure").first).to_contain_text("turns to finish")


def test_a_deck_is_drawn_checked_saved_and_played(open_page: OpenPage) -> None:
    page = open_page("/workshop")
    said = page.get_by_role("status")
    expect(said).to_contain_text("47 islands, no faults.")
    land = page.get_by_role("button", name="b1, land")
    land.click()
    expect(page.get_by_role("list", name="Faults")).to_contain_text("7 boxes. An island of this colour has 8")
    expect(page.get_by_role("button", name="Save and play")).to_be_disabled()
    page.get_by_role("button", name="b1, water").click()
    expect(said).to_contain_text("no faults")
    page.get_by_label("Name", exact=True).fill("Cape Curious")
    page.get_by_label("Deck name").fill("Curious Isles")
    expect(said).to_contain_text("no faults")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(said).to_contain_text("Saved")
    page.get_by_role("button", name="Save and play").click()
    MousePlayer(page).keep()


def test_a_downloaded_deck_can_be_opened_again(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/workshop")
    expect(page.get_by_role("status")).to_contain_text("no faults")
    page.get_by_label("Deck name").fill("Curious Isles")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "deck.toml"
    download.value.save_as(file)
    other = open_page("/workshop")
    expect(other.get_by_role("status")).to_contain_text("no faults")
    other.get_by_label("Open a file").set_input_files(file)
    expect(other.get_by_label("Deck name")).to_have_value("Curious Isles")
    expect(other.get_by_role("status")).to_contain_text("File opened.")


def test_a_deck_that_is_not_loaded_cannot_be_downloaded(open_page: OpenPage) -> None:
    page = open_page("/ratings")
    held: list[Route] = []
    page.route("**/api/decks/standard", lambda route: held.append(route))
    with page.expect_request("**/api/decks/standard"):
        page.goto("/workshop")
    download = page.get_by_role("button", name="Download")
    expect(download).to_be_disabled()
    held[0].continue_()
    expect(download).to_be_enabled()


def test_a_file_that_is_not_a_deck_is_refused(open_page: OpenPage, tmp_path: Path) -> None:
    file = tmp_path / "poem.toml"
    file.write_text("roses are red")
    page = open_page("/workshop")
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("status")).to_contain_text("This isn't a deck file.")
