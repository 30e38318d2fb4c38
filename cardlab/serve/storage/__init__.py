"""Stores learners' sessions in SQLite, so that they outlive the server.

The server uses `store.Store`, which batches changes for one writing thread. `failover` chooses file or memory, `database` has
the queries, `files` the folder, and `records` the stored data.
"""
