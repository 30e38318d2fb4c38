"""HTTP for every page: limits, headers, cookies, compression, host names, static files, and the listening socket."""
