"""Passes large data to a page and back."""

import json


def computed(page, function: str, data):
    """Returns the result of a function of the page on data. Both go as one text: `evaluate` passes value by value, which takes
    longer than the test itself.
    """
    return json.loads(page.evaluate(f"async (text) => JSON.stringify(await ({function})(JSON.parse(text)))", json.dumps(data)))
