"""Runs slow work outside the event loop: a pool of worker processes, a fair queue before it, a queue of page renders."""
