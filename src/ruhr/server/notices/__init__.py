"""Tells people that it is their turn, when nobody of them is looking."""
