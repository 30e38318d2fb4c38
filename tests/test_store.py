"""Stored data about learners: nothing acknowledged is lost; who may read it; how it is deleted."""

import asyncio
import json
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardlab.core.errors import CardlabError
from cardlab.serve.storage.database import Database, DatabaseFile, Overlay
from cardlab.serve.storage.failover import Failover
from cardlab.serve.storage.files import NAME, damaged_files, data_folder
from cardlab.serve.storage.records import DataInUse, NoSession
from cardlab.serve.storage.store import Store
from tests.stores import ANNA, BEN, DAY, KEY, OTHER, WAR, Clock, needs_posix, run, sessions


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "data"


# -------------------------------------------------------------------------------- storing


def test_stored_data_come_back(folder):
    """They are the description, the number of the last message, and each part as it was last stored."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        await store.save(KEY, 1, {"0.match": {"actions": ["all turn"]}, "0.practise": {"right": 3}})
        await store.save(KEY, 2, {"0.match": {"actions": ["all turn", "all turn"]}})

    async def look(store):
        kept = await store.session(KEY)
        assert (kept.key, kept.learner, kept.description, kept.messages) == (KEY, ANNA, WAR, 2)
        assert kept.parts == {"0.match": {"actions": ["all turn", "all turn"]}, "0.practise": {"right": 3}}
        assert await store.sessions() == [kept]
        assert await store.session(OTHER) is None

    assert run(play, folder) == []
    assert run(look, folder) == []


def test_in_memory_nothing_is_written(tmp_path, monkeypatch):
    """Otherwise everything works as with a file, until the end."""
    monkeypatch.chdir(tmp_path)

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        await store.save(KEY, 1, {"0.match": {}})
        assert (await store.session(KEY)).messages == 1
        await store.delete(KEY)
        assert await store.session(KEY) is None
        assert store.trouble is None

    assert run(play, None) == []
    assert list(tmp_path.iterdir()) == []


KEYS = st.sampled_from(["k1", "k2", "k3"])
LEARNERS = st.sampled_from(["l1", "l2"])
STATES = st.dictionaries(st.sampled_from(["0.match", "0.practise"]), st.builds(lambda n: json.dumps({"n": n}), st.integers()))
CHANGES = st.one_of(
    st.tuples(st.just("start"), KEYS, LEARNERS, st.just('{"notebook": "x"}')),
    st.tuples(st.just("save"), KEYS, st.integers(0, 99), STATES),
    st.tuples(st.just("delete"), KEYS),
    st.tuples(st.just("delete_untouched"), st.integers(0, 20)),
)


@pytest.fixture(scope="module")
def two_files(tmp_path_factory):
    with (
        closing(DatabaseFile(tmp_path_factory.mktemp("data"))) as file,
        closing(DatabaseFile(tmp_path_factory.mktemp("below"))) as below,
    ):
        yield file, below


COVERED = [("start", "k1", "l1", '{"notebook": "x"}'), ("save", "k1", 7, {})]
"""Changes that begin in the file and continue in the memory above it."""


@example(changes=[*COVERED, ("delete_untouched", 1)], fails_at=1)
@example(changes=[*COVERED, ("delete_untouched", 20)], fails_at=1)
@given(changes=st.lists(CHANGES, max_size=20), fails_at=st.integers(0, 20))
def test_memory_file_and_memory_above_a_file_agree(two_files, changes, fails_at):
    """They agree for any requests in any order, with the disk failing at any time."""
    file, below = two_files
    with file.transaction(), below.transaction():
        for used in two_files:
            used.delete_all()
        memory, above = Database(), below
        for n, (what, *values) in enumerate(changes):
            if n == fails_at:
                above = Overlay(below)
            now = datetime.fromtimestamp(n, UTC)
            given = [datetime.fromtimestamp(*values, UTC)] if what == "delete_untouched" else values
            results = [changed(database, what, given, now) for database in (memory, file, above)]
            assert results[0] == results[1] == results[2]
        for key in ("k1", "k2", "k3"):
            assert memory.session(key) == file.session(key) == above.session(key)
        found = [{session.key for session in database.sessions()} for database in (memory, file, above)]
        assert found[0] == found[1] == found[2]


def changed(database, what, given, now):
    try:
        return getattr(database, what)(*given, *([now] if what in ("start", "save") else []))
    except NoSession:
        return "no session"


def test_a_burst_is_written_together_and_in_order(folder, monkeypatch):
    """Five hundred messages at once take a few transactions, and of two for one session the later one wins."""
    transactions = []
    wrote = Failover._write
    monkeypatch.setattr(
        Failover,
        "_write",
        lambda self, file, changes, now: transactions.append(len(changes)) or wrote(self, file, changes, now),
    )

    async def play(store):
        await asyncio.gather(*(store.start(f"{n:032x}", ANNA, WAR) for n in range(250)))
        await asyncio.gather(*(store.save(f"{n % 250:032x}", n, {"0.match": {"n": n}}) for n in range(500)))

    run(play, folder)
    assert sum(transactions) == 750
    assert len(transactions) < 20
    kept = sessions(folder)
    assert [kept[f"{n:032x}"].messages for n in range(250)] == list(range(250, 500))


def test_a_part_is_stored_as_it_was_when_given(folder):
    """The server may change it while the disk is busy."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        match = {"actions": ["all turn"]}
        keeping = asyncio.ensure_future(store.save(KEY, 1, {"0.match": match}))
        await asyncio.sleep(0)
        match["actions"].append("all turn")
        await keeping

    run(play, folder)
    assert sessions(folder)[KEY].parts == {"0.match": {"actions": ["all turn"]}}


def test_a_message_that_cannot_be_stored_does_not_affect_others(folder):
    """These are a message that its sender has cancelled, one for a missing session, and one with an impossible number. None of
    them changes anything.
    """

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        await store.start(OTHER, BEN, WAR)
        gone = asyncio.ensure_future(store.save(OTHER, 5, {"0.match": {"n": 5}}))
        await asyncio.sleep(0)
        gone.cancel()
        outcomes = await asyncio.gather(
            store.save(KEY, 1, {"0.match": {"n": 1}}),
            store.save("e5" * 16, 1, {"0.match": {}}),
            store.save(KEY, 2**70, {"0.match": {"n": 2}}),
            store.save(KEY, 3, {"0.practise": {"name": "\ud83d"}}),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [set, NoSession, OverflowError, set]

    assert run(play, folder) == []
    kept = sessions(folder)
    assert (kept[KEY].messages, kept[KEY].parts) == (3, {"0.match": {"n": 1}, "0.practise": {"name": "\ud83d"}})
    assert kept[OTHER].messages == 5
    assert len(kept) == 2


def test_data_that_are_no_json_are_refused_at_once(folder):
    """Nothing is stored that could not be read again."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        for state in ({"n": float("nan")}, {"n": {1, 2}}):
            with pytest.raises((TypeError, ValueError)):
                await store.save(KEY, 1, {"0.match": state})
        assert (await store.session(KEY)).messages == 0

    run(play, folder)


PLAYS = """
import asyncio, sys
from pathlib import Path
from cardlab.serve.storage.store import Store

async def play():
    store = Store.open(Path(sys.argv[1]), report=print)
    await store.start("a1" * 16, "c3" * 16, {"notebook": "games.ipynb"})
    n = 0
    while True:
        n += 1
        await store.save("a1" * 16, n, {"0.match": {"n": n}})
        print(n, flush=True)

asyncio.run(play())
"""


def test_a_killed_server_has_lost_nothing_acknowledged(folder):
    """After SIGKILL in the middle of writing, the file is intact, nobody holds its lock, and it has the last acknowledged
    number.
    """
    server = subprocess.Popen([sys.executable, "-c", PLAYS, str(folder)], stdout=subprocess.PIPE, text=True)
    acknowledged = [int(server.stdout.readline()) for _ in range(50)]
    with pytest.raises(DataInUse):  # while it runs, no other server may
        Store.open(folder, report=print)
    server.kill()
    acknowledged += [int(line) for line in server.communicate()[0].split("\n")[:-1]]

    async def look(store):
        kept = await store.session(KEY)
        assert kept.messages >= acknowledged[-1]
        assert kept.parts == {"0.match": {"n": kept.messages}}

    assert run(look, folder) == []


# ------------------------------------------------------------------------------------ permissions


@needs_posix
def test_only_the_owner_can_read_the_data(folder):
    """This covers the new folder, the file, SQLite's own files next to it, and the lock."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        assert folder.stat().st_mode & 0o777 == 0o700
        assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
        assert {path.name for path in folder.iterdir()} >= {NAME, f"{NAME}-wal", "learners.lock"}

    run(play, folder)


@needs_posix
def test_a_readable_file_is_closed_to_others(folder):
    """An existing folder stays as it is, because it may contain other files."""
    folder.mkdir(mode=0o755)
    folder.chmod(0o755)
    DatabaseFile(folder).close()
    (folder / NAME).chmod(0o644)
    DatabaseFile(folder).close()
    assert (folder / NAME).stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o755


def test_the_default_folder_is_the_users(tmp_path, monkeypatch):
    """It is the system's folder for user data, by platformdirs."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder().name == "cardlab"
    assert sys.platform != "linux" or data_folder() == tmp_path / "cardlab"


# -------------------------------------------------------------------------------- deleting, the clock


def test_deleted_data_are_in_no_file(folder):
    """They are neither a row nor leftover bytes, in the file or in SQLite's other files."""

    async def play(store):
        await store.start(KEY, ANNA, {"notebook": "of-anna"})
        await store.start(OTHER, BEN, {"notebook": "of-ben"})
        await store.save(KEY, 1, {"0.match": {"name": "of-anna" * 1000}})
        await store.delete(KEY)
        assert await store.session(KEY) is None
        with pytest.raises(NoSession):
            await store.save(KEY, 2, {})
        found = b"".join(path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm"))
        assert b"of-ben" in found
        assert b"of-anna" not in found
        await store.delete(OTHER)
        assert await store.sessions() == []

    run(play, folder)
    assert sessions(folder) == {}


def test_sessions_end_after_their_days(folder):
    """They end thirty days after their last use by default, and sessions in use stay."""
    clock = Clock()

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        await store.start(OTHER, ANNA, WAR)
        clock.wait(days=20)
        await store.save(OTHER, 1, {})
        clock.wait(days=10)
        assert await store.delete_old(clock.now) == 0
        clock.wait(days=1)
        assert await store.delete_old(clock.now) == 1
        assert [kept.key for kept in await store.sessions()] == [OTHER]

    assert run(play, folder, clock=clock, uptime=clock.uptime) == []


@pytest.mark.parametrize("when", ["at the start", "while the server runs"])
def test_a_clock_that_was_set_ahead_deletes_nothing_and_is_reported(folder, when):
    """After a summer without a server, old sessions are deleted by the second start. Then nobody doubts the clock."""
    clock = Clock()

    async def begin(store):
        await store.start(KEY, ANNA, WAR)

    async def play(store):
        clock.now += 40 * DAY * (when != "at the start")
        await store.start(OTHER, ANNA, WAR)
        for _ in range(2):
            assert await store.delete_old(clock.now) == 0

    async def look(store):
        assert await store.delete_old(clock.now) == 0
        assert [kept.key for kept in await store.sessions()] == [KEY, OTHER]

    async def end(store):
        assert await store.delete_old(clock.now) == 1

    run(begin, folder, clock=clock)
    clock.now += 40 * DAY * (when == "at the start")
    (said,) = run(play, folder, clock=clock)
    assert "1 stored session is older than 30 days" in said
    assert "cardlab data delete --older-than 30" in said
    clock.now -= 40 * DAY
    (said,) = run(look, folder, clock=clock)
    assert "something was stored on 2027-01-02" in said
    clock.now += 40 * DAY
    run(look, folder, clock=clock)
    run(end, folder, clock=clock)


def test_damaged_files_are_deleted_too(folder):
    """They contain learners' data."""
    folder.mkdir()
    (folder / NAME).write_bytes(b"no database" * 1000)
    clock = Clock()
    clock.now = datetime.now(UTC)

    async def play(store):
        clock.wait(days=29)
        assert await store.delete_old(clock.now) == 0
        clock.wait(days=2)
        assert await store.delete_old(clock.now) == 1
        assert damaged_files(folder) == []

    assert len(run(play, folder, clock=clock, uptime=clock.uptime)) == 1


def test_a_clock_that_was_set_back_deletes_nothing_and_is_reported(folder):
    """A session that a wrong clock dated 2010 is not sixteen years old when the clock is right again."""
    clock = Clock()
    now = clock.now

    async def begin(store):
        await store.start(KEY, ANNA, WAR)

    async def play(store):
        await store.start(OTHER, ANNA, WAR)
        await store.save(KEY, 1, {})
        assert await store.delete_old(clock.now) == 0

    async def look(store):
        assert await store.delete_old(clock.now) == 0
        assert len(await store.sessions()) == 2

    assert run(begin, folder, clock=clock) == []
    clock.now = datetime(2010, 1, 1, tzinfo=UTC)
    (said,) = run(play, folder, clock=clock)
    assert "2010-01-01" in said
    assert "If the clock is wrong, set it" in said
    clock.now = now + DAY
    assert run(look, folder, clock=clock) == []


@pytest.mark.parametrize("days", [0, -1, 3651])
def test_an_impossible_number_of_days_is_refused(folder, days):
    """The error gives the range, and the option that stores nothing. No file is created."""
    with pytest.raises(CardlabError, match=rf"days is {days}, but must be from 1 to 3650.*--in-memory"):
        Store.open(folder, days=days, report=print)
    assert not folder.exists()
