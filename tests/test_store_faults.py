"""Stored data about learners when the disk or the file fails: as much as possible is stored, and the rest is reported."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime

import pytest

from cardlab.serve.storage import database
from cardlab.serve.storage.database import DatabaseFile
from cardlab.serve.storage.files import NAME, damaged_files
from cardlab.serve.storage.records import DataError, DataInUse, NewerData, NoSession, StoreClosed
from cardlab.serve.storage.store import Store
from tests.stores import ANNA, BEN, KEY, LARGE, OTHER, WAR, Clock, full, needs_posix, run, sessions


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "data"


# -------------------------------------------------------------------------------- a full disk


def test_play_continues_while_the_disk_is_full_and_is_stored_afterwards(folder):
    """The problem is reported once, and its end once. Afterwards the file has the messages that were acknowledged in between."""
    said = []

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        await store.save(KEY, 1, {"0.match": {"n": 1}, "0.practise": {"right": 1}})
        with full(store):
            for n in (2, 3):
                await store.save(KEY, n, {"0.match": {**LARGE, "n": n}})
            await store.start(OTHER, BEN, WAR)
            await store.retry()  # still full
            assert "full" in store.trouble
            kept = await store.session(KEY)
            assert (kept.messages, kept.parts["0.match"]["n"], kept.parts["0.practise"]) == (3, 3, {"right": 1})
            assert [kept.key for kept in await store.sessions()] == [KEY, OTHER]
            with pytest.raises(NoSession):
                await store.save("e5" * 16, 1, {})
        await store.retry()
        assert store.trouble is None
        await store.save(KEY, 4, {})

    said = run(play, folder)
    assert len(said) == 2
    assert "full" in said[0]
    assert "Sessions stay in memory" in said[0]
    assert "saved again" in said[1]
    kept = sessions(folder)
    assert (kept[KEY].messages, kept[KEY].parts["0.match"]["n"]) == (4, 3)
    assert kept[OTHER].learner == BEN


def test_the_disk_is_tried_again_automatically(folder):
    """Nobody needs to do anything, not even play on."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        with full(store):
            await store.save(KEY, 1, {"0.match": LARGE})
            assert store.trouble
        while store.trouble:
            await asyncio.sleep(0)

    assert len(run(play, folder, retry_seconds=0)) == 2
    assert sessions(folder)[KEY].messages == 1


def test_lost_data_are_reported_at_the_end(folder):
    """The disk stays full until the server ends."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        full(store).__enter__()
        await store.save(KEY, 1, {"0.match": LARGE})

    said = run(play, folder)
    assert "The progress of 1 session is lost" in said[-1]
    assert sessions(folder)[KEY].messages == 0


def test_a_failed_deletion_is_reported(folder):
    """A file that cannot be written keeps its contents, and the request to delete something fails."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        file = store._failover._file._connection
        file.execute("PRAGMA query_only = ON")
        with pytest.raises(DataError, match="cannot be read or written"):
            await store.delete(KEY)
        assert await store.session(KEY) is not None
        assert await store.delete_old(datetime(2099, 1, 1, tzinfo=UTC)) == 0
        file.execute("PRAGMA query_only = OFF")
        await store.retry()
        await store.delete(KEY)

    run(play, folder)
    assert sessions(folder) == {}


def test_sessions_cannot_fill_the_disk(folder, monkeypatch):
    """The file has a size limit, which acts like a full disk: it is reported, and play goes on."""
    monkeypatch.setattr(database, "MAX_BYTES", 200_000)

    async def play(store):
        for n in range(40):
            await store.start(f"{n:032}", ANNA, WAR)
            await store.save(f"{n:032}", 1, {"0.match": LARGE})
        assert "full" in store.trouble
        assert (folder / NAME).stat().st_size <= 200_000

    assert "Sessions stay in memory" in run(play, folder)[0]


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only root can mount a small disk")
def test_a_real_disk_that_is_full(tmp_path):
    """A disk of 256 kB is filled while a class plays, and emptied, and then everything is stored."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk], capture_output=True, check=False)
    if mounted.returncode:
        pytest.skip("this computer lets nobody mount a small disk")

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        (disk / "filler").write_bytes(b"x" * os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize)
        for n in range(1, 20):
            await store.save(KEY, n, {f"{n}.match": {"n": n, "text": "x" * 4000}})
        assert "full" in store.trouble
        (disk / "filler").unlink()
        await store.retry()
        assert store.trouble is None

    try:
        assert len(run(play, disk / "data")) == 2
        kept = sessions(disk / "data")[KEY]
        assert (kept.messages, len(kept.parts)) == (19, 19)
    finally:
        subprocess.run(["umount", disk], check=True)


def test_an_unwritable_folder_is_reported_at_the_start(tmp_path):
    """Play goes on in memory. When the folder can be created, everything goes into it."""
    in_the_way = tmp_path / "data"
    in_the_way.write_text("a file")

    async def play(store):
        assert "cannot be created" in store.trouble
        await store.start(KEY, ANNA, WAR)
        await store.save(KEY, 1, {"0.match": {"n": 1}})
        assert (await store.session(KEY)).messages == 1
        assert in_the_way.read_text() == "a file"
        in_the_way.unlink()
        await store.retry()

    said = run(play, in_the_way)
    assert len(said) == 2
    assert str(in_the_way) in said[0]
    assert sessions(in_the_way)[KEY].messages == 1


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_of_another_user_is_reported_at_the_start(folder):
    """The message says that permission is denied."""
    folder.mkdir(mode=0o500)

    async def play(store):
        await store.start(KEY, ANNA, WAR)

    assert "cannot be written" in run(play, folder)[0]


def test_a_file_locked_by_another_program(folder, monkeypatch):
    """Memory replaces it until it is free."""
    monkeypatch.setattr(database, "PATIENCE", 0)

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        with closing(sqlite3.connect(folder / NAME, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await store.save(KEY, 1, {})
            assert "locked" in store.trouble
        await store.retry()
        assert store.trouble is None

    run(play, folder)
    assert sessions(folder)[KEY].messages == 1


# -------------------------------------------------------------------------------- a file that is damaged or not ours


@pytest.mark.parametrize("damage", ["garbage", "zeros", "holes", "a table less", "cut"])
def test_a_damaged_file_is_set_aside(folder, damage):
    """It gets an unused name, and the server begins a new file and reports it."""
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


def test_a_file_that_is_damaged_during_use(folder):
    """The file is set aside, and the session of an open page starts over."""

    async def play(store):
        await asyncio.gather(*(store.start(f"{n:032x}", ANNA, WAR) for n in range(500)))
        file = store._failover._file._connection
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with open(folder / NAME, "r+b") as spoilt:
            spoilt.seek(100)
            spoilt.write(b"\xff" * 60_000)
        file.execute("PRAGMA shrink_memory")  # as if it had been long ago
        with pytest.raises(NoSession):
            await store.save(f"{7:032x}", 1, {"0.match": {}})
        await store.start(f"{7:032x}", ANNA, WAR)
        await store.save(f"{7:032x}", 1, {"0.match": {}})
        assert store.trouble is None

    (said,) = run(play, folder)
    assert "is damaged" in said
    assert len(damaged_files(folder)) == 1
    assert [kept.messages for kept in sessions(folder).values()] == [1]


@needs_posix
def test_a_folder_that_is_deleted_during_use(folder):
    """Later changes go to a new file, and no other server takes it."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        shutil.rmtree(folder)
        with pytest.raises(NoSession):
            await store.save(KEY, 1, {})
        await store.start(KEY, ANNA, WAR)
        with pytest.raises(DataInUse):
            Store.open(folder, report=print)

    (said,) = run(play, folder)
    assert "was removed while it was in use" in said
    assert list(sessions(folder)) == [KEY]


def test_a_session_with_a_broken_character_is_ignored(folder):
    """The others are read."""

    async def play(store):
        await store.start(KEY, ANNA, WAR)
        await store.start(OTHER, ANNA, WAR)
        await store.save(KEY, 1, {"0.match": {"n": 1}})

    run(play, folder)
    with closing(sqlite3.connect(folder / NAME)) as file:
        file.execute("UPDATE parts SET state = CAST(x'7b22ff' AS TEXT)")
        file.commit()
    assert list(sessions(folder)) == [OTHER]


def test_the_file_of_a_newer_cardlab_is_refused_and_not_changed(folder):
    folder.mkdir()
    DatabaseFile(folder).close()
    with closing(sqlite3.connect(folder / NAME)) as file:
        file.execute("PRAGMA user_version = 2")
    before = (folder / NAME).read_bytes()
    with pytest.raises(NewerData, match=r"newer cardlab \(format 2; this one reads 1\).*update cardlab.*--data"):
        Store.open(folder, report=print)
    assert (folder / NAME).read_bytes() == before
    assert damaged_files(folder) == []


def test_the_database_of_another_program_is_refused_and_not_changed(folder):
    """It merely has the same name."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / NAME)) as file:
        file.execute("CREATE TABLE pupils (name TEXT)")
    before = (folder / NAME).read_bytes()
    with pytest.raises(NewerData, match="another program"):
        Store.open(folder, report=print)
    assert (folder / NAME).read_bytes() == before


def test_a_second_server_is_refused(folder):
    """The error says what to do. When the first server has ended, the second can start."""

    async def play(store):
        with pytest.raises(DataInUse, match=r"stop that one.*--data FOLDER.*--in-memory"):
            Store.open(folder, report=print)
        await store.start(KEY, ANNA, WAR)

    async def look(store):
        assert (await store.session(KEY)).learner == ANNA

    run(play, folder)
    run(look, folder)


def test_what_comes_while_a_store_closes_is_refused_and_reports_no_damage(folder):
    async def play(store):
        await store.start(KEY, ANNA, WAR)
        closing_store = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        with pytest.raises(StoreClosed, match="start the server again"):
            await store.save(KEY, 1, {})
        await closing_store

    assert run(play, folder) == []
    assert sessions(folder)[KEY].messages == 0
