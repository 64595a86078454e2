"""A person's games and their results."""

import pytest

from tests.server.helpers.client import Person, RefusedError, begin_on_one_device, play_game
from tests.server.helpers.server_process import ServerProcess


def games(person: Person, question: str = "") -> list[str]:
    return [game["id"] for game in person.get(f"/api/people/me/games{question}")["games"]]


def test_a_persons_games_are_listed_latest_first(ada: Person) -> None:
    older, newer = ada.open_table("older"), ada.open_table("newer")
    assert games(ada) == [], "who opens a table doesn't sit there yet"
    ada.do(newer, "sit", seat=0)
    ada.do(older, "sit", seat=0)
    assert games(ada) == [older, newer]


def test_games_can_be_filtered_by_status(ada: Person) -> None:
    gathering = ada.open_table("gathering")
    ada.do(gathering, "sit", seat=0)
    playing = begin_on_one_device(ada, "playing")
    finished = play_game(ada, "finished", "drifter")
    assert games(ada) == [finished, playing, gathering]
    for status, table in (("gathering", gathering), ("playing", playing), ("finished", finished)):
        assert games(ada, f"?status={status}") == [table]
    assert games(ada, "?status=closed") == []
    with pytest.raises(RefusedError, match="bad-request"):
        games(ada, "?status=lost")
    (row,) = ada.get("/api/people/me/games?status=finished")["games"]
    assert row["scores"] == [player["score"]["total"] for player in ada.see(finished)["game"]["players"]]
    assert [seat["name"] for seat in row["seats"]] == ["Ada", "Drifter"]
    (row,) = ada.get("/api/people/me/games?status=playing")["games"]
    assert row["scores"] is None
    assert row["to_move"] == [0, 1]


def test_older_games_are_asked_for_by_the_time_of_the_last_one_known(ada: Person) -> None:
    tables = [play_game(ada, f"game-{n}", "drifter") for n in range(3)]
    rows = ada.get("/api/people/me/games")["games"]
    assert [row["id"] for row in rows] == tables[::-1]
    assert games(ada, f"?before={rows[0]['updated_at']}") == tables[1::-1]
    assert games(ada, f"?before={rows[2]['updated_at']}") == []


def test_a_table_that_a_person_has_left_is_not_among_their_games(server: ServerProcess, ada: Person) -> None:
    bo = Person(server.address, "Bo")
    table = ada.open_table("risen", players=3)
    bo.do(table, "sit", seat=0)
    bo.do(table, "sit", seat=1, name="Cy")
    bo.do(table, "rise", seat=0)
    assert games(bo) == [table], "a seat of Bo's is left"
    ada.do(table, "rise", seat=1)
    assert games(bo) == []


def test_nobody_sees_the_games_of_another(server: ServerProcess, ada: Person) -> None:
    play_game(ada, "mine", "drifter")
    assert games(Person(server.address, "Bo")) == []
    with pytest.raises(RefusedError, match="no-person"):
        games(Person.known(server.address, "", ""))


def test_a_finished_game_can_be_replayed_step_by_step(ada: Person) -> None:
    table = play_game(ada, "replayed", "drifter")
    replay = ada.get(f"/api/tables/{table}/replay")
    replayed = [event for step in replay["steps"] for event in step["events"]]
    record = ada.get(f"/api/tables/{table}/record")
    assert [event["event"] for event in replayed] == [event["event"] for event in record["events"]]
    assert replay["steps"][-1]["game"] == ada.see(table)["game"]
    assert sum(event["event"] == "revealed" for event in replayed) == 28
    assert all(event["cards"] for event in replayed if event["event"] == "dealt")
