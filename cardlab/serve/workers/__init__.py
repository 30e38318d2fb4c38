"""Runs slow work outside the event loop: a pool of worker processes, a fair queue in front of it, and a queue of
page renders.
"""
