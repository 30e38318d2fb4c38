"""Request handlers and the HTTP server: the only code that deals with Tornado, Jupyter Server and Voila.

The other packages of `cardlab.serve` import none of these, so that a Jupyter kernel or a worker can use them too.
"""
