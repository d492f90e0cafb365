"""What people overlook who do not know the game well: weights that their judgement lacks."""

from librt.vecs import vec

from ruhr.board.words import MAYOR, RUHRAAKE, RUHRTALBAHN
from ruhr.bots.prices import (
    CITY_SET,
    DEBT,
    DEBT_REPAID,
    DEPOT_MAJORITY,
    EXPORT,
    EXPORT_TRACK,
    FIRST_LOCK,
    MARKER,
    NEW_DEPOT,
    OTHERS_INCOME,
    OWN_INCOME,
    OWN_STRETCH,
    WEIGHTS,
)
from ruhr.bots.weights import TUNED


def _of_marker(marker: int) -> tuple[int, int]:
    return MARKER + 2 * marker, MARKER + 2 * marker + 1


#: By what is overlooked: the weights that are nothing then.
OVERSIGHTS: dict[str, tuple[int, ...]] = {
    # Points that come only at the end: sets of cities and depots, majorities, and markers that score then.
    "end_bonus": (
        CITY_SET,
        NEW_DEPOT,
        DEPOT_MAJORITY,
        *_of_marker(MAYOR),
        *_of_marker(RUHRTALBAHN),
        *_of_marker(RUHRAAKE),
    ),
    # That whoever builds the first locks has their points, warehouses and stretches, and that they run out.
    "lock_race": (FIRST_LOCK, FIRST_LOCK + 1, OWN_STRETCH),
    # That debts cost points.
    "debt": (DEBT, DEBT + 1, DEBT_REPAID),
    # What buildings earn over the turns, for oneself and for others.
    "income": (OWN_INCOME, OTHERS_INCOME, EXPORT, EXPORT_TRACK),
}


def weights_without(overlooked: tuple[str, ...]) -> vec[float]:
    """The weights for two, for three and for four players of one who overlooks some things."""
    gone = {weight for thing in overlooked for weight in OVERSIGHTS[thing]}
    return vec[float](
        [0.0 if weight in gone else weights[weight] for weights in TUNED for weight in range(WEIGHTS)]
    )
