"""Konturlu King, the four-handed game."""
