"""A study on several machines: a Dask cluster of two worker processes gives the same study as one process, and loses nothing."""

import os

import pytest

import cardlab
from cardlab.lab.plan import WorkerError
from cardlab.lab.studies import study
from tests.lab.conftest import same
from tests.lab.killing_game import MARK

pytestmark = pytest.mark.server

distributed = pytest.importorskip("distributed")

GAME = {"game": "good_king_bad_queen", "matches": 60, "seed": 4, "fast": False, "progress": False}


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    """Starts two worker processes, of which the first to play the killing game dies."""
    mark = tmp_path_factory.mktemp("dask") / "killing_game"
    before = os.environ.get(MARK)
    os.environ[MARK] = str(mark)  # workers inherit it
    asked = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": "127.0.0.1:0"}
    with (
        distributed.LocalCluster(**asked, local_directory=str(mark.parent)) as local,
        distributed.Client(local) as client,
    ):
        client.mark = mark
        yield client
    os.environ.pop(MARK) if before is None else os.environ.update({MARK: before})


@pytest.mark.parametrize("chunk", [None, 7, 10_000])
def test_a_cluster_gives_the_same_study_as_one_process(cluster, chunk):
    assert same(study(**GAME, executor=cluster.get_executor(), chunk=chunk), study(**GAME))
    assert len(cluster.run(os.getpid)) == 2


def test_a_killed_worker_loses_nothing(cluster, killing_game, monkeypatch):
    """The cluster starts another one, which plays the first one's unfinished piece."""
    monkeypatch.setenv(MARK, str(cluster.mark))
    before = set(cluster.run(os.getpid).values())
    cluster.mark.touch()
    killed = study(killing_game(), matches=60, seed=4, chunk=5, executor=cluster.get_executor(), progress=False)
    assert not cluster.mark.exists()
    assert same(killed, study(killing_game(), matches=60, seed=4, progress=False))
    cluster.wait_for_workers(2)
    assert set(cluster.run(os.getpid).values()) != before


def test_a_worker_with_another_version_is_refused(cluster):
    """It might give other matches, so the error names both versions."""
    own, (one, _) = cardlab.__version__, cluster.run(os.getpid)

    def become(version):
        import cardlab

        cardlab.__version__ = version

    cluster.run(become, "9.9", workers=[one])
    try:
        with pytest.raises(WorkerError, match=f"a worker has cardlab 9.9, but the study has {own}: install the same version"):
            study(**{**GAME, "seed": 77}, chunk=1, executor=cluster.get_executor(workers=[one]))
    finally:
        cluster.run(become, own, workers=[one])
    assert same(study(**GAME, executor=cluster.get_executor()), study(**GAME))


def test_an_executor_of_a_closed_cluster_is_an_error(cluster):
    executor = cluster.get_executor()
    executor.shutdown()
    with pytest.raises(WorkerError, match="takes no work"):
        study(**GAME, executor=executor)


def test_a_client_instead_of_its_executor_is_an_error(cluster):
    with pytest.raises(cardlab.CardlabError, match="a Dask client has client.get_executor()"):
        study(**GAME, executor=cluster)
