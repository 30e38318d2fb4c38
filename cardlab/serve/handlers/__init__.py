"""The boundary where tornado, Jupyter Server and Voila meet our code: request handlers and the HTTP server.

Other packages of `cardlab.serve` import none of these, so that a Jupyter kernel or a worker can use them too.
"""
