"""Worker processes outside the event loop: fairness, time limits, and how workers start, die and are replaced.
`test_fair_queue` tests the order of waiting jobs.
"""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from itertools import chain
from pathlib import Path

import pytest

from cardlab.core.errors import CardlabError
from cardlab.serve.workers.pool import Busy, Closed, JobFailed, Pool, TooLong, WorkerDied
from tests.pool_jobs import (
    die,
    die_at_first,
    divide,
    double,
    forever,
    give_up,
    hold,
    how_it_runs,
    lambda_as_result,
    leave,
    note,
    own_process,
    raise_odd,
)

pytestmark = pytest.mark.server

PATIENCE = 100.0
"""The time limit of jobs that should finish, long enough for any machine."""


def a_pool(processes: int, **options: int) -> Pool:
    """Returns a pool without lower priority, and with enough time."""
    return Pool(processes, patience=PATIENCE, niceness=0, **options)


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(scenario())


async def until(condition: Callable[[], object]) -> None:
    """Waits for a condition that another process fulfils, and fails if it never comes true."""
    for _ in range(6_000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come about")


def alive(process: int) -> bool:
    """Whether a process exists, and is not a zombie that its parent has yet to collect."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:  # it has just ended, or this computer has no such folder
        return not Path("/proc/self").exists()
    return status.rpartition(")")[2].split()[0] != "Z"


class Held:
    """Keeps a worker busy until it is released."""

    def __init__(self, folder: Path) -> None:
        self._begun, self._release = folder / "begun", folder / "release"

    async def by(self, pool: Pool, learner: str) -> asyncio.Task[object]:
        """Starts the job, and returns when a worker has begun it."""
        held = asyncio.create_task(pool.run(hold, str(self._begun), str(self._release), learner=learner))
        await until(lambda: self._begun.exists() and self._begun.read_text())
        return held

    @property
    def process(self) -> int:
        """Returns the worker's process id."""
        return int(self._begun.read_text())

    def release(self) -> None:
        self._release.touch()


# ------------------------------------------------------------------------------------------------ jobs and errors


def test_a_function_is_called_in_another_process():
    """Arguments and results travel between the processes. A worker has a lower priority, ignores Ctrl-C, and has the games
    loaded.
    """

    async def scenario():
        async with Pool(1, patience=PATIENCE, niceness=7) as pool:
            assert await pool.run(double, 21, learner="ada") == 42
            assert await pool.run(own_process, learner="ada") != os.getpid()
            if os.name == "posix":
                assert await pool.run(how_it_runs, learner="ada") == (os.nice(0) + 7, True, True)

    run(scenario)


def test_a_thousand_quick_jobs():
    """Each is done once, and each learner's jobs in their order."""

    async def scenario():
        done: dict[str, list[int]] = {}

        async def one(n: int) -> None:
            learner = f"learner{n % 37}"
            done.setdefault(learner, []).append(await pool.run(double, n, learner=learner) // 2)

        async with a_pool(2, limit=1_000) as pool:
            await asyncio.gather(*(one(n) for n in range(1_000)))
            assert pool.load == 0
        assert sorted(chain(*done.values())) == list(range(1_000))
        assert all(numbers == sorted(numbers) for numbers in done.values())

    run(scenario)


def test_an_error_keeps_its_text():
    """The caller gets the same error, with the place in the worker, and the worker continues."""

    async def scenario():
        async with a_pool(1) as pool:
            process = await pool.run(own_process, learner="ada")
            with pytest.raises(ZeroDivisionError, match="division by zero") as raised:
                await pool.run(divide, 7, learner="ada")
            assert "return n / 0" in str(raised.value.__cause__)
            assert await pool.run(own_process, learner="ada") == process

    run(scenario)


def test_an_error_that_cannot_be_pickled_is_reported():
    """Neither such an error nor one that would end the server does any harm."""

    async def scenario():
        async with a_pool(1) as pool:
            process = await pool.run(own_process, learner="ada")
            for job, words in (
                (raise_odd, "Odd: seven: it is not even"),
                (leave, "SystemExit: goodbye"),
                (give_up, "of its own"),
            ):
                with pytest.raises(JobFailed, match=words):
                    await pool.run(job, learner="ada")
            for unsendable in (lambda: 0, lambda_as_result):
                with pytest.raises((pickle.PicklingError, AttributeError)):
                    await pool.run(unsendable, learner="ada")
            assert await pool.run(own_process, learner="ada") == process

    run(scenario)


@pytest.mark.parametrize("wrong", [{"processes": 0}, {"limit": -1}, {"patience": 0.0}, {"niceness": -1}])
def test_a_number_out_of_range_is_named(wrong):
    """The error says which number the pool cannot take, and gives the allowed range."""
    [(name, value)] = wrong.items()
    with pytest.raises(CardlabError, match=f"{name} is {value}, but must be"):
        Pool(**wrong)


def test_a_weight_of_zero_is_refused():
    """A job without weight would always go before all others."""

    async def scenario():
        async with Pool(1) as pool:
            with pytest.raises(CardlabError, match="weight is 0"):
                await pool.run(double, 1, learner="ada", weight=0)

    run(scenario)


# ------------------------------------------------------------------------------------------------ fairness


def test_fifty_jobs_wait_behind_one(tmp_path):
    """On one worker, a learner's fifty earlier jobs let another learner's single job go first."""
    held, log = Held(tmp_path), str(tmp_path / "log")

    async def scenario():
        async with a_pool(1) as pool:
            first = await held.by(pool, "somebody")
            many = [asyncio.create_task(pool.run(note, log, f"ada {n}", learner="ada")) for n in range(50)]
            await asyncio.sleep(0)
            one = asyncio.create_task(pool.run(note, log, "ben", learner="ben"))
            await asyncio.sleep(0)
            assert pool.load == 51
            held.release()
            await asyncio.gather(first, one, *many)
        assert Path(log).read_text().split("\n")[:4] == ["ada 0", "ben", "ada 1", "ada 2"]

    run(scenario)


def test_a_learner_has_one_running_job(tmp_path):
    """The second worker is for others, even if there are none."""
    held, log = Held(tmp_path), str(tmp_path / "log")

    async def scenario():
        async with a_pool(2) as pool:
            first = await held.by(pool, "ada")
            second = asyncio.create_task(pool.run(note, log, "ada", learner="ada"))
            await pool.run(note, log, "ben", learner="ben")
            assert pool.load == 0.5
            held.release()
            await asyncio.gather(first, second)
        assert Path(log).read_text() == "ben\nada\n"

    run(scenario)


def test_a_full_queue_says_so(tmp_path):
    """A learner with more jobs than the queue holds gets an error at once. A job of a learner with fewer takes the place of one
    of a learner with more.
    """
    held = Held(tmp_path)

    async def scenario():
        async with a_pool(1, limit=3) as pool:
            first = await held.by(pool, "somebody")
            many = [asyncio.create_task(pool.run(double, n, learner="ada")) for n in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(Busy, match="double for ada: 3 jobs are waiting"):
                await pool.run(double, 3, learner="ada")
            one = asyncio.create_task(pool.run(double, 10, learner="ben"))
            await asyncio.wait([many[2]])
            assert isinstance(many[2].exception(), Busy)
            held.release()
            assert await asyncio.gather(first, one, *many[:2]) == ["released", 20, 0, 2]

    run(scenario)


def test_a_pool_without_a_queue_takes_jobs_when_it_is_idle():
    """With a limit of 0 nobody waits."""

    async def scenario():
        async with a_pool(1, limit=0) as pool:
            with pytest.raises(Busy):
                await pool.run(double, 1, learner="ada")  # no worker is ready yet
            await until(lambda: pool._idle)
            assert await pool.run(double, 1, learner="ada") == 2

    run(scenario)


# ------------------------------------------------------------------------------------------------ cancelling


def test_a_cancelled_job_leaves_the_queue(tmp_path):
    """If its caller gives up before it has begun, it never begins."""
    held, log = Held(tmp_path), str(tmp_path / "log")

    async def scenario():
        async with a_pool(1) as pool:
            first = await held.by(pool, "somebody")
            gone = asyncio.create_task(pool.run(note, log, "gone", learner="ada"))
            stays = asyncio.create_task(pool.run(note, log, "stays", learner="ada"))
            await asyncio.sleep(0)
            gone.cancel()
            with pytest.raises(asyncio.CancelledError):
                await gone
            assert pool.load == 1
            held.release()
            await asyncio.gather(first, stays)
        assert Path(log).read_text() == "stays\n"

    run(scenario)


def test_a_cancelled_running_job_is_killed(tmp_path):
    """Another worker takes the next job."""
    begun = tmp_path / "begun"

    async def scenario():
        async with a_pool(1) as pool:
            gone = asyncio.create_task(pool.run(forever, str(begun), learner="ada"))
            await until(lambda: begun.exists() and begun.read_text())
            gone.cancel()
            with pytest.raises(asyncio.CancelledError):
                await gone
            process = int(begun.read_text())
            assert await pool.run(own_process, learner="ada") != process
            await until(lambda: not alive(process))

    run(scenario)


def test_a_cancelled_job_that_ends_soon_spares_its_worker(tmp_path, monkeypatch):
    """The worker continues with the next job."""
    monkeypatch.setattr("cardlab.serve.workers.pool.GRACE", PATIENCE)
    held = Held(tmp_path)

    async def scenario():
        async with a_pool(1) as pool:
            gone = await held.by(pool, "ada")
            gone.cancel()
            with pytest.raises(asyncio.CancelledError):
                await gone
            held.release()
            assert await pool.run(own_process, learner="ada") == held.process

    run(scenario)


# ------------------------------------------------------------------------------------------------ death


def test_a_time_limit_ends_a_job(tmp_path):
    """Its caller gets an error, its process is killed, and the next job gets another worker."""
    begun = tmp_path / "begun"

    async def scenario():
        async with a_pool(1) as pool:
            process = await pool.run(own_process, learner="ada")
            with pytest.raises(TooLong, match=r"forever for ada: not done within its time limit of 0.01 s"):
                await pool.run(forever, str(begun), learner="ada", patience=0.01)
            await until(lambda: not alive(process))
            assert await pool.run(own_process, learner="ada") != process

    run(scenario)


def test_a_worker_ends_itself_if_the_pool_does_not(monkeypatch, tmp_path):
    """The pool may be too busy; in this test its event loop never notices the time limit."""
    monkeypatch.setattr("cardlab.serve.workers.worker.MARGIN", 0.01 - PATIENCE)
    begun = tmp_path / "begun"

    async def scenario():
        async with a_pool(1) as pool:
            with pytest.raises(WorkerDied):
                await pool.run(forever, str(begun), learner="ada")

    run(scenario)


def test_a_job_is_tried_twice(tmp_path):
    """If its worker dies, it gets another one, and its caller does not notice."""
    file = tmp_path / "tries"

    async def scenario():
        async with a_pool(1) as pool:
            assert await pool.run(die_at_first, str(file), learner="ada") == "done"

    run(scenario)
    assert len(set(file.read_text().split())) == 2


def test_a_job_that_kills_its_workers_is_not_tried_again(tmp_path):
    """The second time its caller gets an error, and other jobs go on."""
    file = tmp_path / "tries"

    async def scenario():
        async with a_pool(1) as pool:
            bad = asyncio.create_task(pool.run(die, str(file), learner="ada"))
            good = [asyncio.create_task(pool.run(double, n, learner="ben")) for n in range(5)]
            assert await asyncio.gather(*good) == [0, 2, 4, 6, 8]
            with pytest.raises(WorkerDied, match="die for ada: its worker died, 2 times"):
                await bad

    run(scenario)
    assert len(set(file.read_text().split())) == 2


def test_workers_that_died_idle_are_replaced():
    """The next caller does not notice."""

    async def scenario():
        async with a_pool(1) as pool:
            process = await pool.run(own_process, learner="ada")
            os.kill(process, signal.SIGTERM)
            await until(lambda: not alive(process))
            assert await pool.run(own_process, learner="ada") not in (process, os.getpid())

    run(scenario)


def test_workers_that_cannot_start_are_reported(monkeypatch):
    """Nobody waits for them, and a later job tries again."""

    def fail(*_: object) -> None:
        raise OSError("no more processes")

    async def scenario():
        async with a_pool(1) as pool:
            process = await pool.run(own_process, learner="ada")
            with monkeypatch.context() as patched:
                patched.setattr("cardlab.serve.workers.pool.Worker", fail)
                with pytest.raises(TooLong):
                    await pool.run(forever, learner="ada", patience=0.01)
                with pytest.raises(WorkerDied, match="no worker could be started: OSError.*no more processes"):
                    await pool.run(double, 1, learner="ada")
            assert await pool.run(own_process, learner="ada") != process

    run(scenario)


def test_workers_that_die_while_starting_are_reported(monkeypatch, capfd):
    """Nobody waits for them either."""
    monkeypatch.setattr("cardlab.serve.workers.worker._begin", leave)

    async def scenario():
        async with a_pool(2) as pool:
            with pytest.raises(WorkerDied, match="no worker could be started: BrokenProcessPool"):
                await pool.run(double, 1, learner="ada")
        assert "leave" in capfd.readouterr().err  # the standard library's message

    run(scenario)


def test_closing_ends_everything(tmp_path):
    """Waiting and running jobs get an error, no process is left, and the pool refuses further jobs."""
    begun = tmp_path / "begun"

    async def scenario():
        pool = a_pool(1)
        runs = asyncio.create_task(pool.run(forever, str(begun), learner="ada"))
        waits = asyncio.create_task(pool.run(double, 1, learner="ben"))
        await until(lambda: begun.exists() and begun.read_text())
        await pool.close()
        for task, words in ((runs, "before it was done"), (waits, "before this job began")):
            with pytest.raises(Closed, match=words):
                await task
        assert not alive(int(begun.read_text()))
        with pytest.raises(Closed, match="takes no more jobs"):
            await pool.run(double, 1, learner="ada")
        await pool.close()

    run(scenario)


def test_closing_ends_workers_that_are_still_starting():
    """A pool that never had a job leaves no process either."""

    async def scenario():
        pool = Pool(2)
        processes = [worker._process.pid for worker in pool._workers]
        await pool.close()
        assert not any(map(alive, processes))

    run(scenario)


PARENT = """
import asyncio, os, sys
sys.path.insert(0, {root!r})
from cardlab.serve.workers import worker
from cardlab.serve.workers.pool import Pool

if {deaf} and __name__ != "__main__":
    worker.PR_SET_PDEATHSIG = 0  # no such request

def forever(begun):
    open(begun, "w").close()
    while True:
        pass

async def main(begun):
    pool = Pool(2)
    running = asyncio.create_task(pool.run(forever, begun, learner="ada", patience=1e6))
    while len(pool._idle) < 1 or not os.path.exists(begun):
        await asyncio.sleep(0.01)
    print(*(worker._process.pid for worker in pool._workers), flush=True)
    if {stays}:
        await running

if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
"""


def a_parent(folder: Path, *, stays: bool, deaf: bool = False) -> list[str]:
    """Returns the command of a program with two workers, one of them busy. It prints their process ids, and then ends unless it
    stays.
    """
    script = folder / "parent.py"
    script.write_text(PARENT.format(root=str(Path(__file__).parents[1]), stays=stays, deaf=deaf))
    return [sys.executable, str(script), str(folder / "begun")]


@pytest.mark.skipif(os.name != "posix", reason="there is no SIGKILL")
@pytest.mark.parametrize("deaf", [False, True], ids=["at_once", "by_the_thread_alone"])
def test_workers_die_with_their_parent(tmp_path, deaf):
    """If the parent is killed, neither the running worker nor the idle one is left."""
    with subprocess.Popen(a_parent(tmp_path, stays=True, deaf=deaf), stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        processes = [int(word) for word in parent.stdout.readline().split()]
        assert len(processes) == 2
        assert all(map(alive, processes))
        parent.kill()
    asyncio.run(until(lambda: not any(map(alive, processes))))


def test_a_program_that_forgets_to_close_its_pool_ends(tmp_path):
    """A job that is still running when the event loop ends is ended too, and does not keep the program alive."""
    ended = subprocess.run(a_parent(tmp_path, stays=False), stdout=subprocess.PIPE, text=True, check=True)
    processes = [int(word) for word in ended.stdout.split()]
    assert len(processes) == 2
    assert not any(map(alive, processes))
