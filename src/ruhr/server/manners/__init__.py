"""Manners between people: distances, reports, bans, and what hosts can do."""
