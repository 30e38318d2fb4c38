"""Controls who may use the server: access codes, and the environment of a JupyterHub that starts the server."""
