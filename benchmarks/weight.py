"""Prints the size of pages: the files of each kind of page, uncompressed, with gzip and with brotli.

    python benchmarks/weight.py

A browser takes brotli on https and on the computer that serves, gzip everywhere. No server is started; the files are compressed
as the server compresses them. To measure a Voila page, use a browser: `browser.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab.frontend.bundle import module, stage_stylesheet, stylesheet
from cardlab.frontend.fonts import FONTS
from cardlab.lessons import find, slugs
from cardlab.serve.http.assets import Asset, asset, font_asset
from cardlab.serve.http.compression import BEST as SMALL
from cardlab.serve.http.compression import QUICK, Effort, compressed
from cardlab.serve.pages.gallery import gallery_page
from cardlab.serve.pages.page_addresses import PageAddresses
from cardlab.serve.pages.rules_page import rules_page
from cardlab.serve.pages.teacher_page import teacher_page

(BOLD,) = (font for font in FONTS if font.is_first and not font.language)
ADDRESSES = PageAddresses("http://localhost:8866", "/", "/voila/render/")


def sizes(body: bytes, effort: Effort) -> tuple[int, ...]:
    return len(body), len(compressed(body, "gzip", effort)), len(compressed(body, "br", effort))


def show(name: str, weights: tuple[int, ...]) -> None:
    print(f"  {name:<40}" + "".join(f"{weight / 1000:>10.1f}" for weight in weights))


def page(name: str, files: list[Asset], had: tuple[Asset, ...] = ()) -> tuple[Asset, ...]:
    """Prints the size of a page's files, except those that a browser already has; returns them all."""
    print(name)
    new = [one for one in dict.fromkeys(files) if one not in had]
    weights = [sizes(one.body, SMALL) for one in new]
    for one, weight in zip(new, weights, strict=True):
        show(one.name, weight)
    show("together", tuple(map(sum, zip(*weights, strict=True))) or (0, 0, 0))
    return (*had, *files)


def files(entry: str, models: tuple[str, ...] | None = None, css: str = "lesson.css") -> list[Asset]:
    made = asset(entry, models)
    shows = asset("served_page")
    return [asset(css), font_asset(BOLD), *shows.imports, shows, *made.imports, made]


def main() -> None:
    print(f"{'kB':<42}{'as it is':>10}{'gzip':>10}{'brotli':>10}")
    for slug in slugs():
        drawn = find(slug).models
        had = page(f"files of the lesson {slug}", files("lesson", drawn))
        had = page("then when a later stage is opened", [*asset("lesson", drawn).later], had)
    page("then of a table", files("play_table_widget", css="stage.css"), had)
    had = page("files of a table", files("play_table_widget", css="stage.css"))
    page("then of a lesson", files("lesson"), had)
    print("what a notebook is given, as one text")
    for entry in ("lesson", "play_table_widget", "replay_widget", "card_table_widget", "model_widget"):
        show(entry, sizes(module(entry).encode(), SMALL))
    show("stylesheet", sizes(stylesheet().encode(), SMALL))
    show("stylesheet of the stage", sizes(stage_stylesheet().encode(), SMALL))
    print("pages that have all in their HTML")
    show("gallery", sizes(gallery_page("/", "/voila/render/").encode(), QUICK))
    show("rules of War", sizes(rules_page("war", "/", "/voila/render/").encode(), QUICK))
    for slug in slugs()[:1]:
        show(f"teacher's page, {slug}", sizes(teacher_page(slug, ADDRESSES, {}, "en").encode(), QUICK))


if __name__ == "__main__":
    main()
