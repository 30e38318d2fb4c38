"""`cardlab data` shows, exports, backs up, restores and deletes stored data about learners, also while a server runs."""

import asyncio
import json
import os
import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from cardlab import start
from cardlab.cli.commands import main
from cardlab.serve.storage.database import DatabaseFile
from cardlab.serve.storage.files import NAME, damaged_files
from cardlab.serve.storage.records import NoSession, Record
from cardlab.serve.storage.store import Store

ANNA, BEN = "c3" * 16, "d4" * 16
NOW = datetime.now(UTC).replace(microsecond=0)
DAY = timedelta(days=1)


def session(n, learner, description, days_ago=0):
    moment = NOW - days_ago * DAY
    return Record(
        f"{n:032x}", learner, description, 3, {"0.match": {"actions": ["all turn"], "who": "of-anna"}}, moment, moment
    )


WAR = {"path": "games.ipynb", "query": {"game": "war"}, "widgets": [{"kind": "table", "match": start("war", seed=7).save()}]}
LESSON = {"path": "lesson.ipynb", "query": {}, "widgets": [{"kind": "lesson", "slug": "addition_war"}, *WAR["widgets"]]}
OWN = {"path": "own/of_my_own.ipynb", "query": {}, "widgets": [{"kind": "still"}]}
ALL = [session(1, ANNA, WAR, 20), session(2, ANNA, LESSON, 8), session(3, BEN, WAR, 2), session(4, BEN, OWN)]


@pytest.fixture
def folder(tmp_path):
    """Returns a folder with four sessions of two learners."""
    folder = tmp_path / "data"
    folder.mkdir()
    with closing(DatabaseFile(folder)) as file, file.transaction():
        file.copy(ALL)
    return folder


def left(folder):
    with closing(DatabaseFile(folder)) as file:
        return [int(session.key, 16) for session in file.sessions()]


def data(capsys, folder, *arguments):
    """Returns the output of the command, which must succeed."""
    assert main(["data", "--data", str(folder), *arguments]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    return shown.out


def refused(capsys, folder, *arguments):
    assert main(["data", "--data", str(folder), *arguments]) == 2
    return capsys.readouterr().err


def test_it_shows_the_stored_data_and_their_place(folder, capsys):
    """It lists file, size, learners, sessions, the first and last day, and the games, lessons and notebooks."""
    shown = data(capsys, folder)
    assert str(folder / NAME) in shown
    assert "kB)" in shown
    first, last = (f"{moment.astimezone():%Y-%m-%d %H:%M}" for moment in (NOW - 20 * DAY, NOW))
    assert f"2 learners, 4 sessions, from {first} to {last}" in shown
    assert [line.split() for line in shown.splitlines()[2:]] == [
        ["war", "2", "sessions"],
        ["addition_war,", "war", "1", "session"],
        ["of_my_own", "1", "session"],
    ]
    assert data(capsys, folder, "show") == shown


def test_it_lists_learners(folder, capsys):
    """It gives only as much of each id as is unambiguous, because a whole id would give access."""
    shown = data(capsys, folder, "show", "--learners")
    assert "learner c3c3c3c3: 2 sessions" in shown
    assert "war, addition_war" in shown
    assert "learner d4d4d4d4: 2 sessions" in shown
    assert ANNA not in shown


@pytest.mark.parametrize(
    "arguments", [("show",), ("delete", "--all"), ("delete", "--older-than", "3"), ("delete", "--learner", "c3")]
)
def test_an_unused_folder_is_reported_and_not_created(tmp_path, capsys, arguments):
    assert data(capsys, tmp_path / "none", *arguments) == f"Nothing is stored in {tmp_path / 'none'}.\n"
    assert not (tmp_path / "none").exists()


def test_the_default_is_the_users_folder(tmp_path, capsys, monkeypatch):
    """It is the same as for `cardlab serve`."""
    monkeypatch.setattr("cardlab.serve.storage.files.data_folder", lambda: tmp_path / "cardlab")
    assert main(["data"]) == 0
    assert str(tmp_path / "cardlab") in capsys.readouterr().out


def test_the_folder_may_come_last(folder, capsys):
    """The option may be before or after the subcommand."""
    assert main(["data", "show", "--data", str(folder)]) == 0
    assert "4 sessions" in capsys.readouterr().out


# -------------------------------------------------------------------------------- export


def test_everything_is_exported_as_lines_of_json(folder, tmp_path, capsys):
    """Only the ends of keys and ids are left out, because whole ones would give access to a session."""
    file = tmp_path / "all.jsonl"
    assert data(capsys, folder, "export", str(file)) == f"{file}: 4 sessions\n"
    page = (Path(__file__).parents[1] / "docs" / "reference" / "file_formats.md").read_text(encoding="utf-8")
    named = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`[^|]*) \|", page.partition("| in a line |")[2], re.MULTILINE)))
    assert named == [*json.loads(file.read_text(encoding="utf-8").splitlines()[0])]
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line["description"] for line in lines] == [WAR, LESSON, WAR, OWN]
    assert lines[0] == {
        "session": ALL[0].key[:8],
        "learner": "c3c3c3c3",
        "begun": ALL[0].begun.isoformat(),
        "touched": ALL[0].touched.isoformat(),
        "messages": 3,
        "description": WAR,
        "parts": ALL[0].parts,
    }
    assert os.name != "posix" or file.stat().st_mode & 0o777 == 0o600


def test_an_export_overwrites_nothing(folder, tmp_path, capsys):
    """An existing file stays, and a file that cannot be created is named."""
    file = tmp_path / "all.jsonl"
    file.write_text("precious")
    assert f"{file} already exists" in refused(capsys, folder, "export", str(file))
    assert file.read_text() == "precious"
    assert "cannot be written" in refused(capsys, folder, "export", str(tmp_path / "none" / "all.jsonl"))


def test_exporting_nothing_writes_an_empty_file(tmp_path, capsys):
    assert data(capsys, tmp_path / "none", "export", str(tmp_path / "all.jsonl")).endswith(": 0 sessions\n")


# -------------------------------------------------------------------------------- delete


def test_a_learner_is_deleted(folder, capsys):
    """All sessions of the learner are deleted, with every byte of them."""
    assert data(capsys, folder, "delete", "--learner", "C3C3C3C3", "--yes") == "Deleted: 2 sessions of learner c3c3c3c3.\n"
    assert left(folder) == [3, 4]
    assert ANNA.encode() not in (folder / NAME).read_bytes()


@pytest.mark.parametrize(
    ("first", "said"), [("ff", "no learner's id begins with 'ff'"), ("", "more than one"), ("%", "no learner's")]
)
def test_an_unknown_or_ambiguous_id_is_refused(folder, capsys, first, said):
    told = refused(capsys, folder, "delete", "--learner", first, "--yes")
    assert said in told
    assert "cardlab data show --learners" in told
    assert left(folder) == [1, 2, 3, 4]


def test_old_data_are_deleted(folder, capsys):
    """These are sessions that have not changed for this many days, and damaged files that have not been written."""
    for name, days in (("learners.sqlite.damaged-2026-10-01", 40), ("learners.sqlite.damaged-2026-11-22", 1)):
        (folder / name).write_bytes(b"of-anna")
        (folder / f"{name}-wal").write_bytes(b"of-anna")
        os.utime(folder / name, 2 * ((NOW - days * DAY).timestamp(),))
    assert data(capsys, folder, "delete", "--older-than", "7", "--yes") == "Deleted: 2 sessions and 1 damaged file.\n"
    assert left(folder) == [3, 4]
    assert [path.name for path in damaged_files(folder)] == ["learners.sqlite.damaged-2026-11-22"]
    assert not (folder / "learners.sqlite.damaged-2026-10-01-wal").exists()


@pytest.mark.parametrize("days", ["-1", "99999999999"])
def test_an_impossible_number_of_days_is_refused(folder, capsys, days):
    """The error gives the allowed range."""
    assert f"--older-than is {days}, but must be from 0 to" in refused(capsys, folder, "delete", "--older-than", days, "--yes")
    assert len(left(folder)) == 4


def test_everything_is_deleted(folder, capsys):
    """The sessions and the damaged files are gone, and the file becomes smaller."""
    with closing(DatabaseFile(folder)) as file, file.transaction():
        file.copy([session(n, ANNA, {**WAR, "text": "x" * 9000}) for n in range(100, 200)])
    before = (folder / NAME).stat().st_size
    (folder / f"{NAME}.damaged-2026-11-22").write_bytes(b"of-anna")
    assert "damaged and set aside" in data(capsys, folder).lower()
    assert data(capsys, folder, "delete", "--all", "--yes") == "Deleted: all sessions and exit tickets and 1 damaged file.\n"
    assert left(folder) == []
    assert damaged_files(folder) == []
    assert (folder / NAME).stat().st_size < before / 10
    assert b"of-anna" not in (folder / NAME).read_bytes()
    assert "No session is stored." in data(capsys, folder)


@pytest.mark.parametrize("which", [("--all",), ("--learner", "c3c3"), ("--older-than", "1")])
@pytest.mark.parametrize(("answer", "deleted"), [("y", True), ("YES ", True), ("n", False), ("", False), (None, False)])
def test_it_asks_for_confirmation(folder, capsys, monkeypatch, which, answer, deleted):
    """Any answer except yes, and a missing answer, count as no."""
    asked = []

    def ask(question):
        asked.append(question)
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr("builtins.input", ask)
    code = main(["data", "--data", str(folder), "delete", *which])
    assert (code == 0) == deleted == (len(left(folder)) < 4)
    assert len(asked) == 1
    assert asked[0].startswith("Delete ")
    assert deleted or "nothing was deleted: confirm with y, or use --yes" in capsys.readouterr().err


# -------------------------------------------------------------------------------- backups


def test_a_backup_of_a_running_server_has_the_latest_changes_and_comes_back(folder, tmp_path, capsys):
    """A restore adds what is missing, and leaves alone what a running server may have in memory."""
    backup = tmp_path / "monday.sqlite"

    async def serve():
        store = Store.open(folder, report=print)
        await store.save(ALL[3].key, 9, {"0.match": {"actions": []}})
        assert data(capsys, folder, "backup", str(backup)) == f"{backup}: 4 sessions\n"
        await store.save(ALL[3].key, 10, {"0.match": {"actions": ["later"]}})
        await store.delete(ALL[0].key)
        assert data(capsys, folder, "restore", str(backup)) == "Added: 1 session.\n"
        back, later = await store.session(ALL[0].key), await store.session(ALL[3].key)
        assert back.parts == ALL[0].parts
        assert (later.messages, later.parts["0.match"]) == (10, {"actions": ["later"]})
        assert "a server stores its sessions" in refused(capsys, folder, "restore", str(backup), "--replace", "--yes")
        await store.save(ALL[0].key, 4, {})
        assert store.trouble is None
        await store.close()

    asyncio.run(serve())
    assert data(capsys, folder, "restore", str(backup), "--replace", "--yes") == "Added: 4 sessions.\n"
    with closing(DatabaseFile(folder)) as file:
        assert {one.key: one.messages for one in file.sessions()} == {one.key: 3 for one in ALL[:3]} | {ALL[3].key: 9}


def test_a_backup_is_one_file_that_only_its_owner_can_read(folder, tmp_path, capsys):
    backup = tmp_path / "backups" / "monday.sqlite"
    backup.parent.mkdir()
    data(capsys, folder, "backup", str(backup))
    assert [*backup.parent.iterdir()] == [backup]
    assert os.name != "posix" or backup.stat().st_mode & 0o777 == 0o600
    assert f"{backup} already exists" in refused(capsys, folder, "backup", str(backup))
    assert data(capsys, tmp_path / "new" / "home", "restore", str(backup)) == "Added: 4 sessions.\n"
    assert left(tmp_path / "new" / "home") == left(folder)


def test_a_failed_backup_leaves_no_file(folder, tmp_path, capsys, monkeypatch):
    """A disk that is full, a folder that is missing, and a stored file that is damaged."""
    assert "cannot be read or written" in refused(capsys, folder, "backup", str(tmp_path / "none" / "monday.sqlite"))
    assert "nothing is stored" in refused(capsys, tmp_path / "empty", "backup", str(tmp_path / "monday.sqlite"))
    (folder / NAME).write_bytes((folder / NAME).read_bytes()[:8000])
    assert "monday.sqlite" in refused(capsys, folder, "backup", str(tmp_path / "monday.sqlite"))
    assert [path for path in tmp_path.iterdir() if path != folder] == []


@pytest.mark.parametrize(
    ("contents", "said"),
    [
        (b"", "is no backup of this cardlab"),
        (b"not a database" * 500, "cannot be read or written: file is not a database"),
        ("cut", "is damaged|disk image is malformed"),
        ("PRAGMA user_version = 99", "is no backup of this cardlab .format 99"),
        ("DROP TABLE parts", "no such table: parts"),
    ],
)
def test_another_file_is_no_backup_and_changes_nothing(folder, tmp_path, capsys, contents, said):
    backup = tmp_path / "odd.sqlite"
    if isinstance(contents, bytes):
        backup.write_bytes(contents)
    else:
        data(capsys, folder, "backup", str(backup))
        if contents == "cut":
            backup.write_bytes(backup.read_bytes()[:9000])
        else:
            with closing(sqlite3.connect(backup)) as changed:
                changed.execute(contents)
    for more in ([], ["--replace", "--yes"]):
        assert re.search(said, refused(capsys, folder, "restore", str(backup), *more))
    assert left(folder) == [1, 2, 3, 4]
    assert "there is no file" in refused(capsys, folder, "restore", str(tmp_path / "none"))


def test_a_restore_that_replaces_asks_first(folder, tmp_path, capsys, monkeypatch):
    data(capsys, folder, "backup", str(tmp_path / "all.sqlite"))
    monkeypatch.setattr("builtins.input", lambda question: "n")
    assert "nothing was deleted" in refused(capsys, folder, "restore", str(tmp_path / "all.sqlite"), "--replace")
    assert left(folder) == [1, 2, 3, 4]


# -------------------------------------------------------------------------------- a running server, a damaged file


def test_it_works_while_a_server_runs(folder, tmp_path, capsys):
    """The server finds the deleted data gone, and continues to write."""

    async def serve():
        store = Store.open(folder, report=print)
        await store.save(ALL[3].key, 9, {"0.match": {}})
        assert "in use by a server" in data(capsys, folder)
        data(capsys, folder, "export", str(tmp_path / "all.jsonl"))
        data(capsys, folder, "delete", "--learner", ANNA, "--yes")
        assert [kept for kept in await store.sessions() if kept.learner == ANNA] == []
        with pytest.raises(NoSession):
            await store.save(ALL[0].key, 4, {})
        await store.save(ALL[3].key, 10, {})
        data(capsys, folder, "delete", "--all", "--yes")
        await store.start("e5" * 16, ANNA, WAR)
        assert store.trouble is None
        await store.close()

    asyncio.run(serve())
    assert "in use" not in data(capsys, folder)
    assert left(folder) == [int("e5" * 16, 16)]
    assert json.loads((tmp_path / "all.jsonl").read_text().splitlines()[3])["messages"] == 9


def test_a_damaged_file_is_named_and_can_be_deleted(folder, capsys):
    """It stays unchanged until the user asks to delete it."""
    (folder / NAME).write_bytes(b"\xff" * 5000)
    for arguments in (["show"], ["export", str(folder / "all")], ["delete", "--older-than", "0", "--yes"]):
        assert f"{folder / NAME} is damaged" in refused(capsys, folder, *arguments)
    assert (folder / NAME).read_bytes() == b"\xff" * 5000
    assert data(capsys, folder, "delete", "--all", "--yes") == "Deleted: all sessions and exit tickets.\n"
    assert not (folder / NAME).exists()


def test_a_damaged_file_in_use_is_not_deleted(folder, capsys, monkeypatch):
    """The server would continue to write into a deleted file."""
    (folder / NAME).write_bytes(b"\xff" * 5000)
    monkeypatch.setattr("cardlab.cli.learner_data.is_in_use", lambda _: True)
    assert "is damaged" in refused(capsys, folder, "delete", "--all", "--yes")
    assert (folder / NAME).exists()


def test_a_file_of_a_newer_cardlab_is_not_touched(folder, capsys):
    """The command explains this, and ends with status 2."""
    with closing(sqlite3.connect(folder / NAME)) as file:
        file.execute("PRAGMA user_version = 9")
    before = (folder / NAME).read_bytes()
    assert "newer cardlab" in refused(capsys, folder, "delete", "--all", "--yes")
    assert (folder / NAME).read_bytes() == before


ODD = [
    {},
    {"widgets": None, "path": 7},
    {
        "widgets": [
            3,
            {"kind": "lesson"},
            {"kind": "table", "match": "{"},
            {"kind": "table", "match": "[]"},
            {"kind": "table", "match": "{}"},
        ]
    },
]


@pytest.mark.parametrize("description", ODD)
def test_unusual_descriptions_are_shown_too(folder, capsys, description):
    """Any description is shown on one line."""
    with closing(DatabaseFile(folder)) as file, file.transaction():
        file.copy([session(9, ANNA, description)])
    assert "5 sessions" in data(capsys, folder, "show", "--learners")
