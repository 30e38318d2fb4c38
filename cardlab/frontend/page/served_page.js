// The script of the page of a lesson or a table. One socket leads to the learner's session, which answers its widgets.

import {keepWhenLoaded} from "./keep_offline.js";
import {Progress} from "./progress.js";
import {fetchTexts} from "./texts.js";
import {keptNames, renaming, usualNames} from "./player_names.js";
import {Shim} from "./anywidget_shim.js";

/** @import {ServedPage, ServedWidget} from "../common/types.d.ts" */

const VERSION = 2; // of what goes over the socket
const SOONEST = 400; // milliseconds until a lost socket is tried again
const LATEST = 8000;
const UNKNOWN = 4001; // codes of a socket that the server has closed: the page is to be loaded again …
const BROKEN = 4005; // … as it is where something of the server's broke
const RELOADED = "cardlab reloaded"; // when this tab was loaded again by itself
const TRIES = "cardlab tries"; // how often this tab has asked again for what its page is made of
const MOST_TRIES = 5;
const FIRST_TRY = 2000; // milliseconds until that is asked for again, and twice as many each time

const named = renaming(usualNames(), keptNames(), document.documentElement.dir);

keepWhenLoaded();

/** @type {ServedPage} */
const page = JSON.parse(document.getElementById("cardlab-page")?.textContent ?? "null", named);

/** The socket, which is opened again as often as it is lost. */
class Line {
  /** @type {WebSocket | null} */
  #socket = null;
  #tab = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");
  #n = 0; // the number of the last message
  #welcome = false;
  #wait = SOONEST;
  #leaving = false;
  /** @type {Parameters<Line["send"]>[] | null} */
  #early = []; // what was said before the first welcome, which sends it: a page is pressed as soon as it is there

  /** @param {Record<string, any>[]} states   those of the widgets */
  constructor(states) {
    this.models = states.map((state, i) => new Shim(state, (message) => this.send(i, message)));
    addEventListener("pagehide", () => (this.#leaving = true));
    addEventListener("pageshow", ({persisted}) => {
      this.#leaving = false;
      if (persisted) this.#open(); // taken back as it was left
    });
    addEventListener("online", () => this.#again());
    document.addEventListener("visibilitychange", () => document.hidden || this.#again());
    this.#open();
  }

  /** Whether a message would go out. */
  get isOpen() {
    return this.#welcome && this.#socket?.readyState === WebSocket.OPEN;
  }

  /**
   * @param {number} widget
   * @param {object} content
   */
  send(widget, content) {
    if (this.#early) {
      this.#early.push([widget, content]);
      return;
    }
    if (!this.isOpen) throw new Error("the line is cut");
    this.#n += 1;
    this.#socket?.send(JSON.stringify({n: this.#n, widget, content}));
  }

  #open() {
    const socket = new WebSocket(new URL(page.socket, location.href.replace(/^http/, "ws")));
    this.#socket = socket;
    this.#welcome = false;
    socket.addEventListener("open", () =>
      socket.send(JSON.stringify({hello: this.#tab, v: VERSION, session: page.session})),
    );
    socket.addEventListener("message", ({data}) => this.#hear(JSON.parse(data, named)));
    socket.addEventListener("close", ({code}) => this.#closed(socket, code));
  }

  /** Have the session forgotten; the page is opened again when it is. */
  beginAnew() {
    if (this.isOpen) this.#socket?.send(JSON.stringify({anew: true}));
  }

  /** @param {{welcome?: number, widget?: number, content?: object, anew?: boolean, taken?: number}} told */
  #hear({welcome, widget, content, anew, taken}) {
    if (anew) this.#beginAgain();
    else if (welcome !== undefined) this.#welcomed(taken === page.taken);
    else if (widget !== undefined && content) this.models[widget].hear(content);
  }

  #beginAgain() {
    for (const lesson of this.models.map((model) => model.get("lesson"))) if (lesson) new Progress(lesson).forget();
    location.replace(location.pathname + location.search); // at its first stage
  }

  /**
   * The line is there: what was going on meanwhile is asked for, and what waits is sent.
   * @param {boolean} isNew   whether the page was made when nothing had been going on since
   */
  #welcomed(isNew) {
    this.#welcome = true;
    this.#wait = SOONEST;
    for (const name of [RELOADED, TRIES]) sessionStorage.removeItem(name);
    const known = isNew && this.#n === 0;
    const early = this.#early ?? [];
    this.#early = null;
    if (document.documentElement.hasAttribute("data-cardlab-lost")) tell(false);
    for (const [i, model] of this.models.entries()) {
      if (!known && model.get("log") && model.get("status")) this.send(i, {do: "resend_log"});
    }
    for (const said of early) this.send(...said);
  }

  /**
   * @param {WebSocket} socket
   * @param {number} code
   */
  #closed(socket, code) {
    if (socket !== this.#socket || this.#leaving) return;
    this.#welcome = false;
    this.#early = null; // whoever has said it hears that the line is cut
    tell(true);
    if ([UNKNOWN, BROKEN].includes(code) && !sessionStorage.getItem(RELOADED)) {
      sessionStorage.setItem(RELOADED, String(Date.now())); // once: where it does not help, the page stays
      location.reload();
      return;
    }
    setTimeout(() => this.#again(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(LATEST, this.#wait * 2);
  }

  #again() {
    if (this.#socket && this.#socket.readyState > WebSocket.OPEN && !this.#leaving) this.#open();
  }
}

/** @param {boolean} lost */
function tell(lost) {
  document.documentElement.toggleAttribute("data-cardlab-lost", lost);
  const notice = document.querySelector(".cardlab-connection-lost");
  if (notice) notice.textContent = lost ? page.lost : "";
  dispatchEvent(new CustomEvent("cardlab:connection", {detail: {lost}}));
}

/**
 * A widget with its texts, which many pages share as one file.
 * @param {ServedWidget} widget
 */
async function shown({module, state, words}) {
  const [loaded, texts] = await Promise.all([import(module), words && fetchTexts(words)]);
  return {widget: loaded.default, state: texts ? {...state, words: texts} : state};
}

/**
 * What the page is made of has not come, as when a server is just starting and is busy: say so, and load the
 * page again, a few times.
 * @param {unknown} error
 * @returns {Promise<never>}
 */
function askAgain(error) {
  const tries = Number(sessionStorage.getItem(TRIES));
  const goesOn = tries < MOST_TRIES;
  sessionStorage.setItem(TRIES, String(tries + 1));
  const notice = document.querySelector(".cardlab-connection-lost");
  if (notice) notice.textContent = goesOn ? page.late : page.broken;
  if (!goesOn) throw error;
  setTimeout(() => location.reload(), FIRST_TRY * 2 ** tries);
  return new Promise(() => {}); // nothing more is done in this page
}

const signal = new AbortController().signal;
const widgets = await Promise.all(page.widgets.map(shown)).catch(askAgain);
const line = new Line(widgets.map(({state}) => state));
const {models} = line;
for (const [i, {widget}] of widgets.entries()) {
  await widget.initialize?.({model: models[i], signal});
  for (const el of document.querySelectorAll(`[data-widget="${i}"]`)) {
    el.replaceChildren();
    widget.render({model: models[i], el, signal});
  }
}
const again = /** @type {HTMLElement | null} */ (document.querySelector(".cardlab-start-over"));
again?.addEventListener("click", () => confirm(again.dataset.sure) && line.beginAnew());
// Whoever was here before is asked whether to go on, by what goes away with the answer, or with whatever is done.
const main = document.getElementById("rendered_cells");
const resumed = document.querySelector(".cardlab-resumed");
resumed?.querySelector("button")?.addEventListener("click", () => {
  resumed.remove();
  // a table that is in sight takes the keyboard, and says how things stand
  if (dispatchEvent(new CustomEvent("cardlab:resumed", {cancelable: true}))) main?.focus();
});
if (resumed) main?.addEventListener("click", () => resumed.remove(), {once: true});
sessionStorage.removeItem(TRIES);
document.documentElement.setAttribute("data-cardlab-ready", "");
