"""The weights of judgement on the first edition of the board, the same for every number of players.

`playout`, the search that ours is measured by, still judges by them.
"""

from librt.vecs import vec

from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS

# fmt: off
FORMER: list[float] = [
    1.149, 0.573, 3.783, 2.414, 17.850, 1.770, 5.342, 0.309, 4.002, 0.017,
    1.770, 0.985, 3.086, -1.362, 9.952, -0.079, 8.049, 3.756, 9.411, -0.332,
    1.982, 1.887, 2.940, 0.196, 1.856, 1.911, 2.067, 0.352, 5.180, 0.670,
    1.956, 2.597, 1.524, 2.487, 3.323, 9.063, 3.649, 0.300, -0.290, 0.271,
    0.019, 2.041, 1.413, 1.059, 0.544, 0.048, 2.380, 0.504, 1.691, 5.828,
    0.400, 0.093, -1.048, -0.375,
]
# fmt: on


def former_weights() -> vec[float]:
    """The weights for two, for three and for four players, one after the other."""
    return vec[float](FORMER * (MOST_PLAYERS - FEWEST_PLAYERS + 1))
