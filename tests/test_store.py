"""What is kept about learners: nothing that was acknowledged is lost, whatever happens to process, disk, file or clock."""

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardlab.core.errors import CardlabError
from cardlab.serve import data_file
from cardlab.serve.data_file import NAME, DataFile, DataInUse, NewerData, damaged_files, data_folder
from cardlab.serve.keeper import Keeper
from cardlab.serve.kept import DataError, Memory, NoSession
from cardlab.serve.store import Store

KEY, OTHER, ANNA, BEN = "a1" * 16, "b2" * 16, "c3" * 16, "d4" * 16
WAR = {"notebook": "game.ipynb", "query": {"game": "war", "seed": "7"}}
DAY = timedelta(days=1)
NEVER = 1e9
"""Seconds; the disk is asked again only when a test says so."""
needs_posix = pytest.mark.skipif(os.name != "posix", reason="permissions and deleting open files are POSIX's")


class Clock:
    """A clock that stands where it is put."""

    def __init__(self):
        self.now = datetime(2026, 11, 23, 10, 30, tzinfo=UTC)

    def __call__(self):
        return self.now


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "data"


def run(scene, folder, **settings):
    """Open a store, play a scene with it, close it; what was reported."""
    said = []

    async def all_of_it():
        store = Store.open(folder, **{"report": said.append, "retry_seconds": NEVER, **settings})
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(all_of_it())
    return said


def sessions(folder):
    """What is in the file, by key."""
    with closing(DataFile(folder)) as file:
        return {session.key: session for session in file.all_sessions()}


@contextmanager
def full(store):
    """A disk that has no room for one more page."""
    file = store._keeper._file._file
    pages = file.execute("PRAGMA page_count").fetchone()[0]
    file.execute(f"PRAGMA max_page_count = {pages}")
    yield
    file.execute("PRAGMA max_page_count = 1000000")


LARGE = {"actions": ["p1 play 7d"] * 2000}


# -------------------------------------------------------------------------------- keeping


def test_what_was_kept_comes_back(folder):
    """Description, number of the last message, and each part as it was last kept."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        await store.keep(KEY, 1, {"0.match": {"actions": ["all turn"]}, "0.practise": {"right": 3}})
        await store.keep(KEY, 2, {"0.match": {"actions": ["all turn", "all turn"]}})

    async def look(store):
        kept = await store.session(KEY)
        assert (kept.key, kept.learner, kept.description, kept.heard) == (KEY, ANNA, WAR, 2)
        assert kept.parts == {"0.match": {"actions": ["all turn", "all turn"]}, "0.practise": {"right": 3}}
        assert await store.of_learner(ANNA) == [kept]
        assert await store.session(OTHER) is None
        assert await store.of_learner(BEN) == []

    assert run(play, folder) == []
    assert run(look, folder) == []


def test_nothing_is_written_where_nothing_is_to_be_kept(tmp_path, monkeypatch):
    """In memory alone all is as with a file, until the end."""
    monkeypatch.chdir(tmp_path)

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        await store.keep(KEY, 1, {"0.match": {}})
        assert (await store.session(KEY)).heard == 1
        await store.forget(KEY)
        assert await store.session(KEY) is None
        assert store.trouble is None

    assert run(play, None) == []
    assert list(tmp_path.iterdir()) == []


KEYS = st.sampled_from(["k1", "k2", "k3"])
LEARNERS = st.sampled_from(["l1", "l2"])
STATES = st.dictionaries(st.sampled_from(["0.match", "0.practise"]), st.builds(lambda n: json.dumps({"n": n}), st.integers()))
CHANGES = st.one_of(
    st.tuples(st.just("start"), KEYS, LEARNERS, st.just('{"notebook": "x"}')),
    st.tuples(st.just("keep"), KEYS, st.integers(0, 99), STATES),
    st.tuples(st.just("forget"), KEYS),
    st.tuples(st.just("forget_learner"), LEARNERS),
    st.tuples(st.just("end_old"), st.integers(0, 20)),
)


@pytest.fixture(scope="module")
def two_files(tmp_path_factory):
    with (
        closing(DataFile(tmp_path_factory.mktemp("data"))) as file,
        closing(DataFile(tmp_path_factory.mktemp("below"))) as below,
    ):
        yield file, below


COVERED = [("start", "k1", "l1", '{"notebook": "x"}'), ("keep", "k1", 7, {})]
"""Begun in the file, and gone on with in the memory above it."""


@example(changes=[*COVERED, ("end_old", 1)], fails_at=1)
@example(changes=[*COVERED, ("end_old", 20)], fails_at=1)
@given(changes=st.lists(CHANGES, max_size=20), fails_at=st.integers(0, 20))
def test_memory_file_and_memory_above_a_file_are_the_same(two_files, changes, fails_at):
    """Whatever is asked for, in whatever order, and whenever the disk begins to fail."""
    file, below = two_files
    with file.transaction(), below.transaction():
        for used in two_files:
            used.forget_all()
        memory, above = Memory(), below
        for n, (what, *values) in enumerate(changes):
            if n == fails_at:
                above = Memory(below)
            now = datetime.fromtimestamp(n, UTC)
            given = [datetime.fromtimestamp(*values, UTC)] if what == "end_old" else values
            shelves = [asked(shelf, what, given, now) for shelf in (memory, file, above)]
            assert shelves[0] == shelves[1] == shelves[2]
        for key in ("k1", "k2", "k3"):
            assert memory.session(key) == file.session(key) == above.session(key)
        for learner in ("l1", "l2"):
            found = [{session.key for session in shelf.of_learner(learner)} for shelf in (memory, file, above)]
            assert found[0] == found[1] == found[2]


def asked(shelf, what, given, now):
    try:
        return getattr(shelf, what)(*given, *([now] if what in ("start", "keep") else []))
    except NoSession:
        return "no session"


def test_a_burst_is_written_together_and_in_order(folder, monkeypatch):
    """Five hundred messages at once take a few transactions; of two for one session the later one stays."""
    transactions = []
    wrote = Keeper._write
    monkeypatch.setattr(
        Keeper, "_write", lambda self, file, changes, now: transactions.append(len(changes)) or wrote(self, file, changes, now)
    )

    async def play(store):
        await asyncio.gather(*(store.start(f"{n:032x}", ANNA, WAR) for n in range(250)))
        await asyncio.gather(*(store.keep(f"{n % 250:032x}", n, {"0.match": {"n": n}}) for n in range(500)))

    run(play, folder)
    assert sum(transactions) == 750
    assert len(transactions) < 20
    kept = sessions(folder)
    assert [kept[f"{n:032x}"].heard for n in range(250)] == list(range(250, 500))


def test_a_part_is_kept_as_it_was_when_it_was_given(folder):
    """A server goes on changing it while the disk is waited for."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        match = {"actions": ["all turn"]}
        keeping = asyncio.ensure_future(store.keep(KEY, 1, {"0.match": match}))
        await asyncio.sleep(0)
        match["actions"].append("all turn")
        await keeping

    run(play, folder)
    assert sessions(folder)[KEY].parts == {"0.match": {"actions": ["all turn"]}}


def test_a_message_that_cannot_be_kept_leaves_the_others(folder):
    """A session that is not there, a number that no file takes, one who has gone: each is alone in it, and changes nothing."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        await store.start(OTHER, BEN, WAR)
        gone = asyncio.ensure_future(store.keep(OTHER, 5, {"0.match": {"n": 5}}))
        await asyncio.sleep(0)
        gone.cancel()
        outcomes = await asyncio.gather(
            store.keep(KEY, 1, {"0.match": {"n": 1}}),
            store.keep("e5" * 16, 1, {"0.match": {}}),
            store.keep(KEY, 2**70, {"0.match": {"n": 2}}),
            store.keep(KEY, 3, {"0.practise": {"name": "\ud83d"}}),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), NoSession, OverflowError, type(None)]

    assert run(play, folder) == []
    kept = sessions(folder)
    assert (kept[KEY].heard, kept[KEY].parts) == (3, {"0.match": {"n": 1}, "0.practise": {"name": "\ud83d"}})
    assert kept[OTHER].heard == 5
    assert len(kept) == 2


def test_what_is_no_json_is_refused_at_once(folder):
    """Nothing is kept that could not be read again."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        for state in ({"n": float("nan")}, {"n": {1, 2}}):
            with pytest.raises((TypeError, ValueError)):
                await store.keep(KEY, 1, {"0.match": state})
        assert (await store.session(KEY)).heard == 0

    run(play, folder)


PLAYS = """
import asyncio, sys
from pathlib import Path
from cardlab.serve.store import Store

async def play():
    store = Store.open(Path(sys.argv[1]), report=print)
    await store.start("a1" * 16, "c3" * 16, {"notebook": "game.ipynb"})
    n = 0
    while True:
        n += 1
        await store.keep("a1" * 16, n, {"0.match": {"n": n}})
        print(n, flush=True)

asyncio.run(play())
"""


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(folder):
    """SIGKILL in the middle of writing: the file is whole, nobody holds its lock, and the last number that was said is in it."""
    server = subprocess.Popen([sys.executable, "-c", PLAYS, str(folder)], stdout=subprocess.PIPE, text=True)
    acknowledged = [int(server.stdout.readline()) for _ in range(50)]
    with pytest.raises(DataInUse):  # while it runs, no other
        Store.open(folder, report=print)
    server.kill()
    acknowledged += [int(line) for line in server.communicate()[0].split("\n")[:-1]]

    async def look(store):
        kept = await store.session(KEY)
        assert kept.heard >= acknowledged[-1]
        assert kept.parts == {"0.match": {"n": kept.heard}}

    assert run(look, folder) == []


# -------------------------------------------------------------------------------- who may read it


@needs_posix
def test_only_the_owner_can_read_it(folder):
    """The folder that is made, the file, what SQLite has beside it, the lock."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        assert folder.stat().st_mode & 0o777 == 0o700
        assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
        assert {path.name for path in folder.iterdir()} >= {NAME, f"{NAME}-wal", "learners.lock"}

    run(play, folder)


@needs_posix
def test_a_file_that_others_could_read_is_closed_to_them(folder):
    """A folder that was there stays as it is: it may hold other things."""
    folder.mkdir(mode=0o755)
    folder.chmod(0o755)
    DataFile(folder).close()
    (folder / NAME).chmod(0o644)
    DataFile(folder).close()
    assert (folder / NAME).stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o755


def test_the_usual_folder_is_the_users(tmp_path, monkeypatch):
    """As the system has it, by platformdirs."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder().name == "cardlab"
    assert sys.platform != "linux" or data_folder() == tmp_path / "cardlab"


# -------------------------------------------------------------------------------- deleting, the clock


def test_what_is_deleted_is_in_no_file_any_more(folder):
    """Neither as a row nor as bytes that lie about, in the file or on the way into it."""

    async def play(store):
        await store.start(KEY, ANNA, {"notebook": "of-anna"})
        await store.start(OTHER, BEN, {"notebook": "of-ben"})
        await store.keep(KEY, 1, {"0.match": {"name": "of-anna" * 1000}})
        await store.forget_learner(ANNA)
        assert await store.session(KEY) is None
        with pytest.raises(NoSession):
            await store.keep(KEY, 2, {})
        found = b"".join(path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm"))
        assert b"of-ben" in found
        assert b"of-anna" not in found
        await store.forget(OTHER)
        assert await store.of_learner(BEN) == []

    run(play, folder)
    assert sessions(folder) == {}


def test_sessions_end_after_their_days(folder):
    """Thirty days after they were last touched, where nobody says otherwise; what still goes on stays."""
    clock = Clock()

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        await store.start(OTHER, ANNA, WAR)
        clock.now += 20 * DAY
        await store.keep(OTHER, 1, {})
        assert await store.end_old(clock.now + 10 * DAY) == 0
        assert await store.end_old(clock.now + 11 * DAY) == 1
        assert [kept.key for kept in await store.of_learner(ANNA)] == [OTHER]

    run(play, folder, clock=clock)


def test_damaged_files_end_too(folder):
    """Learners' data are in them."""
    folder.mkdir()
    (folder / NAME).write_bytes(b"no database" * 1000)

    async def play(store):
        (aside,) = damaged_files(folder)
        written = datetime.fromtimestamp(aside.stat().st_mtime, UTC)
        assert await store.end_old(written + 29 * DAY) == 0
        assert await store.end_old(written + 31 * DAY) == 1
        assert damaged_files(folder) == []

    assert len(run(play, folder)) == 1


def test_a_clock_that_was_set_back_deletes_nothing_and_is_said(folder):
    """What is played in 2010 is not sixteen years old when the clock is right again."""
    clock = Clock()
    now = clock.now

    async def begin(store):
        await store.start(KEY, ANNA, WAR)

    async def play(store):
        await store.start(OTHER, ANNA, WAR)
        await store.keep(KEY, 1, {})
        assert await store.end_old(clock.now) == 0

    async def look(store):
        assert await store.end_old(clock.now) == 0
        assert len(await store.of_learner(ANNA)) == 2

    assert run(begin, folder, clock=clock) == []
    clock.now = datetime(2010, 1, 1, tzinfo=UTC)
    (said,) = run(play, folder, clock=clock)
    assert "2010-01-01" in said
    assert "Put the clock right" in said
    clock.now = now + DAY
    assert run(look, folder, clock=clock) == []


@pytest.mark.parametrize("days", [0, -1, 3651])
def test_a_number_of_days_that_cannot_be_is_said(folder, days):
    """With what is allowed, and what keeps nothing; no file is made."""
    with pytest.raises(CardlabError, match=rf"days is {days}, and must be from 1 to 3650.*--forget"):
        Store.open(folder, days=days, report=print)
    assert not folder.exists()


# -------------------------------------------------------------------------------- a disk that takes nothing


def test_play_goes_on_while_the_disk_is_full_and_is_kept_afterwards(folder):
    """It is said once, and once that it is well again; what was acknowledged meanwhile is in the file."""
    said = []

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        await store.keep(KEY, 1, {"0.match": {"n": 1}, "0.practise": {"right": 1}})
        with full(store):
            for n in (2, 3):
                await store.keep(KEY, n, {"0.match": {**LARGE, "n": n}})
            await store.start(OTHER, BEN, WAR)
            await store.retry()  # still full
            assert "full" in store.trouble
            kept = await store.session(KEY)
            assert (kept.heard, kept.parts["0.match"]["n"], kept.parts["0.practise"]) == (3, 3, {"right": 1})
            assert [kept.key for kept in await store.of_learner(BEN)] == [OTHER]
            with pytest.raises(NoSession):
                await store.keep("e5" * 16, 1, {})
        await store.retry()
        assert store.trouble is None
        await store.keep(KEY, 4, {})

    said = run(play, folder)
    assert len(said) == 2
    assert "full" in said[0]
    assert "Play goes on, in memory alone" in said[0]
    assert "is kept again" in said[1]
    kept = sessions(folder)
    assert (kept[KEY].heard, kept[KEY].parts["0.match"]["n"]) == (4, 3)
    assert kept[OTHER].learner == BEN


def test_the_disk_is_asked_again_by_itself(folder):
    """Nobody need do anything, nor play on."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        with full(store):
            await store.keep(KEY, 1, {"0.match": LARGE})
            assert store.trouble
        while store.trouble:
            await asyncio.sleep(0)

    assert len(run(play, folder, retry_seconds=0)) == 2
    assert sessions(folder)[KEY].heard == 1


def test_what_is_lost_is_said_at_the_end(folder):
    """A disk that stays full until the server ends."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        full(store).__enter__()
        await store.keep(KEY, 1, {"0.match": LARGE})

    said = run(play, folder)
    assert "What was done in 1 session is lost" in said[-1]
    assert sessions(folder)[KEY].heard == 0


def test_what_cannot_be_deleted_is_not_said_to_be(folder):
    """A file that cannot be written keeps what it has; whoever wants it deleted hears that."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        file = store._keeper._file._file
        file.execute("PRAGMA query_only = ON")
        for forget in (store.forget(KEY), store.forget_learner(ANNA)):
            with pytest.raises(DataError, match="cannot be read or written"):
                await forget
        assert await store.end_old(datetime(2099, 1, 1, tzinfo=UTC)) == 0
        file.execute("PRAGMA query_only = OFF")
        await store.retry()
        await store.forget_learner(ANNA)

    run(play, folder)
    assert sessions(folder) == {}


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only root can mount a small disk")
def test_a_real_disk_that_is_full(tmp_path):
    """A disk of 256 kB: filled while a class plays, emptied, and everything is there."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk], capture_output=True, check=False)
    if mounted.returncode:
        pytest.skip("this computer lets nobody mount a small disk")

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        (disk / "filler").write_bytes(b"x" * os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize)
        for n in range(1, 20):
            await store.keep(KEY, n, {f"{n}.match": {"n": n, "text": "x" * 4000}})
        assert "full" in store.trouble
        (disk / "filler").unlink()
        await store.retry()
        assert store.trouble is None

    try:
        assert len(run(play, disk / "data")) == 2
        kept = sessions(disk / "data")[KEY]
        assert (kept.heard, len(kept.parts)) == (19, 19)
    finally:
        subprocess.run(["umount", disk], check=True)


def test_a_folder_that_cannot_be_written_is_said_at_the_start(tmp_path):
    """Play goes on in memory; when the folder can be made after all, all goes into it."""
    in_the_way = tmp_path / "data"
    in_the_way.write_text("a file")

    async def play(store):
        assert "cannot be made" in store.trouble
        await store.start(KEY, ANNA, WAR)
        await store.keep(KEY, 1, {"0.match": {"n": 1}})
        assert (await store.session(KEY)).heard == 1
        assert in_the_way.read_text() == "a file"
        in_the_way.unlink()
        await store.retry()

    said = run(play, in_the_way)
    assert len(said) == 2
    assert str(in_the_way) in said[0]
    assert sessions(in_the_way)[KEY].heard == 1


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_of_somebody_else_is_said_at_the_start(folder):
    """Permission denied, in words."""
    folder.mkdir(mode=0o500)

    async def play(store):
        await store.start(KEY, ANNA, WAR)

    assert "cannot be written" in run(play, folder)[0]


def test_a_file_that_another_program_writes_for_long(folder, monkeypatch):
    """Memory takes its place until it is free."""
    monkeypatch.setattr(data_file, "PATIENCE", 0)

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        with closing(sqlite3.connect(folder / NAME, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await store.keep(KEY, 1, {})
            assert "locked" in store.trouble
        await store.retry()
        assert store.trouble is None

    run(play, folder)
    assert sessions(folder)[KEY].heard == 1


# -------------------------------------------------------------------------------- a file that is damaged or not ours


@pytest.mark.parametrize("damage", ["garbage", "zeros", "holes", "a table less", "cut"])
def test_a_damaged_file_is_set_aside(folder, damage):
    """Under a name that nothing had; the server begins a new one, and says so."""
    clock = Clock()

    async def play(store):
        await asyncio.gather(*(store.start(f"{n:032x}", ANNA, WAR) for n in range(200)))

    run(play, folder, clock=clock)
    path = folder / NAME
    whole = path.read_bytes()
    if damage == "a table less":
        with closing(sqlite3.connect(path)) as file:
            file.execute("DROP TABLE parts")
            file.commit()
    else:
        spoilt = {
            "garbage": b"\xff" * 5000,
            "zeros": bytes(5000),
            "holes": whole[:5000] + b"\xff" * 9000 + whole[14000:],
            "cut": whole[:9000],
        }
        path.write_bytes(spoilt[damage])
    left = path.read_bytes()
    name = f"{NAME}.damaged-{clock.now.astimezone():%Y-%m-%d}"
    (folder / name).write_text("another one of this day")

    async def begin(store):
        await store.start(KEY, ANNA, WAR)
        assert store.trouble is None

    (said,) = run(begin, folder, clock=clock)
    assert f"set aside as {name}-2" in said
    assert (folder / name).read_text() == "another one of this day"
    assert (folder / f"{name}-2").read_bytes()[100:] == left[100:]
    assert list(sessions(folder)) == [KEY]


def test_a_file_that_is_damaged_while_it_is_in_use(folder):
    """It is set aside, and a page that is open begins anew what it holds."""

    async def play(store):
        await asyncio.gather(*(store.start(f"{n:032x}", ANNA, WAR) for n in range(500)))
        file = store._keeper._file._file
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with open(folder / NAME, "r+b") as spoilt:
            spoilt.seek(100)
            spoilt.write(b"\xff" * 60_000)
        file.execute("PRAGMA shrink_memory")  # as if it had been long ago
        with pytest.raises(NoSession):
            await store.keep(f"{7:032x}", 1, {"0.match": {}})
        await store.start(f"{7:032x}", ANNA, WAR)
        await store.keep(f"{7:032x}", 1, {"0.match": {}})
        assert store.trouble is None

    (said,) = run(play, folder)
    assert "is damaged" in said
    assert len(damaged_files(folder)) == 1
    assert [kept.heard for kept in sessions(folder).values()] == [1]


@needs_posix
def test_a_folder_that_is_deleted_while_it_is_in_use(folder):
    """What is kept from then on is in a new one, and no other server takes it."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        shutil.rmtree(folder)
        with pytest.raises(NoSession):
            await store.keep(KEY, 1, {})
        await store.start(KEY, ANNA, WAR)
        with pytest.raises(DataInUse):
            Store.open(folder, report=print)

    (said,) = run(play, folder)
    assert "was removed while it was in use" in said
    assert list(sessions(folder)) == [KEY]


def test_a_session_with_a_broken_letter_is_none(folder):
    """The others are read."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        await store.start(OTHER, ANNA, WAR)
        await store.keep(KEY, 1, {"0.match": {"n": 1}})

    run(play, folder)
    with closing(sqlite3.connect(folder / NAME)) as file:
        file.execute("UPDATE parts SET state = CAST(x'7b22ff' AS TEXT)")
        file.commit()
    assert list(sessions(folder)) == [OTHER]


def test_the_file_of_a_newer_cardlab_is_refused_and_left_alone(folder):
    """Not a byte of it changes."""
    folder.mkdir()
    DataFile(folder).close()
    with closing(sqlite3.connect(folder / NAME)) as file:
        file.execute("PRAGMA user_version = 2")
    before = (folder / NAME).read_bytes()
    with pytest.raises(NewerData, match=r"newer cardlab \(form 2; this one knows 1\).*update cardlab.*--data"):
        Store.open(folder, report=print)
    assert (folder / NAME).read_bytes() == before
    assert damaged_files(folder) == []


def test_the_database_of_another_program_is_refused_and_left_alone(folder):
    """Somebody else's file of this name."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / NAME)) as file:
        file.execute("CREATE TABLE pupils (name TEXT)")
    before = (folder / NAME).read_bytes()
    with pytest.raises(NewerData, match="another program"):
        Store.open(folder, report=print)
    assert (folder / NAME).read_bytes() == before


def test_a_second_server_is_refused(folder):
    """With what to do; it is let in when the first has ended."""

    async def play(store):
        with pytest.raises(DataInUse, match=r"end that one.*--data FOLDER.*--forget"):
            Store.open(folder, report=print)
        await store.start(KEY, ANNA, WAR)

    async def look(store):
        assert (await store.session(KEY)).learner == ANNA

    run(play, folder)
    run(look, folder)
