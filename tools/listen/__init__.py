"""Plays the game with the screen reader Orca: `make listen`."""
