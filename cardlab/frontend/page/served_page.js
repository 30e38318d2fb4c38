// Runs the page of a lesson or a table: one web socket connects its widgets to the learner's session.

import {keepWhenLoaded} from "./keep_offline.js";
import {Progress} from "./progress.js";
import {fetchTexts} from "./texts.js";
import {keptNames, renaming, usualNames} from "./seat_names.js";
import {Shim} from "./anywidget_shim.js";

/** @import {ServedPage, ServedWidget} from "../common/types.d.ts" */

const VERSION = 2; // of the protocol
const SOONEST = 400; // milliseconds before the first attempt to reconnect
const LATEST = 8000;
const UNKNOWN = 4001; // close code of the server: the page must be reloaded
const BROKEN = 4005; // close code of the server: an error; the page must be reloaded
const RELOADED = "cardlab reloaded"; // time at which this tab reloaded itself
const TRIES = "cardlab tries"; // number of times this tab has tried to load its files again
const MOST_TRIES = 5;
const FIRST_TRY = 2000; // milliseconds before the first new attempt; doubles each time

const named = renaming(usualNames(), keptNames(), document.documentElement.dir);

keepWhenLoaded();

/** @type {ServedPage} */
const page = JSON.parse(document.getElementById("cardlab-page")?.textContent ?? "null", named);

/** The web socket. It reconnects whenever it is lost. */
class SessionSocket {
  /** @type {WebSocket | null} */
  #socket = null;
  #tab = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");
  #n = 0; // the number of the last message
  #welcome = false;
  #wait = SOONEST;
  #leaving = false;
  /** @type {Parameters<SessionSocket["send"]>[] | null} */
  #early = []; // messages before the first welcome, because the page can be used at once

  /** @param {Record<string, any>[]} states   the states of the widgets */
  constructor(states) {
    this.models = states.map((state, i) => new Shim(state, (message) => this.send(i, message)));
    addEventListener("pagehide", () => (this.#leaving = true));
    addEventListener("pageshow", ({persisted}) => {
      this.#leaving = false;
      if (persisted) location.reload(); // the browser restored the page as it was, perhaps in another language
    });
    addEventListener("online", () => this.#again());
    document.addEventListener("visibilitychange", () => document.hidden || this.#again());
    this.#open();
  }

  /** Tells whether a message can be sent now. */
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
    if (!this.isOpen) throw new Error("no connection");
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

  /** Asks the server to forget the session, and then opens the page again. */
  startOver() {
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
    location.replace(location.pathname + location.search); // opens the first stage
  }

  /**
   * Handles the server's welcome: asks for anything missed, and sends the waiting messages.
   * @param {boolean} isNew   whether nothing has happened since the page was made
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
    this.#early = null; // later messages throw while the connection is lost
    tell(true);
    if ([UNKNOWN, BROKEN].includes(code) && !sessionStorage.getItem(RELOADED)) {
      sessionStorage.setItem(RELOADED, String(Date.now())); // only once; if it does not help, the page stays
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
 * Shows a widget. Its texts are in a separate file that many pages share.
 * @param {ServedWidget} widget
 */
async function shown({module, state, words}) {
  const [loaded, texts] = await Promise.all([import(module), words && fetchTexts(words)]);
  return {widget: loaded.default, state: texts ? {...state, words: texts} : state};
}

/**
 * Handles missing files, for example because a server has just started and is busy: says so, and reloads the page, a
 * few times.
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
  return new Promise(() => {}); // the page does nothing more
}

const signal = new AbortController().signal;
const widgets = await Promise.all(page.widgets.map(shown)).catch(askAgain);
const session = new SessionSocket(widgets.map(({state}) => state));
const {models} = session;
for (const [i, {widget}] of widgets.entries()) {
  await widget.initialize?.({model: models[i], signal});
  for (const el of document.querySelectorAll(`[data-widget="${i}"]`)) {
    el.replaceChildren();
    widget.render({model: models[i], el, signal});
  }
}
const again = /** @type {HTMLElement | null} */ (document.querySelector(".cardlab-start-over"));
again?.addEventListener("click", () => confirm(again.dataset.sure) && session.startOver());
// Ask a returning visitor whether to continue. The question disappears with the answer, or with any other action.
const main = document.getElementById("rendered_cells");
const resumed = document.querySelector(".cardlab-resumed");
resumed?.querySelector("button")?.addEventListener("click", () => {
  resumed.remove();
  // A visible table takes the keyboard focus and announces its state.
  if (dispatchEvent(new CustomEvent("cardlab:resumed", {cancelable: true}))) main?.focus();
});
if (resumed) main?.addEventListener("click", () => resumed.remove(), {once: true});
sessionStorage.removeItem(TRIES);
document.documentElement.setAttribute("data-cardlab-ready", "");
