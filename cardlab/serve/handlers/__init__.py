"""Request handlers of the pages that need no kernel, their sockets, and the checks that come before all of them."""
