"""The codes of a server: the access code, which a class has, and the teacher's code. A cookie remembers each."""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Callable, MutableMapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlencode, urlsplit

from cardlab.core.errors import CardlabError
from cardlab.core.foreign_files import ReadError, decoded
from cardlab.serve.http.cookies import LEARNER, browser_of
from cardlab.serve.http.limits import LIMITS, Budget, Limits, network_of
from cardlab.serve.http.request_checks import Request, is_here
from cardlab.serve.pages.locale_links import address, locale_query
from cardlab.serve.pages.page_frame import framed
from cardlab.words.words import Words

CONSONANTS = "bdfghjklmnprstvwz"
VOWELS = "aeiou"
SYLLABLES = 6
"""The number of syllables of a new code. Each is one of 85, so six are 38 bits."""
LEAST_LETTERS = 10
LEAST_PARTS = 3
"""The minimum number of different words and numbers in a chosen code. The right code always opens, however many wrong ones came
before. So somebody may guess as fast as the server answers, and finds two words of a dictionary within hours.
"""
MOST_LETTERS = 100
MOST_REPORTS = 20
"""The number of addresses whose wrong codes are reported in the terminal, so that a flood does not fill it."""


@dataclass(frozen=True)
class CodeKind:
    """A kind of code.

    Attributes:
        name: The beginning of its messages, and what the terminal calls it with spaces in place of ``_``.
        option: The option of `cardlab serve` that sets it.
        variable: The environment variable that holds it.
        cookie: The cookie that remembers it.
        seconds: How long a browser keeps the cookie.
        path: The page that asks for it, below the address of the server.
    """

    name: str
    option: str
    variable: str
    cookie: str
    seconds: int
    path: str


ACCESS = CodeKind("access_code", "--access-code", "CARDLAB_CODE", "cardlab-door", 30 * 24 * 3600, "cardlab/door")
"""Opens the pages for learners."""
TEACHER = CodeKind(
    "teacher_code", "--teacher-code", "CARDLAB_TEACHER_CODE", "cardlab-teacher", 12 * 3600, "cardlab/teacher-code"
)
"""Opens teacher's pages too, for one school day, because a teacher may type it on a computer that pupils use later."""


def new_code() -> str:
    """Returns a new code that is easy to say aloud, such as ``bado-kime-rusa``."""
    while True:
        syllables = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES)]
        code = "-".join("".join(syllables[at : at + 2]) for at in range(0, SYLLABLES, 2))
        if len(_parts(code)) >= LEAST_PARTS:  # two of the three words are equal in one code of 2,400
            return code


def read_code(kind: CodeKind, file: Path | None, environment: MutableMapping[str, str]) -> str:
    """Reads a code from a file, or else from the environment; "" if neither has one.

    Every user of the computer can read the arguments of a command in the list of processes, but not these two. The code is
    removed from the environment, because visitors' Jupyter kernels inherit it.

    Args:
        kind: The kind of code.
        file: The file. White space around the code does not count.
        environment: Names and values, such as `os.environ`.

    Raises:
        CardlabError: The file cannot be read, or has no code.
    """
    said = environment.pop(kind.variable, "").strip()
    if file is None:
        return said
    todo = f"write the code into it, {LEAST_LETTERS} letters or more"
    try:
        code = decoded(file.read_bytes(), file).strip()  # PowerShell writes UTF-16
    except FileNotFoundError as error:
        raise CardlabError(f"{kind.option}-file: there is no file {file}: {todo}") from error
    except OSError as error:
        raise CardlabError(f"{kind.option}-file {file} cannot be read: {error.strerror}") from error
    except ReadError as error:
        raise CardlabError(f"{kind.option}-file: {error}") from error
    if not code:
        raise CardlabError(f"{kind.option}-file {file} is empty: {todo}")
    return code


class AccessCode:
    """A code of a server, and the cookie that remembers it.

    Args:
        code: The code. Only letters and digits count, in upper or lower case.
        base_url: The path of the server, with a slash at its end.
        kind: What it opens.
        teacher: The teacher's code, which opens everything that this one opens.
        proxied: Whether the server is behind a proxy, so that no request counts as one from this computer.
        framed: Whether pages of other sites may show ours in frames.
        limits: How many wrong codes may come before the terminal says so.
        report: Called with problems, in words.

    Raises:
        CardlabError: The code is too short, too long, or easy to guess.
    """

    code: str

    def __init__(
        self,
        code: str,
        base_url: str = "/",
        *,
        kind: CodeKind = ACCESS,
        teacher: AccessCode | None = None,
        proxied: bool = False,
        framed: bool = False,
        limits: Limits = LIMITS,
        report: Callable[[str], None] = lambda _: None,
    ) -> None:
        n, parts = len(_plain(code)), len(_parts(code))
        if not LEAST_LETTERS <= n <= MOST_LETTERS or parts < LEAST_PARTS:
            raise CardlabError(
                f"{kind.option}: the code has {n} letters and digits and {parts} different words and numbers, but must have "
                f"{LEAST_LETTERS} to {MOST_LETTERS} letters and digits, and {LEAST_PARTS} different words and numbers or more: "
                f"bado-kime-rusa, or 14-red-lanterns. Leave {kind.option} out for a new code"
            )
        if teacher is not None and _plain(code) == _plain(teacher.code):
            raise CardlabError("the teacher's code is the access code, which the class knows: choose another --teacher-code")
        self.code = code
        self.base_url = base_url
        self.kind = kind
        self.teacher = teacher
        self.path = base_url + kind.path
        self.proxied = proxied
        self.framed = framed
        # Derived from the code alone, so that cookies outlive a restart with the same code.
        self.token = hmac.new(_plain(code).encode(), kind.cookie.replace("-", " ").encode(), sha256).hexdigest()
        self._wrong = WrongCodes(kind, limits, report)

    def lets_in(self, request: Request) -> bool:
        """Whether a request comes from this computer, or has the cookie."""
        if not self.proxied and is_here(request):
            return True
        cookie = request.cookies.get(self.kind.cookie)
        if cookie is not None and hmac.compare_digest(cookie.value.encode(), self.token.encode()):
            return True
        return self.teacher is not None and self.teacher.lets_in(request)

    def opened(self, said: str) -> AccessCode | None:
        """Returns the code that somebody has entered: this one, or the teacher's; None if it is wrong."""
        for code in (self, self.teacher):
            if code and hmac.compare_digest(_plain(said)[: MOST_LETTERS + 1].encode(), _plain(code.code).encode()):
                return code
        return None

    def count_wrong(self, request: Request) -> bool:
        """Counts a wrong code. Returns False if its browser or its address has sent many just now."""
        cookie = request.cookies.get(LEARNER)
        return self._wrong.count(browser_of(cookie.value if cookie else None), request.remote_ip or "")

    def link(self, origin: str) -> str:
        """Returns the address that contains the code, for a QR code; `origin` has no path."""
        return f"{origin}{self.path}?{urlencode({'code': self.code})}"


class WrongCodes:
    """Counts wrong codes: those of a browser first, so that one that types wildly does not use up its school's share.

    Args:
        kind: The kind of code.
        limits: How many are usual.
        report: Called once for each address with more.
    """

    def __init__(self, kind: CodeKind, limits: Limits, report: Callable[[str], None]) -> None:
        again = 1 / limits.seconds_between_codes
        self._budget = Budget((again, limits.wrong_codes_of_browser), (again, limits.wrong_codes))
        self._name = f"{kind.name.replace('_', ' ')}s"
        self._report = report
        self._reported: set[str] = set()

    def count(self, browser: str, remote: str) -> bool:
        """Counts one. Returns False if there were many.

        Args:
            browser: The cookie of the browser; "" if it has none.
            remote: Its address.
        """
        if self._budget.take(browser, remote):
            return True
        network = network_of(remote)
        if network not in self._reported and len(self._reported) < MOST_REPORTS:
            self._reported.add(network)
            self._report(f"Many wrong {self._name} from {network}. The right code still works there.")
        return False


def code_page(kind: CodeKind, base_url: str, onward: str, words: Words, wrong: str = "") -> str:
    """Returns the page that asks for a code, as HTML.

    Args:
        kind: The kind of code.
        base_url: The path of the server, with a slash at its end.
        onward: The page that the visitor asked for.
        words: The language and the digits.
        wrong: The message id of the reason why the page asks again; "" the first time.
    """
    return framed(
        "serve/access_code.html",
        words,
        words.say(f"{kind.name}-title"),
        {"next": onward},
        help=words.say(f"{kind.name}-title", "help"),
        label=words.say(f"{kind.name}-code"),
        here=address(base_url + kind.path, locale_query(words)),
        onward=onward,
        wrong=words.say(wrong) if wrong else "",
        gallery_url=address(f"{base_url}cardlab", locale_query(words)) if kind is TEACHER else "",
    )


def own_path(onward: str, base_url: str) -> str:
    """Returns the page to go on to: a path of this server, else its front page. Never another site (open redirect)."""
    parts = urlsplit(onward)
    elsewhere = parts.scheme or parts.netloc or onward.startswith("//") or not onward.startswith(base_url)
    strange = "\\" in onward or not onward.isprintable()
    asks = parts.path in (base_url + ACCESS.path, base_url + TEACHER.path)
    return base_url if elsewhere or strange or asks else onward


def _plain(code: str) -> str:
    """Returns the letters and digits of a code, in the form in which codes are compared."""
    return "".join(sign for sign in code.casefold() if sign.isalnum())


def _parts(code: str) -> set[str]:
    """Returns the different words and numbers of a code."""
    return set(re.findall(r"[^\W\d_]+|\d+", code.casefold()))
