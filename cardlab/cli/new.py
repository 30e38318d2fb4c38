"""``cardlab new``: writes the first files of a new game, lesson, model, bot or language, with a test of what the author still
has to fill in.

The files go into a new package, or into one that has parts already; then `pyproject.toml` gets one more entry point. They come
from ``templates/<kind>/``, where only the name is a placeholder: `new_part` in lower case, `NewPart` for a class, `New part` in
words; `PLAYED` is the game of a lesson. Each ends in ``.txt``, so that nothing takes it for a module of cardlab.
"""

from __future__ import annotations

import re
import tomllib
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Any

from cardlab.core.errors import CardlabError, did_you_mean
from cardlab.core.foreign_files import ReadError, read_text
from cardlab.core.installed_packages import HOME
from cardlab.words.languages import DEFAULT_LANGUAGE, languages

TEMPLATES = HOME / "cli" / "templates"
KINDS = ("game", "lesson", "model", "bot", "language")


def new_part(kind: str, name: str, into: Path) -> Path:
    """Writes the first files of a part.

    Args:
        kind: One of `KINDS`.
        name: Its slug, or the tag of a language: ``garbage``, ``sv``.
        into: The folder in which to create the folder of the package; or the folder of an existing package with parts (a game,
            a lesson), to which this one is added.

    Returns: The folder of the package.

    Raises:
        CardlabError: There is no such kind, the name cannot be used, or the files exist already.
    """
    if kind not in KINDS:
        raise CardlabError(f"cardlab new cannot make a {kind!r:.40}. {did_you_mean(kind, KINDS)}")
    if parts := _parts(into):
        return _add(kind, name, into, parts)
    slug = _language(name) if kind == "language" else _slug(kind, name)
    package = f"words_{slug}" if kind == "language" else slug
    home = into / package
    if home.exists():
        raise CardlabError(f"{home} exists already: give another name, or another folder with --into{_or_add(kind, home)}")
    if kind != "language" and (spec := find_spec(slug)) is not None:
        there = Path(spec.origin).parent.parent if spec.origin else home
        raise CardlabError(f"there is a Python package {slug!r} already: give your {kind} another name{_or_add(kind, there)}")
    files = _templates(kind)
    if kind == "language":
        files |= _to_translate(Path(package, "locales", name))
    played = _played(slug)
    _write({home / _named(path.as_posix(), slug, name): _named(text, slug, name, played) for path, text in files.items()})
    return home


def _templates(kind: str) -> dict[Path, str]:
    """Returns the first files of a part of this kind, by their paths."""
    folder = TEMPLATES / kind
    files = sorted(folder.rglob("*.txt"))
    return {file.relative_to(folder).with_suffix(""): read_text(file) for file in files}


def _write(files: dict[Path, str]) -> None:
    try:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CardlabError(f"{path} cannot be written: {error}") from error


# ------------------------------------------------------------------------------------------------------ existing packages


def _parts(home: Path) -> dict[str, dict[str, str]]:
    """Returns the parts that the package in a folder declares: group -> name -> module. Empty if there is no such package."""
    try:
        project: dict[str, Any] = tomllib.loads(read_text(home / "pyproject.toml")).get("project", {})
    except (ReadError, tomllib.TOMLDecodeError):
        return {}
    points = project.get("entry-points", {})
    groups = [f"cardlab.{kind}s" for kind in KINDS if kind != "language"]
    return {group: points[group] for group in groups if points.get(group)}


def _or_add(kind: str, home: Path) -> str:
    """Returns how to add a part to the package in a folder, if there is one."""
    return f"; to add a {kind} to that package, write --into {home}" if _parts(home) else ""


def _add(kind: str, name: str, home: Path, parts: dict[str, dict[str, str]]) -> Path:
    """Writes the first files of a part into a package that has some already, and declares it there.

    Its module is named after its kind, ``lesson.py``, or if that exists, also after the part, ``second_lesson.py``.
    """
    if kind == "language":
        raise CardlabError(
            f"{home} is a package with parts: put their words in {name!r:.20} next to the English ones, in locales/"
        )
    slug, group = _slug(kind, name), f"cardlab.{kind}s"
    if slug in parts.get(group, {}):
        raise CardlabError(f"{home} declares a {kind} {slug!r} already: give yours another name")
    package = next(iter(next(iter(parts.values())).values())).partition(":")[0].partition(".")[0]
    folder = next((place / package for place in (home, home / "src") if (place / package).is_dir()), None)
    if folder is None:
        raise CardlabError(f"{home} has no folder {package!r}, although its pyproject.toml declares parts there")
    module = f"{slug}_{kind}" if (folder / f"{kind}.py").exists() else kind
    played = _played(slug, *parts.get("cardlab.games", {}))
    files = {home / "pyproject.toml": _declaring(home / "pyproject.toml", group, f'{slug} = "{package}.{module}"')}
    for path, text in _templates(kind).items():
        inside = path.parts[0] == "new_part"
        if path.name not in ("pyproject.toml", "__init__.py"):
            own = path.relative_to("new_part").as_posix() if inside else path.as_posix()
            target = (folder if inside else home) / _named(f"{module}.py" if own == f"{kind}.py" else own, slug, name)
            if target.exists():
                raise CardlabError(f"{target} exists already: give your {kind} another name")
            files[target] = _named(text, slug, name, played)
    _write(files)
    return home


def _declaring(project: Path, group: str, line: str) -> str:
    """Returns a `pyproject.toml` with one more entry point.

    Raises:
        CardlabError: Its entry points are written in a way that this command cannot extend.
    """
    text = read_text(project).rstrip() + "\n"
    head = re.search(rf"""^\[project\.entry-points\.["']{re.escape(group)}["']\]\n""", text, re.M)
    if head:
        text = f"{text[: head.end()]}{line}\n{text[head.end() :]}"
    else:
        text += f'\n[project.entry-points."{group}"]\n{line}\n'
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CardlabError(
            f"{project} has entry points that this command cannot extend: write {line} below {group!r} yourself"
        ) from error
    return text


# ------------------------------------------------------------------------------------------------ names


def _named(text: str, slug: str, tag: str, played: str = "") -> str:
    """Returns a template with the name of the part, and with that of the game of a lesson."""
    title = slug.replace("_", " ").capitalize()
    replaced = text.replace("new_part", slug).replace("NewPart", slug.title().replace("_", "")).replace("New part", title)
    return replaced.replace("TAG", tag).replace("PLAYED", played)


def _played(slug: str, *beside: str) -> str:
    """Returns the game of a new lesson: the one with the same name if it exists, or another one in its package."""
    return slug if slug in (*_known("game"), *beside) else next(iter(beside), "subtraction_war")


def _slug(kind: str, name: str) -> str:
    """Checks a name that a part can have, and a Python package too."""
    if not name.isidentifier() or name != name.lower() or not name.isascii() or name[0] == "_":
        raise CardlabError(f"{name!r:.40} is not a name for a {kind}: write small letters, digits and _, such as 'make_ten'")
    if iskeyword(name) or name == "tests":  # its package could not be imported, or would be taken for its tests
        raise CardlabError(f"{name!r} cannot be the name of a package: give your {kind} another name")
    if name in _known(kind):
        raise CardlabError(f"there is a {kind} {name!r} already: give yours another name")
    return name


def _known(kind: str) -> list[str]:
    from cardlab import bots, lessons, models
    from cardlab.core import registry

    known = {"game": registry.slugs, "lesson": lessons.slugs, "model": models.names, "bot": bots.names}
    return list(known[kind]())


def _language(tag: str) -> str:
    """Returns the tag of a language, as a part of a Python name.

    Raises:
        CardlabError: It is not the tag of a language whose plural forms and lists are known, or the language already has words.
    """
    from babel import Locale, UnknownLocaleError

    if tag in languages():
        raise CardlabError(
            f"there are words in the language {tag!r} already; `cardlab lint --language {tag}` lists what is left to translate"
        )
    try:
        Locale.parse(tag, sep="-")
    except (UnknownLocaleError, ValueError) as error:
        raise CardlabError(f"{tag!r:.40} is not a language: write its tag, such as 'sv' or 'pt-BR'") from error
    return tag.replace("-", "_").lower()


def _to_translate(folder: Path) -> dict[Path, str]:
    """Returns every built-in message, commented out until it is translated. Then the translator removes the ``#`` before its
    lines.
    """
    ours = HOME / "locales" / DEFAULT_LANGUAGE
    files = sorted(ours.rglob("*.ftl"))
    return {folder / file.relative_to(ours): _out_of_force(read_text(file)) for file in files}


def _out_of_force(text: str) -> str:
    head = '# To translate: write each message in your language, and take the "# " away before all its lines.\n\n'
    return head + "".join(f"# {line}\n" if line.strip() else "\n" for line in text.splitlines())
