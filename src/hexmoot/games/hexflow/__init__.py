"""HEXFLOW: lay tiles whose lines join, and own the first unbroken route from your corner to a goal."""
