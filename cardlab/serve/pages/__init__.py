"""Writes the HTML of the pages: gallery, rules, teacher's pages, and notebooks that need no Jupyter kernel."""
