"""Opens the exported page of a single widget from a file, as an author shares it."""


def opened(page, tmp_path, widget, width=1100):
    """Opens the widget's own page from disk, and waits until it is drawn."""
    file = tmp_path / "page.html"
    widget.save_html(file, "A page")
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(file.as_uri())
    page.wait_for_selector(".cardlab-table, .cardlab-stage-frame, .cardlab-tabs, .cardlab-model svg > *", state="attached")
    return page


def told(page) -> str:
    """Returns the description that a visual model shows."""
    return page.locator(".cardlab-model-status").inner_text()
