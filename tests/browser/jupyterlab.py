"""Starts JupyterLab for tests."""

import pytest

from tests.serve.conftest import Server, new_port


def started_lab(folder):
    """Starts a JupyterLab of this environment on a folder, for this computer only. Its own files are in the folder too."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("JUPYTERLAB_SETTINGS_DIR", str(folder / "settings"))
        patched.setenv("JUPYTER_DATA_DIR", str(folder / "data"))
        return Server(
            *("jupyter", "lab", "--no-browser", "--allow-root", f"--port={new_port()}", "--IdentityProvider.token="),
            f"--ServerApp.root_dir={folder}",
            "--LabApp.news_url=",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            "--LabApp.extension_manager=readonly",
            ready=r"(http://(?:localhost|127\.0\.0\.1):\d+/)lab",
        )
