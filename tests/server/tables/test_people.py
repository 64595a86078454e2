"""People: a name and a token, without an account; a one-time link signs in a second device."""

import json
from http.cookies import SimpleCookie

import pytest

from silvergold.server.accounts.names import LONGEST_NAME, clean_name
from silvergold.server.accounts.people import LINK_MS
from silvergold.server.errors import RefusedError as BadName
from tests.server.helpers.client import Json, Person, RefusedError, ask, cookies_set
from tests.server.helpers.server_process import ServerProcess


def cookie_of(headers: Json) -> SimpleCookie:
    cookie = SimpleCookie()
    cookie.load({name.lower(): value for name, value in headers.items()}["set-cookie"])
    return cookie


def me_by_cookie(server: ServerProcess, token: str) -> tuple[int, bytes, Json]:
    return ask(server.address, "GET", "/api/people/me", cookie=f"silvergold={token}")


# --- names ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   of\n the  Isles ", "Ada of the Isles"),
        ("\uff21\uff44\uff41", "Ada"),
        ("A\u200bd\u202ea\ufeff", "Ada"),
        ("Zoë", "Zoë"),
        ("z" + "\u0336\u0335\u0334" * 5, "z\u0336\u0335"),
        ("Łukasz-7", "Łukasz-7"),
        ("小林", "小林"),
        ("a" * 40, "a" * LONGEST_NAME),
        ("<b>Ada</b>", "<b>Ada</b>"),
    ],
)
def test_a_name_is_shown_without_invisible_characters(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown
    assert clean_name(shown) == shown


@pytest.mark.parametrize("typed", ["", " ", "...", "\u200b\u200b", "\u0301\u0301", "!?", "\x00\x07"])
def test_a_name_that_is_empty_after_cleaning_is_refused(typed: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(typed)
    assert (refused.value.code, refused.value.status) == ("bad-name", 422)


def test_the_server_cleans_names(server: ServerProcess) -> None:
    person = Person(server.address, " Ada \u202e Lovelace ")
    assert person.get("/api/people/me")["name"] == "Ada Lovelace"
    for name, code in (("...", "bad-name"), ("", "bad-request"), ("x" * 41, "bad-request")):
        with pytest.raises(RefusedError, match=code):
            Person(server.address, name)


def test_a_new_name_does_not_change_seats_already_taken(server: ServerProcess) -> None:
    person = Person(server.address, "Ada")
    table = person.open_table("before")
    person.do(table, "sit", seat=0)
    status, body, _ = ask(server.address, "PATCH", "/api/people/me", {"name": "Countess"}, person.token)
    assert (status, json.loads(body)) == (200, {"id": person.id, "name": "Countess"})
    person.do(table, "sit", seat=1)
    assert [seat["name"] for seat in person.see(table)["table"]["seats"]] == ["Ada", "Countess"]
    status, body, _ = ask(server.address, "PATCH", "/api/people/me", {"name": "?"}, person.token)
    assert (status, json.loads(body)["code"]) == (422, "bad-name")
    assert person.get("/api/people/me")["name"] == "Countess"


# --- the cookie -------------------------------------------------------------------------------------------


def test_the_token_cookie_is_hidden_from_scripts_and_other_sites(server: ServerProcess) -> None:
    status, body, headers = ask(server.address, "POST", "/api/people", {"name": "Ada"})
    cookie = cookie_of(headers)["silvergold"]
    assert status == 201
    assert set(json.loads(body)) == {"id", "name"}, "the token is in the cookie alone"
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "strict"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 300 * 24 * 3600
    assert not cookie["secure"], "over plain HTTP the browser would not keep it"
    assert len(cookie.value) >= 22, "128 bits"


def test_behind_tls_the_cookie_is_secure(server: ServerProcess) -> None:
    forwarded = {"x_forwarded_proto": "https"}
    _, _, headers = ask(server.address, "POST", "/api/people", {"name": "Ada"}, **forwarded)
    assert cookie_of(headers)["__Host-silvergold"]["secure"]


def test_the_cookie_and_the_header_both_authenticate(server: ServerProcess) -> None:
    _, body, headers = ask(server.address, "POST", "/api/people", {"name": "Ada"})
    token = cookie_of(headers)["silvergold"].value
    status, me, _ = me_by_cookie(server, token)
    assert (status, json.loads(me)["id"]) == (200, json.loads(body)["id"])
    assert Person.known(server.address, "", token).get("/api/people/me") == json.loads(me)


@pytest.mark.parametrize("token", ["", "x", "A" * 22, "A" * 64, "A" * 5000, "é"])
def test_an_unknown_token_counts_as_no_token(server: ServerProcess, token: str) -> None:
    for answer in (
        ask(
            server.address,
            "GET",
            "/api/people/me",
            authorization=f"Bearer {token}".encode().decode("latin-1"),
        ),
        me_by_cookie(server, token.encode().decode("latin-1")),
    ):
        assert (answer[0], json.loads(answer[1])["code"]) == (401, "no-person")


def test_only_hashes_of_tokens_and_links_are_on_disk(server: ServerProcess) -> None:
    person = Person(server.address, "Ada")
    code = person.post("/api/people/me/links", {})["code"]
    with server.open_database() as database:
        kept = "\n".join(database.iterdump())
    assert person.id in kept
    assert person.token not in kept
    assert code not in kept


# --- a second device --------------------------------------------------------------------------------------


def test_a_one_time_link_makes_a_second_device_the_same_person_once(server: ServerProcess) -> None:
    person = Person(server.address, "Ada")
    link = person.post("/api/people/me/links", {})
    status, body, headers = ask(server.address, "POST", "/api/sign-in", {"code": link["code"]})
    token = cookie_of(headers)["silvergold"].value
    assert (status, json.loads(body)) == (201, {"id": person.id, "name": "Ada"})
    assert token != person.token
    second = Person.known(server.address, person.id, token)
    assert second.get("/api/people/me")["id"] == person.id
    status, body, headers = ask(server.address, "POST", "/api/sign-in", {"code": link["code"]})
    assert (status, json.loads(body)["code"]) == (404, "bad-link")
    assert "set-cookie" not in {name.lower() for name in headers}


def test_the_second_device_sits_on_the_same_seat(server: ServerProcess) -> None:
    person = Person(server.address, "Ada")
    table = person.open_table("both-devices")
    code = person.post("/api/people/me/links", {})["code"]
    _, _, headers = ask(server.address, "POST", "/api/sign-in", {"code": code})
    second = Person.known(server.address, person.id, cookie_of(headers)["silvergold"].value)
    second.do(table, "sit", seat=0)
    person.do(table, "sit", seat=1)
    second.do(table, "start")
    person.move(table, 0)
    assert second.own(table, 0)["legal"] == person.own(table, 0)["legal"]
    assert [game["id"] for game in second.get("/api/people/me/games")["games"]] == [table]


def test_a_link_says_whose_it_is_and_the_device_keeps_its_earlier_account(server: ServerProcess) -> None:
    ada, bo = Person(server.address, "Ada"), Person(server.address, "Bo")
    code = ada.post("/api/people/me/links", {})["code"]
    for _ in range(2):  # asking does not use it up
        status, body, headers = ask(server.address, "POST", "/api/sign-in/owner", {"code": code})
        assert (status, json.loads(body)) == (200, {"id": ada.id, "name": "Ada"})
        assert "set-cookie" not in {name.lower() for name in headers}
    bos = f"silvergold={bo.token}"
    cookies, seen = cookies_set(server.address, "POST", "/api/sign-in", {"code": code}, cookie=bos)
    assert (seen["name"], seen["other"]) == ("Ada", "Bo")
    assert cookies["silvergold-other"].value == bo.token
    both = "; ".join(f"{name}={cookie.value}" for name, cookie in cookies.items())
    assert json.loads(ask(server.address, "GET", "/api/people/me", cookie=both)[1])["other"] == "Bo"
    switched, seen = cookies_set(server.address, "POST", "/api/people/me/switch", {}, cookie=both)
    assert (seen["id"], seen["other"]) == (bo.id, "Ada")
    values = {name: cookie.value for name, cookie in switched.items()}
    assert values == {"silvergold": bo.token, "silvergold-other": cookies["silvergold"].value}
    left, _ = cookies_set(server.address, "DELETE", "/api/people/me/device", cookie=both)
    assert left["silvergold"].value == bo.token, "signing out leads back to the other account"
    status, body, _ = ask(server.address, "POST", "/api/people/me/switch", {}, cookie=bos)
    assert (status, json.loads(body)["code"]) == (401, "no-person")
    assert ask(server.address, "POST", "/api/sign-in/owner", {"code": code})[0] == 404


def test_a_newer_link_ends_the_older_one(server: ServerProcess) -> None:
    person = Person(server.address, "Ada")
    older, newer = (person.post("/api/people/me/links", {})["code"] for _ in range(2))
    assert ask(server.address, "POST", "/api/sign-in", {"code": older})[0] == 404
    assert ask(server.address, "POST", "/api/sign-in", {"code": newer})[0] == 201


def test_a_link_is_good_for_ten_minutes(server: ServerProcess) -> None:
    person = Person(server.address, "Ada")
    link = person.post("/api/people/me/links", {})
    with server.open_database() as database:
        database.execute(
            "UPDATE links SET expires_at = expires_at - ? WHERE person = ?", (LINK_MS, person.id)
        )
    status, body, _ = ask(server.address, "POST", "/api/sign-in", {"code": link["code"]})
    assert (status, json.loads(body)["code"]) == (404, "bad-link")


@pytest.mark.parametrize("code", ["", "x" * 65, 7, None])
def test_an_unknown_code_is_refused(server: ServerProcess, code: object) -> None:
    status, body, _ = ask(server.address, "POST", "/api/sign-in", {"code": code})
    assert (status, json.loads(body)["code"]) == (400, "bad-request")


def test_signing_out_on_one_device_leaves_the_other_signed_in(server: ServerProcess) -> None:
    person = Person(server.address, "Ada")
    code = person.post("/api/people/me/links", {})["code"]
    _, _, headers = ask(server.address, "POST", "/api/sign-in", {"code": code})
    token = cookie_of(headers)["silvergold"].value
    removed, _ = cookies_set(server.address, "DELETE", "/api/people/me/device", cookie=f"silvergold={token}")
    assert {name: cookie["max-age"] for name, cookie in removed.items()} == {
        "silvergold": "0",
        "silvergold-other": "0",
    }
    assert me_by_cookie(server, token)[0] == 401
    assert person.get("/api/people/me")["id"] == person.id
