"""Lets people come back with a passkey, when nothing of them is left in a browser."""
