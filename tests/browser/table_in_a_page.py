"""A table alone in a page: what lays it there, and what notes what a screen reader would say."""

from __future__ import annotations

from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.page_texts import model_words, page_words

PAGE = """
async ([log, status, words]) => {
  const {PlayTable} = await import("http://cards.test/match/play.js");
  const {root} = await import("http://cards.test/common/dom.js");
  const {drawModelPanel: draw} = await import("http://cards.test/models/model_panel.js");
  const main = document.querySelector("main");
  window.table = new PlayTable(log, status, words, {draw, signal: new AbortController().signal, send: (message) => {
    window.sent = message;
    if (window.ask) window.ask(JSON.parse(JSON.stringify(message))).then((answer) => window.table.hear(answer));
  }});
  root(main, log).replaceChildren(window.table.el);
}
"""
HEARD = """() => {
  window.heard = [];
  const live = (node) => node.closest?.("[role=status], [role=alert], [aria-live]");
  new MutationObserver((changes) => {
    const said = new Set(changes.map(({target}) => live(target.nodeType === 1 ? target : target.parentElement)));
    for (const one of said) if (one?.textContent.trim()) window.heard.push(one.textContent);
  }).observe(document.querySelector("main"), {subtree: true, childList: true, characterData: true});
}"""


def texts(session: MatchSession) -> dict:
    """The texts of a page that has models beside its table."""
    return {**page_words(session.words), "models": model_words(session.words)}
