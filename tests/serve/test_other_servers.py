"""The same pages work on other servers: plain Voila, and a Jupyter server as on Binder."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cardlab.serve.app import SHARE
from tests.serve.conftest import Server, new_port
from tests.serve.waiting import until

ROOT = Path(__file__).parents[2]


def test_plain_voila_serves_the_lessons(plain, page):
    """`voila lessons/` finds our template without configuration. Pages have no link to another host and a link back, and the
    lesson works.

    A page whose kernel does not answer says so, and requests everything again.
    """
    deaf = [True]

    def passed_on(line):
        kernel = line.connect_to_server()
        line.on_message(lambda message: (deaf and b"request" in bytes(message)) or kernel.send(message))

    page.route_web_socket("**/channels**", passed_on)
    page.clock.install()
    page.goto(f"{plain.address}voila/render/addition_war.ipynb?seed=7")
    page.locator(".jp-OutputArea-output").wait_for(state="attached")
    page.clock.run_for(20_500)
    expect(page.locator(".cardlab-connection-lost")).to_have_text(re.compile("by itself"))
    deaf.clear()
    page.get_by_role("tab", name="1. Watch").wait_for()
    page.get_by_role("button", name="Next step").click()
    expect(page.locator(".cardlab-felt-working").first).to_contain_text("+")


@pytest.mark.nightly
def test_a_jupyter_server_has_the_gallery(page, monkeypatch, tmp_path):
    """With cardlab installed, a Jupyter server has the gallery at `cardlab`, also below another address, as on Binder."""
    monkeypatch.setenv("JUPYTER_PATH", str(SHARE))  # the template in this folder, not the installed one
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path))
    monkeypatch.setenv("PATH", os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    subprocess.run([ROOT / "binder" / "postBuild"], cwd=ROOT, check=True)
    server = Server(
        *("jupyter", "server", "--no-browser", "--allow-root", f"--port={new_port()}", "--IdentityProvider.token="),
        "--ServerApp.base_url=/user/someone/",
        cwd=ROOT,
        ready=r"(http://(?:localhost|127\.0\.0\.1):\d+/user/someone/)",
    )
    try:
        page.goto(f"{server.address}cardlab")
        page.get_by_role("link", name=re.compile("Addition War")).first.click()
        page.get_by_role("tab", name="1. Watch").wait_for()
        page.get_by_role("link", name="All lessons and games").click()
        page.get_by_role("heading", name="Learn maths with card games").wait_for()
        until(page, "fetch('/user/someone/api/kernels').then((r) => r.json()).then((all) => !all.length)")
        page.get_by_role("link", name="Addition War: For teachers").click()
        assert page.locator("a.address").first.inner_text() == f"{server.address}voila/render/lessons/addition_war.ipynb?seed=1"
        page.get_by_role("button", name="Open the sheets").click()
        page.get_by_text("Sheet 1, deal number 1", exact=True).wait_for()
        page.goto(f"{server.address}voila/tree")  # Voila's own list of files; a request to another host would fail the test
        page.get_by_text("lessons").first.wait_for()
    finally:
        server.stop()
