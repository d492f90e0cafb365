"""Answers in advance: kept, and played when they come due."""
