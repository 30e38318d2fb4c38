"""Writes `docs/llms.txt`, a short index for language models: one sentence for each page and notebook.

The sentences come from the book's own lists. Run `python -m docs.llms`, which is also part of `make docs`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE / "llms.txt"
PARTS = {"tutorials": "Tutorials", "how-to": "How-to guides", "explanation": "Explanation", "reference": "Reference"}
GENERATED = {"reference/models.md", "reference/widgets.md", "reference/commands.md"}
"""Pages that exist only in the built book."""


def llms() -> str:
    """Returns the whole file, in the format of llmstxt.org."""
    summary = (HERE / "index.md").read_text("utf-8").split("\n\n")[1]
    return "\n".join(["# cardlab", "", f"> {plain(summary)}", *lines()]) + "\n"


def lines() -> Iterator[str]:
    """Yields the pages of the book in its own order, then the course."""
    for folder, name in PARTS.items():
        yield f"\n## {name}\n"
        for page, sentence in entries(folder):
            if f"{folder}/{page}" not in GENERATED:
                title = (HERE / folder / page).read_text("utf-8").partition("\n")[0].removeprefix("# ")
                yield f"- [{title}]({folder}/{page}): {sentence}"
    yield "\n## Course\n"
    for path in sorted((HERE.parent / "notebooks").glob("*.ipynb")):
        title, aim = introduced("".join(json.loads(path.read_text("utf-8"))["cells"][0]["source"]))
        yield f"- [{title}](../notebooks/{path.name}): {aim}"


def entries(folder: str) -> list[tuple[str, str]]:
    """Returns file and sentence of each page in the list of a folder, which has every page of its toctree."""
    index = (HERE / folder / "index.md").read_text("utf-8")
    listed = re.findall(r"^- \[.+?\]\((\w+\.md)\): (.+?)(?=\n-|\n\n)", index, re.MULTILINE | re.DOTALL)
    tree = index.partition("```{toctree}\n:hidden:\n\n")[2].partition("\n```")[0].split()
    missing = {f"{page}.md" for page in tree} - {page for page, _ in listed}
    assert not missing, f"docs/{folder}/index.md has no line for {missing}"
    return [(page, plain(sentence)) for page, sentence in listed]


def introduced(text: str) -> tuple[str, str]:
    """Returns the title of a notebook and the first sentence of its aim, or of its first paragraph."""
    title, _, body = text.partition("\n")
    _, marker, after = body.partition("**Aim.**")
    aim = re.match(r"\s*(.+?[.?!;])(?=\s)", after if marker else body, re.DOTALL)
    assert aim, f"{title} has no sentence below it"
    return title.removeprefix("# "), f"{plain(aim[1])[:-1]}."


def plain(text: str) -> str:
    """Returns text on one line, without links and emphasis."""
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", " ".join(text.split())).replace("**", "")


if __name__ == "__main__":
    PAGE.write_text(llms(), encoding="utf-8")
