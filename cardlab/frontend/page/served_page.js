// Runs the page of a lesson or a table: one connection for its widgets to the learner's session.

import {keepWhenLoaded} from "./keep_offline.js";
import {Progress} from "./progress.js";
import {fetchTexts, loadLate} from "./late_files.js";
import {keptNames, renaming, usualNames} from "./seat_names.js";
import {Shim} from "./anywidget_shim.js";

/** @import {ServedPage, ServedWidget} from "../common/types.d.ts" */

const VERSION = 2; // of the protocol
const SOONEST = 400; // milliseconds before the first attempt to reconnect
const LATEST = 8000;
const PATIENCE = 6000; // milliseconds until a line on which an answer is late counts as dead
const MOMENT = 1000;
const QUIET = 20_000; // milliseconds without a message after which a page that is looked at again opens a new line
const PLAIN = "cardlab plain"; // the network of this tab lets no web socket through
const UNKNOWN = 4001; // close code of the server: the page must be reloaded
const CHECK = new URL("../browser", import.meta.url); // the page that tests a browser
const BROKEN = 4005; // close code of the server: an error; the page must be reloaded
const RELOADED = "cardlab reloaded"; // time at which this tab reloaded itself
const TRIES = "cardlab tries"; // number of times this tab has tried to load its files again
const MOST_TRIES = 5;
const FIRST_TRY = 2000; // milliseconds before the first new attempt; doubles each time

const named = renaming(usualNames(), keptNames(), document.documentElement.dir);

keepWhenLoaded();

/** @type {ServedPage} */
const page = JSON.parse(document.getElementById("cardlab-page")?.textContent ?? "null", named);

/**
 * The connection. It reconnects whenever its line is lost. A line is a web socket or, where the network lets none
 * through, plain HTTP: if one is not welcomed, the other is tried.
 */
class Connection {
  /** @type {WebSocket | import("./http_line.js").HttpLine | null} */
  line = null;
  #isPlain = Boolean(sessionStorage.getItem(PLAIN));
  #hasOther = true; // the other kind of line has not been tried
  #isIdle = false; // no line is open, and none is being opened
  #tab = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");
  #n = 0; // the number of the last message
  #welcome = false;
  #wait = SOONEST;
  #leaving = false;
  #heard = 0; // the time of the last message from the server
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #silence;
  /** @type {Parameters<Connection["send"]>[] | null} */
  #early = []; // messages before the welcome, because the page can be used at once

  /** @param {Record<string, any>[]} states   the states of the widgets */
  constructor(states) {
    this.models = states.map((state, i) => new Shim(state, (message) => this.send(i, message)));
    addEventListener("pagehide", () => (this.#leaving = true));
    addEventListener("pageshow", ({persisted}) => {
      this.#leaving = false;
      if (persisted) location.reload(); // the browser restored the page as it was, perhaps in another language
    });
    addEventListener("online", () => this.#wake());
    document.addEventListener("visibilitychange", () => document.hidden || this.#wake());
    void this.#open();
  }

  /** Tells whether a message can be sent now. */
  get isOpen() {
    return this.#welcome && this.line?.readyState === WebSocket.OPEN;
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
    this.line?.send(JSON.stringify({n: this.#n, widget, content}));
    this.#startWaiting();
  }

  async #open() {
    this.#isIdle = this.#welcome = false;
    const plain = this.#isPlain && (await loadLate(page.plain, (url) => import(url)).catch(() => null));
    if (plain === null) {
      this.#closed(null);
      return;
    }
    const line = plain
      ? new plain.HttpLine()
      : new WebSocket(new URL(page.socket, location.href.replace(/^http/, "ws")));
    this.line = line;
    this.#startWaiting();
    const greet = () => line.send(JSON.stringify({hello: this.#tab, v: VERSION, session: page.session}));
    line.addEventListener("message", (/** @type {any} */ {data}) => this.#hear(JSON.parse(data, named)));
    line.addEventListener("close", (/** @type {any} */ {code}) => this.#closed(line, code));
    if (plain) greet();
    else line.addEventListener("open", greet);
  }

  /** Asks the server to forget the session, and then opens the page again. */
  startOver() {
    if (this.isOpen) this.line?.send(JSON.stringify({anew: true}));
  }

  /** @param {{welcome?: number, widget?: number, content?: object, anew?: boolean, taken?: number}} told */
  #hear({welcome, widget, content, anew, taken}) {
    this.#heard = Date.now();
    this.#stopWaiting();
    if (anew) this.#beginAgain();
    else if (welcome !== undefined) this.#welcomed(taken === page.taken);
    else if (widget !== undefined && content) this.models[widget].hear(content);
  }

  /** Waits for a message, in two steps: a busy page may run a late timer before the messages that have come. */
  #startWaiting() {
    this.#silence ??= setTimeout(() => (this.#silence = setTimeout(() => this.#drop(), MOMENT)), PATIENCE - MOMENT);
  }

  #stopWaiting() {
    clearTimeout(this.#silence);
    this.#silence = undefined;
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
    this.#welcome = this.#hasOther = true;
    this.#wait = SOONEST;
    for (const name of [RELOADED, TRIES, PLAIN]) sessionStorage.removeItem(name);
    if (this.#isPlain) sessionStorage.setItem(PLAIN, "1");
    const known = isNew && this.#n === 0 && !document.documentElement.hasAttribute("data-cardlab-lost");
    const early = this.#early ?? [];
    this.#early = null;
    if (!known) tell(false); // what was sent on a dead line is sent again
    for (const [i, model] of this.models.entries()) {
      if (!known && model.get("log") && model.get("status")) this.send(i, {do: "resend_log"});
    }
    for (const said of early) this.send(...said);
  }

  /** Gives up a line on which nothing comes. */
  #drop() {
    const line = this.line;
    this.#closed(line);
    line?.close();
  }

  /**
   * @param {Connection["line"]} line
   * @param {number} [code]
   */
  #closed(line, code = 0) {
    if (line !== this.line || this.#leaving) return;
    const wasOpen = this.#welcome;
    this.line = null;
    this.#welcome = false;
    this.#stopWaiting();
    const isAgain = sessionStorage.getItem(RELOADED);
    if ([UNKNOWN, BROKEN].includes(code) && !isAgain) {
      tell(true);
      sessionStorage.setItem(RELOADED, String(Date.now())); // only once; if it does not help, the page stays
      location.reload();
    } else if (isAgain && code === UNKNOWN) {
      sessionStorage.removeItem(RELOADED);
      location.replace(CHECK + location.search); // the cookie of the session does not come
    } else if (wasOpen || this.#hasOther) {
      this.#early ??= [];
      if (!wasOpen) [this.#hasOther, this.#isPlain] = [false, !this.#isPlain]; // the other kind of line is next
      void this.#open();
    } else {
      this.#early = null; // later messages throw while the connection is lost
      this.#isIdle = true;
      tell(true);
      setTimeout(() => this.#again(), this.#wait * (0.5 + Math.random()));
      this.#wait = Math.min(LATEST, this.#wait * 2);
    }
  }

  /** Opens a new line if the old one may have died while nobody looked, for example while a laptop slept. */
  #wake() {
    if (this.#welcome && Date.now() - this.#heard > QUIET) this.#drop();
    else this.#again();
  }

  #again() {
    if (!this.#isIdle || this.#leaving) return;
    this.#hasOther = true;
    void this.#open();
  }
}

/**
 * Shows a notice above the page.
 * @param {string} text
 */
function show(text) {
  const notice = document.querySelector(".cardlab-connection-lost");
  if (notice) notice.textContent = text;
}

/** @param {boolean} lost */
function tell(lost) {
  document.documentElement.toggleAttribute("data-cardlab-lost", lost);
  show(lost ? page.lost : "");
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
  show(goesOn ? page.late : page.broken);
  if (!goesOn) throw error;
  setTimeout(() => location.reload(), FIRST_TRY * 2 ** tries);
  return new Promise(() => {}); // the page does nothing more
}

const signal = new AbortController().signal;
const widgets = await Promise.all(page.widgets.map(shown)).catch(askAgain);
const session = new Connection(widgets.map(({state}) => state));
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
