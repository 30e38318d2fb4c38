"""Accessibility as axe-core sees it."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe


def serious_findings(page) -> list[str]:
    """What axe-core finds by WCAG 2.2 A and AA that is serious or critical, in words."""
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    found = Axe().run(page, options={"runOnly": {"type": "tag", "values": tags}})
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:120]}"
        for violation in found.response["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
