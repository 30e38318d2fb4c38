"""A visual model alone in a page, from a file."""


def opened(page, tmp_path, widget, width=1100):
    file = tmp_path / "page.html"
    widget.save_html(file, "A page")
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(file.as_uri())
    page.wait_for_selector(".cardlab-model svg > *", state="attached")
    return page


def told(page) -> str:
    return page.locator(".cardlab-model-told").inner_text()
