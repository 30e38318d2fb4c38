"""Passes large data to a page and back."""

import json


def computed(page, function: str, data):
    """What a function of the page makes of data. Both go as one text: value by value, as `evaluate` hands them over, they take
    longer than what is looked at."""
    return json.loads(page.evaluate(f"async (text) => JSON.stringify(await ({function})(JSON.parse(text)))", json.dumps(data)))
