"""A Jupyter kernel has a limit of memory, so that one visitor of a notebook cannot fill the computer."""

import asyncio
import sys

import pytest

from cardlab.serve.jupyter_kernels.kernel_managers import MOST_BYTES, JupyterKernelManager

TRIES = f"""
try:
    held = bytearray({2 * MOST_BYTES})
except MemoryError:
    print("refused")
import numpy, matplotlib.pyplot
print(len(bytearray({MOST_BYTES // 4})))
"""


@pytest.mark.server
@pytest.mark.skipif(sys.platform != "linux", reason="other systems cannot limit the memory of a process that runs")
def test_a_kernel_cannot_fill_the_computer(tmp_path):
    """It can do what notebooks do, and gets an error beyond its limit."""

    async def run():
        manager = JupyterKernelManager(connection_dir=str(tmp_path))
        kernel = manager.get_kernel(await manager.start_kernel(kernel_name="python3"))
        client, printed = kernel.client(), []
        client.start_channels()
        await client.wait_for_ready(timeout=120)

        def heard(message):
            if message["msg_type"] == "stream":
                printed.append(message["content"]["text"])

        await client.execute_interactive(TRIES, output_hook=heard, timeout=120)
        client.stop_channels()
        await manager.shutdown_all(now=True)
        return "".join(printed)

    assert asyncio.run(run()).split() == ["refused", str(MOST_BYTES // 4)]
