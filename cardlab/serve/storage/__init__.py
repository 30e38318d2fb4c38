"""Keeps learners' sessions in SQLite, so that they outlive the server."""
