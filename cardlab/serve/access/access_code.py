"""Access codes. Visitors from other computers enter one once; a cookie remembers it."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import MutableMapping
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlencode, urlsplit

from cardlab.core.errors import CardlabError
from cardlab.serve.http.host_names import is_here
from cardlab.serve.http.limits import LIMITS, Limits, TokenBuckets
from cardlab.serve.http.request_checks import Request
from cardlab.serve.pages.locale_links import address, locale_query
from cardlab.serve.pages.page_frame import framed
from cardlab.words.words import Words

CONSONANTS = "bdfghjklmnprstvwz"
VOWELS = "aeiou"
SYLLABLES = 6
"""The number of syllables of a new code. Each is one of 85, so six are 38 bits."""
LEAST_LETTERS = 8
"""The minimum length of a chosen code. With thirty tries and one more every ten seconds, nobody guesses it in a school day."""
MOST_LETTERS = 100
CODE = "CARDLAB_CODE"
"""Environment variable that holds the access code."""
COOKIE = "cardlab-door"
COOKIE_SECONDS = 30 * 24 * 3600


def new_code() -> str:
    """Returns a new code that is easy to say aloud, such as ``bado-kime-rusa``."""
    syllables = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES)]
    return "-".join("".join(syllables[at : at + 2]) for at in range(0, SYLLABLES, 2))


def read_access_code(file: Path | None, environment: MutableMapping[str, str]) -> str:
    """Reads the code from a file, or else from the environment; "" if neither has one.

    Every user of the computer can read the `--access-code` argument in the list of processes, but not these two. The code is
    removed from the environment, because visitors' Jupyter kernels inherit it.

    Args:
        file: The file. White space around the code does not count.
        environment: Names and values, such as `os.environ`.

    Raises:
        CardlabError: The file cannot be read, or has no code.
    """
    said = environment.pop(CODE, "").strip()
    if file is None:
        return said
    todo = f"write the code into it, {LEAST_LETTERS} letters or more"
    try:
        code = file.read_text(encoding="utf-8").strip()
    except FileNotFoundError as error:
        raise CardlabError(f"--access-code-file: there is no file {file}: {todo}") from error
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise CardlabError(f"--access-code-file {file} cannot be read: {reason}") from error
    if not code:
        raise CardlabError(f"--access-code-file {file} is empty: {todo}")
    return code


class AccessCode:
    """The access code of a server, and the cookie that remembers it.

    Args:
        code: The code. Only letters and digits count, in upper or lower case.
        base_url: The path of the server, with a slash at its end.
        proxied: Whether the server is behind a proxy, so that every request seems to come from this computer.
        framed: Whether pages of other sites may show ours in frames.
        limits: How often a wrong code may be sent.

    Raises:
        CardlabError: The code is too short or too long.
    """

    def __init__(
        self, code: str, base_url: str = "/", *, proxied: bool = False, framed: bool = False, limits: Limits = LIMITS
    ) -> None:
        if not LEAST_LETTERS <= len(_plain(code)) <= MOST_LETTERS:
            raise CardlabError(
                f"the code has {len(_plain(code))} letters and digits, but must have {LEAST_LETTERS} to {MOST_LETTERS}"
            )
        self.code = code
        self.base_url = base_url
        self.path = f"{base_url}cardlab/door"
        self.proxied = proxied
        self.framed = framed
        # Derived from the code alone, so that cookies outlive a restart with the same code.
        self.token = hmac.new(_plain(code).encode(), b"cardlab door", sha256).hexdigest()
        self._wrong = TokenBuckets(1 / limits.seconds_between_codes, limits.wrong_codes)

    def lets_in(self, request: Request) -> bool:
        """Whether a request comes from this computer, or has the cookie."""
        if is_here(request.remote_ip or "", request.host, proxied=self.proxied):
            return True
        cookie = request.cookies.get(COOKIE)
        return cookie is not None and hmac.compare_digest(cookie.value.encode(), self.token.encode())

    def opens(self, code: str, remote: str) -> bool | None:
        """Whether a code is right; None if its address has sent too many wrong ones just now."""
        rate = self._wrong.of(remote)
        if rate.tokens < 1:
            return None
        if hmac.compare_digest(_plain(code)[: MOST_LETTERS + 1].encode(), _plain(self.code).encode()):
            return True
        rate.take()
        return False

    def link(self, origin: str) -> str:
        """Returns the address that contains the code, for a QR code; `origin` has no path."""
        return f"{origin}{self.path}?{urlencode({'code': self.code})}"


def access_code_page(here: str, onward: str, words: Words, wrong: str = "") -> str:
    """Returns the page that asks for the code, as HTML.

    Args:
        here: The address that receives the code.
        onward: The page that the visitor asked for.
        words: The language and the digits.
        wrong: The message id of the reason why the page asks again; "" the first time.
    """
    return framed(
        "serve/access_code.html",
        words,
        words.say("access_code-title"),
        {"next": onward},
        here=address(here, locale_query(words)),
        onward=onward,
        wrong=words.say(wrong) if wrong else "",
    )


def own_path(onward: str, base_url: str) -> str:
    """Returns the page to go on to: a path of this server, else its front page. Never another site (open redirect)."""
    parts = urlsplit(onward)
    strange = parts.scheme or parts.netloc or "\\" in onward or onward.startswith("//") or not onward.startswith(base_url)
    return base_url if strange or parts.path == f"{base_url}cardlab/door" else onward


def _plain(code: str) -> str:
    """Returns the letters and digits of a code, in the form in which codes are compared."""
    return "".join(sign for sign in code.casefold() if sign.isalnum())
