"""``cardlab new``: the beginning of a part in a package of its own, with the words to fill in and a test that asks for them.

The files stand in ``templates/<kind>/``, as they will be but for the name: `new_part` in small letters, `NewPart` for a class,
`New part` in words. Each ends in ``.txt``, so that nothing takes it for a module of ours.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from cardlab.core.errors import CardlabError, did_you_mean
from cardlab.core.packages import HOME
from cardlab.words.languages import DEFAULT_LANGUAGE, languages

TEMPLATES = HOME / "cli" / "templates"
KINDS = ("game", "lesson", "model", "player", "language")


def new_part(kind: str, name: str, into: Path) -> Path:
    """Write the beginning of a part.

    Args:
        kind: One of `KINDS`.
        name: Its slug, or the tag of a language: ``garbage``, ``sv``.
        into: The folder in which the folder of the package is made.

    Returns: The folder of the package.

    Raises:
        CardlabError: There is no such kind, the name cannot be used, or the folder is there already.
    """
    if kind not in KINDS:
        raise CardlabError(f"cardlab new makes no {kind!r:.40}. {did_you_mean(kind, KINDS)}")
    slug = _language(name) if kind == "language" else _slug(kind, name)
    package = f"words_{slug}" if kind == "language" else slug
    home = into / package
    if home.exists():
        raise CardlabError(f"{home} is there already: give another name, or another folder with --into")
    files = {file.relative_to(TEMPLATES / kind): file.read_text(encoding="utf-8") for file in _files(TEMPLATES / kind)}
    if kind == "language":
        files |= _to_translate(Path(package, "locales", name))
    try:
        for path, text in files.items():
            target = home / _named(str(path.with_suffix("")), slug, name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_named(text, slug, name), encoding="utf-8")
    except OSError as error:
        raise CardlabError(f"{home} cannot be written: {error}") from error
    return home


def _files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.txt"))


def _named(text: str, slug: str, tag: str) -> str:
    """A template with the name of the part."""
    title = slug.replace("_", " ").capitalize()
    replaced = text.replace("new_part", slug).replace("NewPart", slug.title().replace("_", "")).replace("New part", title)
    return replaced.replace("TAG", tag)


def _slug(kind: str, name: str) -> str:
    """A name that a part can have: it is a Python package too."""
    if not name.isidentifier() or name != name.lower() or not name.isascii() or name[0] == "_":
        raise CardlabError(f"{name!r:.40} is no name for a {kind}: write small letters, digits and _, such as 'make_ten'")
    if name in _known(kind):
        raise CardlabError(f"there is a {kind} {name!r} already: give yours another name")
    if find_spec(name) is not None:
        raise CardlabError(f"there is a Python package {name!r} already: give your {kind} another name")
    return name


def _known(kind: str) -> list[str]:
    from cardlab import lessons, models, players
    from cardlab.core import registry

    known = {"game": registry.slugs, "lesson": lessons.slugs, "model": models.names, "player": players.names}
    return list(known[kind]())


def _language(tag: str) -> str:
    """The tag of a language, as a part of a Python name.

    Raises:
        CardlabError: It is no tag of a language whose plural forms and lists are known, or there are words in it already.
    """
    from babel import Locale, UnknownLocaleError

    if tag in languages():
        raise CardlabError(
            f"there are words in the language {tag!r} already; `cardlab lint --language {tag}` says what is left"
        )
    try:
        Locale.parse(tag, sep="-")
    except (UnknownLocaleError, ValueError) as error:
        raise CardlabError(f"{tag!r:.40} is no language: write its tag, such as 'sv' or 'pt-BR'") from error
    return tag.replace("-", "_").lower()


def _to_translate(folder: Path) -> dict[Path, str]:
    """Every message of ours, put out of force until it is translated: then the ``#`` before its lines goes."""
    ours = HOME / "locales" / DEFAULT_LANGUAGE
    return {
        folder / file.relative_to(ours).with_suffix(".ftl.txt"): _out_of_force(file.read_text(encoding="utf-8"))
        for file in sorted(ours.rglob("*.ftl"))
    }


def _out_of_force(text: str) -> str:
    head = '# To translate: write each message in your language, and take the "# " away before all its lines.\n\n'
    return head + "".join(f"# {line}\n" if line.strip() else "\n" for line in text.splitlines())
