"""Cups: tournaments made of tables, drawn, advanced and reckoned by the server (docs/cups.md)."""
