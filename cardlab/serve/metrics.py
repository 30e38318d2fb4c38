"""Gives Prometheus the state of a server, at a port of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from cardlab.core.errors import CardlabError
from cardlab.serve.health import HealthMonitor

GAUGES = {
    "uptime_seconds": "Seconds since the server started",
    "learners": "Sessions with an open page",
    "max_learners": "Sessions that may be in memory",
    "sessions": "Sessions in memory",
    "jobs_waiting": "Moves of bots, advice of the coach and experiments that wait for a worker",
    "longest_round_ms": "Longest time for which the event loop answered nobody, in milliseconds",
    "memory_mb": "Memory of the server and its processes, in MB",
}
"""The numbers of `cardlab.serve.health.Health` -> what they say."""


class _ServerCollector(Collector):
    """Reads the state of the server each time Prometheus asks."""

    def __init__(self, monitor: HealthMonitor) -> None:
        self._monitor = monitor

    def collect(self) -> Iterator[Metric]:
        """Yields the state."""
        health = self._monitor.health()
        for name, text in GAUGES.items():
            yield GaugeMetricFamily(f"cardlab_{name}", text, value=health[name])  # type: ignore[literal-required]
        yield GaugeMetricFamily("cardlab_saving", "1 while progress is being saved", value=not health["trouble"])
        info = GaugeMetricFamily("cardlab_info", "The version of cardlab", labels=["version"])
        info.add_metric([health["version"]], 1)
        yield info


def serve_metrics(monitor: HealthMonitor, port: int) -> Callable[[], None]:
    """Serves the state of a server at ``http://localhost:PORT/metrics``, for this computer alone. Returns a function that ends
    this.

    Raises:
        CardlabError: The port is in use.
    """
    registry = CollectorRegistry()
    registry.register(_ServerCollector(monitor))
    ProcessCollector(registry=registry)
    try:
        server, _ = start_http_server(port, addr="127.0.0.1", registry=registry)
    except OSError as error:
        raise CardlabError(f"--metrics-port {port} cannot be used: {error.strerror or error}") from error
    return server.shutdown
