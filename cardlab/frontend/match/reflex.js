// A moment for the quick: one large button and the space bar, within a time that the player sets, or with all the time
// there is.

import {button, freshId, h, mark, offer} from "../common/dom.js";
import {isFor} from "../common/keys.js";
import {fill} from "../common/locale.js";
import {still} from "../common/settings.js";

/** @import {Quick, Status, Words} from "../common/types.d.ts" */

const UNSEEN = 500; // milliseconds between two looks whether the page is seen again

/**
 * How long it took from the beginning of a moment to an event, in whole milliseconds.
 * @param {number} began
 * @param {Pick<Event, "timeStamp">} event
 */
export function took(began, event) {
  return Math.max(0, Math.round(event.timeStamp - began));
}

/** Offers what is a matter of quickness. A moment is shown, and begins when the page has told what there is to see. */
export class Reflex {
  /** @type {Quick | null} what there is to be quick about */
  #moment = null;
  /** @type {number | null} when the moment began */
  #began = null;
  #at = 0;
  /** @type {Animation | undefined} */
  #running;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {() => HTMLElement} options.root   the widget: the space bar counts inside it, and where nothing on the page
   *   has the focus
   * @param {(action: string, ms?: number) => void} options.onAnswer
   * @param {(ms: number) => void} options.onWithin
   */
  constructor(words, {signal, root, onAnswer, onWithin}) {
    this.words = words;
    this.root = root;
    this.onAnswer = onAnswer;
    const key = (/** @type {string} */ name) => h("kbd", {class: "cardlab-key", "aria-hidden": "true"}, name);
    this.actName = h("span", {});
    this.passName = h("span", {});
    this.act = button("", {class: "cardlab-button cardlab-main cardlab-quick-act", "aria-keyshortcuts": "Space"});
    this.act.append(this.actName, key(words.key_space));
    this.pass = button("", {class: "cardlab-button", "aria-keyshortcuts": "Enter"});
    this.pass.append(this.passName, " ", key(words.key_enter));
    this.bar = h("div", {});
    this.time = h("div", {class: "cardlab-quick-time", "aria-hidden": "true"}, this.bar);
    this.status = h("p", {class: "cardlab-quick-said", role: "status"});
    this.within = h("select", {id: freshId("within")});
    const label = h("label", {class: "cardlab-speed", for: this.within.id}, words.within, " ", this.within);
    const tools = h("div", {class: "cardlab-tools"}, this.pass, label);
    const look = {class: "cardlab-quick", role: "group", "aria-label": words.quick, tabindex: -1, hidden: true};
    this.el = h("div", look, this.act, this.time, tools, this.status);
    const changed = () => {
      this.close();
      onWithin(Number(this.within.value));
    };
    this.within.addEventListener("change", changed, {signal});
    const acted = (/** @type {MouseEvent} */ event) => (event.button ?? 0) === 0 && this.#answer(event);
    this.act.addEventListener("pointerdown", acted, {signal});
    this.act.addEventListener("click", acted, {signal});
    this.pass.addEventListener("click", () => this.#answer(null), {signal});
    const touched = (/** @type {PointerEvent} */ event) => {
      const cards = event.target instanceof Element && event.target.closest("[data-quick] .cardlab-cards");
      if (cards && this.root().contains(cards)) acted(event);
    };
    document.addEventListener("pointerdown", touched, {signal});
    document.addEventListener("keydown", (event) => this.#key(event), {signal});
    signal.addEventListener("abort", () => this.close());
  }

  /**
   * Show what may be done, or that there is nothing to be quick about just now.
   * @param {Status} status
   * @param {boolean} off
   * @returns {boolean} whether the focus has nothing to do here any more
   */
  show({quick, at}, off) {
    const same = quick && this.#moment && this.#at === at && this.#moment.within === quick.within;
    if (!same || off) this.close();
    const focused = this.el.contains(document.activeElement) && document.activeElement !== this.within;
    this.#moment = off ? null : quick;
    this.#at = at;
    if (quick) {
      this.el.hidden = false;
      this.actName.textContent = quick.act.label;
      this.passName.textContent = quick.let_pass.label;
      this.#showTimes(quick);
    }
    this.#mark();
    return focused && !quick;
  }

  /** @param {Quick} quick */
  #showTimes({within, choices}) {
    const {words} = this;
    const name = (/** @type {number} */ ms) =>
      ms ? fill(words, words.within_seconds, {n: ms / 1000}) : words.within_none;
    offer(
      this.within,
      choices.map((ms) => h("option", {value: ms}, name(ms))),
      String(within),
    );
  }

  /** What is to be seen has been told: the moment begins. */
  begin() {
    if (!this.#moment || this.#began !== null) return;
    const {within, act} = this.#moment;
    this.#began = performance.now();
    this.#mark();
    const focus = document.activeElement;
    const own = this.root().contains(focus) && focus !== this.within;
    if (focus === document.body || own) this.el.focus({preventScroll: true});
    this.status.textContent = fill(this.words, this.words.quick_now, {name: act.label});
    if (!within) return;
    if (!still(this.el)) {
      const shrinks = [{transform: "scaleX(1)"}, {transform: "scaleX(0)"}];
      this.#running = this.bar.animate(shrinks, {duration: within, fill: "forwards"});
    }
    this.#timer = setTimeout(() => this.#late(), within);
  }

  /** Stop: nothing is to be answered any more. */
  close() {
    clearTimeout(this.#timer);
    this.#running?.cancel();
    this.#began = null;
    this.status.textContent = "";
    this.#mark();
  }

  get #unseen() {
    return document.hidden || !this.el.offsetParent;
  }

  /** The time is up. While nobody can see the page it does not run. */
  #late() {
    if (!this.#unseen) {
      this.#answer(null);
      return;
    }
    this.close();
    this.#timer = setTimeout(() => (this.#unseen ? this.#late() : this.begin()), UNSEEN);
  }

  /**
   * Answer once: with the time taken until an event, or by letting it pass.
   * @param {Event | null} event
   */
  #answer(event) {
    if (this.#began === null || !this.#moment) return;
    const {act, let_pass: pass} = this.#moment;
    const ms = event ? took(this.#began, event) : undefined;
    this.close();
    this.#moment = null;
    this.onAnswer(event ? act.action : pass.action, ms);
  }

  /**
   * Space acts and Enter lets it pass, unless the focus is on something that needs the key itself.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const acts = event.key === " ";
    if (this.#began === null || !(acts || event.key === "Enter")) return;
    if (!isFor(event, this.root(), acts ? this.act : undefined)) return;
    event.preventDefault();
    if (!event.repeat) this.#answer(acts ? event : null);
  }

  #mark() {
    const off = this.#began === null;
    mark(this.el, {"data-open": off ? null : "true"});
    const zone = off ? "" : this.#moment?.act.zone;
    for (const lies of this.root().querySelectorAll("[data-zone]")) {
      mark(lies, {"data-quick": zone && lies.getAttribute("data-zone") === zone ? "true" : null});
    }
    for (const made of [this.act, this.pass]) mark(made, {"aria-disabled": off ? "true" : null});
    this.time.hidden = !this.#moment?.within || still(this.el);
  }
}
