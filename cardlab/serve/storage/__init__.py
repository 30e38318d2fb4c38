"""Stores learners' sessions in SQLite, so that they outlive the server.

`store.Store` is what a server uses; it batches changes for one writing thread. `failover` chooses file or memory, `database`
has the queries, `files` the folder, `records` what is stored.
"""
