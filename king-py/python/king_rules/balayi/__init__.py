"""Balayı kingi, the two-handed game."""
