"""The game in the terminal: a person at the keyboard, bots as opponents.

`party.py` knows who plays and where the game is kept, `picture.py` draws the table, `app.py` is what the
person handles.
"""

from ruhr.terminal.app import Terminal
from ruhr.terminal.party import Party

__all__ = ["Party", "Terminal"]
