"""Reviews that are ready at once: computed in the test, without the rollouts that confirm their flags."""

import zlib
from functools import cache

import msgspec

from silvergold.engine import GameRecord, standard_deck
from silvergold.protocol.review import GameReview
from silvergold.review.examination import examine
from silvergold.server.background.reviews import current_version
from silvergold.server.storage.database import connect
from silvergold.server.storage.reviews import claim_review, store_progress
from silvergold.server.table.review import game_review


@cache
def review_of(record: GameRecord) -> GameReview:
    """The review of a game with the built-in deck."""
    return game_review(record, examine(record, standard_deck()), {})


def store_review(database: str, game_id: str, record: GameRecord) -> GameReview:
    """Store the review of a game with the built-in deck in a server's database; return it."""
    review = review_of(record)
    engine = connect(database)
    with engine.begin() as connection:
        claim_review(connection, game_id, current_version(), 0, 0)
        content = zlib.compress(msgspec.json.encode(review))
        store_progress(connection, game_id, "ready", 1.0, 0, content)
    engine.dispose()
    return review
