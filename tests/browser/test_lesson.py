"""The lesson in a real browser: playing, repeating, refusals, saved progress and accessibility."""

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.helpers.accessibility import faults
from tests.browser.helpers.lesson_players import SCORE, KeyboardLessonPlayer, LessonPlayer
from tests.browser.helpers.tables import resize, settle

SIZES = {"desk": (1440, 900), "small desk": (1024, 768)}
PHONE = 390


def speak(page: Page, language: str) -> None:
    """Switch the language of the page at a step of the lesson."""
    page.evaluate("language => localStorage.setItem('silvergold', JSON.stringify({ language }))", language)
    page.reload()


def show_step(page: Page, number: int) -> None:
    """Go to a step with its button."""
    step = page.get_by_role("navigation", name="The steps").get_by_role("button").nth(number)
    step.click()
    expect(step).to_have_attribute("aria-current", "step")
    settle(page)


@pytest.mark.parametrize("language", ["en", pytest.param("pl", marks=pytest.mark.slow)])
def test_the_lesson_is_played_through_and_leads_to_a_game_with_the_coach(
    open_page: OpenPage, language: str
) -> None:
    page = open_page("/learn")
    speak(page, language)
    learner = LessonPlayer(page, language)
    learner.play_through()
    expect(page.get_by_role("heading", name=learner.say("lesson-end-title"))).to_be_visible()
    learner.press(learner.button("lesson-play"))
    page.wait_for_url("**/table/*")
    learner.button("keep").wait_for()
    expect(page.get_by_role("button", name=learner.say("coach"), pressed=True)).to_be_visible()
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('silvergold')).last.seats")
    assert kept == ["", "parrot"]


@pytest.mark.slow
def test_the_lesson_is_played_through_on_a_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/learn")
    learner = KeyboardLessonPlayer(page)
    learner.play_through()
    expect(learner.button("lesson-play")).to_be_focused()


@pytest.mark.slow
def test_the_lesson_is_played_through_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/learn", phone=True)
    LessonPlayer(page).play_through()
    expect(page.get_by_role("heading", name="Now you know the game")).to_be_visible()


def test_mistakes_are_explained_and_can_be_mended(open_page: OpenPage) -> None:
    page = open_page("/learn")
    learner = LessonPlayer(page)

    # A legal mark that the step does not ask for.
    show_step(page, 1)
    learner.mark("Cleat Rock", "b2")
    learner.expect_word("lesson-turned-otherwise", card="Plank Shoal")
    learner.press(learner.button("take-back"))
    learner.mark("Plank Shoal", "b3")
    learner.expect_word("lesson-now-ready", ready="Ready")

    # What is against the rules.
    show_step(page, 3)
    learner.button("ready").click(force=True)
    learner.expect_word("nothing-marked")
    expect(page.locator(".note").get_by_role("button", name="The rule: One box instead")).to_be_visible()
    learner.mark("Two Coves", "d1")
    learner.button("ready").click(force=True)
    learner.expect_word("crosses-owed", count=1)

    # A turn that ends too soon; then what happens is announced.
    show_step(page, 4)
    learner.mark("Keyhole Atoll", "d3")
    learner.mark("Keyhole Atoll", "a4")  # for the cross
    learner.ready()
    learner.expect_word("lesson-turn-over")
    learner.press(learner.button("lesson-again"))
    learner.mark("Quiet Atoll", "b1")
    learner.ready()
    learner.expect_word("lesson-coins-done", name="Ben")
    expect(page.get_by_text("Well done!")).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text="You take the cup of 6")).to_have_count(1)
    expect(learner.button("lesson-next")).to_be_focused()

    # A wrong line of the score.
    show_step(page, 7)
    learner.enter_points("cards", 63)
    expect(page.get_by_role("alert")).to_have_text(learner.say("lesson-score-cards-wrong"))
    learner.field("cards").fill("64")
    page.keyboard.press("Enter")
    expect(learner.field("seals")).to_be_focused()


@pytest.mark.slow
def test_an_answer_that_arrives_after_the_step_has_changed_is_ignored(open_page: OpenPage) -> None:
    page = open_page("/learn")
    learner = LessonPlayer(page)
    show_step(page, 4)
    learner.mark("Quiet Atoll", "b1")
    held: list[Route] = []
    page.route("**/api/lesson/coins", lambda route: held.append(route))
    with page.expect_request("**/api/lesson/coins"):
        learner.ready()
    show_step(page, 5)
    with page.expect_response("**/api/lesson/coins"):
        held[0].continue_()
    learner.mark("Turtle Bank", "a2")
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('silvergold')).lesson.done")
    assert kept == []


@pytest.mark.slow
def test_a_tap_before_the_answer_arrives_waits_for_it(open_page: OpenPage) -> None:
    page = open_page("/learn")
    learner = LessonPlayer(page)
    show_step(page, 3)
    held: list[Route] = []
    page.route("**/api/lesson/cross", lambda route: held.append(route), times=1)
    with page.expect_request("**/api/lesson/cross"):
        learner.mark("Two Coves", "d1")
    second = learner.box("Two Coves", "b2")
    second.click(force=True)
    held[0].continue_()
    learner.expect_marked(second, "b2")


@pytest.mark.slow
def test_steps_can_be_skipped_gone_back_to_and_are_remembered(open_page: OpenPage) -> None:
    page = open_page("/learn")
    learner = LessonPlayer(page)
    learner.keep()
    learner.press(learner.button("lesson-skip"))
    learner.expect_step("single")
    page.reload()
    learner.expect_step("single")
    expect(page.get_by_role("button", name="Two of four islands, done")).to_be_visible()
    learner.press(learner.button("lesson-back"))
    learner.expect_step("turned")
    show_step(page, 0)
    learner.expect_step("keep")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.slow
def test_axe_finds_nothing_in_any_step(open_page: OpenPage, phone: bool) -> None:
    page = open_page("/learn", phone=phone)
    learner = LessonPlayer(page)
    for number in range(8):
        show_step(page, number)
        assert faults(page) == "", f"step {number + 1}"
    learner.press(learner.button("lesson-skip"))
    learner.button("lesson-play").wait_for()
    assert faults(page) == ""


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
@pytest.mark.slow
def test_no_step_needs_scrolling_at_a_desk(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page("/learn")
    resize(page, *size)
    for number in range(len(SCORE) + 2):
        show_step(page, number)
        reach = page.evaluate(
            "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert (reach[0] <= size[0], reach[1] <= size[1]) == (True, True), f"step {number + 1}"


def extent(locator: Locator) -> tuple[float, float]:
    """Return the vertical positions of an element's top and bottom."""
    box = locator.bounding_box()
    assert box
    return box["y"], box["y"] + box["height"]


def expect_above_the_buttons(locator: Locator) -> None:
    """Check that the buttons at the bottom do not cover an element."""
    assert extent(locator)[1] <= extent(locator.page.locator(".decide"))[0]


@pytest.mark.slow
def test_on_a_phone_the_islands_stay_in_sight_when_something_is_said(open_page: OpenPage) -> None:
    page = open_page("/learn", phone=True, language="de")
    learner = LessonPlayer(page, "de")
    page.get_by_role("navigation", name=learner.say("lesson-steps")).get_by_role("button").nth(3).click()
    learner.mark("Two Coves", "d1")
    learner.expect_word("lesson-cross-next", card=learner.island("Two Coves"))
    island = page.get_by_role("grid", name=learner.island("Two Coves"))
    assert page.evaluate("() => scrollY") == 0
    expect_above_the_buttons(island)


def test_on_a_phone_the_islands_stay_in_place_when_a_shape_does_not_fit(open_page: OpenPage) -> None:
    page = open_page("/learn", phone=True)
    learner = LessonPlayer(page)
    show_step(page, 1)
    before = page.get_by_role("grid", name="Plank Shoal").bounding_box()
    learner.box("Plank Shoal", "b4").tap()
    expect(learner.player.turn_to_fit).to_be_visible()
    assert page.get_by_role("grid", name="Plank Shoal").bounding_box() == before


@pytest.mark.slow
def test_on_a_phone_the_score_card_is_shown_as_soon_as_it_has_the_cup(open_page: OpenPage) -> None:
    page = open_page("/learn", phone=True)
    learner = LessonPlayer(page)
    show_step(page, 4)
    learner.mark("Quiet Atoll", "b1")
    learner.ready()
    learner.expect_word("lesson-coins-done", name="Ben")
    score_card = page.get_by_role("complementary").locator("svg").last
    expect_above_the_buttons(score_card)
    learner.press(learner.button("lesson-again"))
    resize(page, 820, 1180)
    expect_above_the_buttons(score_card)


@pytest.mark.slow
def test_on_a_phone_a_step_shows_what_it_is_about_without_scrolling(open_page: OpenPage) -> None:
    page = open_page("/learn", phone=True)
    page.get_by_role("grid", name="Weathervane").wait_for()
    last = page.get_by_role("grid", name="Cauldron Isle")
    expect_above_the_buttons(page.locator(".choice", has=last))
    show_step(page, 4)
    expect_above_the_buttons(page.get_by_role("complementary").locator("svg").last)
    show_step(page, 5)
    expect_above_the_buttons(page.get_by_role("list", name="Display"))


def test_at_a_zoom_of_200_percent_a_step_shows_its_text_islands_and_buttons(open_page: OpenPage) -> None:
    page = open_page("/learn")
    resize(page, 640, 400)
    for number in range(7):
        show_step(page, number)
        for part in (*page.get_by_role("main").get_by_role("grid").all()[:2], page.locator(".decide")):
            assert extent(part)[1] <= 400, f"step {number + 1}"


@pytest.mark.slow
def test_key_hints_are_shown_only_on_devices_with_a_keyboard(open_page: OpenPage) -> None:
    for phone, hand in ((False, "keys"), (True, "finger")):
        page = open_page("/learn", phone=phone)
        show_step(page, 1)
        LessonPlayer(page).expect_word("lesson-turned", card="Plank Shoal", hand=hand)


def test_no_step_is_wider_than_a_phone_and_axe_finds_nothing(open_page: OpenPage) -> None:
    page = open_page("/learn", phone=True)
    for number in range(8):
        show_step(page, number)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE, f"step {number + 1}"
    assert faults(page) == ""
