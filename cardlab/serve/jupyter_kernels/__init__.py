"""Kernel pages: slots for their Jupyter kernels, a check of what Voila has made, and validation of what pages send.

`cardlab.serve.handlers.notebook_pages` decides which notebook needs a Jupyter kernel, and has it started.
"""
