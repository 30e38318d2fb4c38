"""Puts a match on the stage alone on a page: the script that shows it, its texts, and a record of what a screen reader would
say."""

from __future__ import annotations

from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.page_texts import later_texts, page_texts

STAGE = """async ([log, status, words]) => {
  const {Stage} = await import("http://cards.test/stage/stage.js");
  const {root, h} = await import("http://cards.test/common/dom.js");
  const main = document.querySelector("main");
  document.documentElement.setAttribute("data-cardlab-stage", "");
  document.documentElement.lang = words.lang;
  document.documentElement.dir = words.dir;
  root(main, words, "cardlab-stage-widget");
  window.ending = new AbortController();
  window.stage = new Stage(log, status, words, {
    signal: ending.signal, home: "#games", settings: h("div", {}, words.settings), rules: () => [h("p", {}, log.aim)],
    send: (message) => {
      if (window.cut) throw new Error("nobody is there");
      window.ask(JSON.parse(JSON.stringify(message))).then((answer) => stage.hear(answer));
    },
  });
  main.replaceChildren(stage.el);
}"""
"""Puts a stage on a page as `frontend/stage/play_table.js` does."""

HEARD = """() => {
  window.heard = [];
  const live = (node) => node.closest?.("[role=status], [role=alert], [aria-live]");
  new MutationObserver((changes) => {
    const said = new Set(changes.map(({target}) => live(target.nodeType === 1 ? target : target.parentElement)));
    for (const one of said) if (one?.textContent.trim()) window.heard.push(one.textContent);
  }).observe(document.querySelector("main"), {subtree: true, childList: true, characterData: true});
}"""


def texts(session: MatchSession) -> dict:
    """Returns the texts of a page that has models next to its table."""
    return {**page_texts(session.words), **later_texts(session.words)}
