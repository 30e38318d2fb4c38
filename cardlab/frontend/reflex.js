// A moment for the quick: one large button and the space bar, within a time that the player sets, or with all the time there is.

import {button, fill, freshId, h, mark, still} from "./dom.js";

const CONTROLS = "a, button, input, select, textarea, summary";

/** How long it took from the beginning of a moment to an event, in whole milliseconds. */
export function took(began, event) {
  return Math.max(0, Math.round(event.timeStamp - began));
}

/**
 * Offers what is a matter of quickness. A moment is shown, and begins when the page has told what there is to see.
 * @param words  the texts of the page
 * @param {{signal: AbortSignal, root: () => HTMLElement, onAnswer: (action: string, ms?: number) => void, onWithin: (ms: number) => void}} options
 *   root is the widget: the space bar counts inside it, and where nothing on the page has the focus
 */
export class Reflex {
  constructor(words, {signal, root, onAnswer, onWithin}) {
    Object.assign(this, {words, root, onAnswer, onWithin});
    this.moment = null;
    this.began = null; // when the moment began, or null
    const key = (name) => h("kbd", {class: "cardlab-key", "aria-hidden": "true"}, name);
    this.actName = h("span", {});
    this.passName = h("span", {});
    this.act = button("", {class: "cardlab-button cardlab-main cardlab-quick-act", "aria-keyshortcuts": "Space"});
    this.act.append(this.actName, key(words.key_space));
    this.pass = button("", {class: "cardlab-button", "aria-keyshortcuts": "Enter"});
    this.pass.append(this.passName, " ", key(words.key_enter));
    this.time = h("div", {class: "cardlab-quick-time", "aria-hidden": "true"}, h("div", {}));
    this.said = h("p", {class: "cardlab-quick-said", role: "status"});
    this.within = h("select", {id: freshId("within")});
    this.within.addEventListener("change", () => (this.close(), this.onWithin(Number(this.within.value))), {signal});
    const label = h("label", {class: "cardlab-speed", for: this.within.id}, words.within, " ", this.within);
    this.el = h(
      "div",
      {class: "cardlab-quick", role: "group", "aria-label": words.quick, tabindex: -1, hidden: true},
      this.act,
      this.time,
      h("div", {class: "cardlab-tools"}, this.pass, label),
      this.said,
    );
    for (const name of ["pointerdown", "click"]) {
      this.act.addEventListener(name, (event) => (event.button ?? 0) === 0 && this.#answer(true, event), {signal});
    }
    this.pass.addEventListener("click", (event) => this.#answer(false, event), {signal});
    document.addEventListener("keydown", (event) => this.#key(event), {signal});
    signal.addEventListener("abort", () => this.close());
  }

  /** Show what may be done, or that there is nothing to be quick about just now. */
  show({quick, at}, off) {
    const same = quick && this.moment && this.at === at && this.moment.within === quick.within;
    if (!same || off) this.close();
    const focused = this.el.contains(document.activeElement) && document.activeElement !== this.within;
    this.moment = off ? null : quick;
    this.at = at;
    if (quick) {
      this.el.hidden = false;
      this.actName.textContent = quick.act.label;
      this.passName.textContent = quick.pass.label;
      this.#showTimes(quick);
    }
    this.#mark();
    return focused && !quick; // the focus has nothing to do here any more
  }

  #showTimes({within, choices}) {
    const told = (ms) => (ms ? fill(this.words.within_seconds, {n: ms / 1000}) : this.words.within_none);
    this.within.replaceChildren(...choices.map((ms) => h("option", {value: ms, selected: ms === within}, told(ms))));
  }

  /** What is to be seen has been told: the moment begins. */
  begin() {
    if (!this.moment || this.began !== null) return;
    this.began = performance.now();
    this.#mark();
    const focus = document.activeElement;
    if (focus === document.body || (this.root().contains(focus) && focus !== this.within)) {
      this.el.focus({preventScroll: true});
    }
    this.said.textContent = fill(this.words.quick_now, {name: this.moment.act.label});
    const {within} = this.moment;
    if (!within) return;
    if (!still()) {
      this.running = this.time.firstChild.animate([{transform: "scaleX(1)"}, {transform: "scaleX(0)"}], {
        duration: within,
        fill: "forwards",
      });
    }
    this.timer = setTimeout(() => this.#late(), within);
  }

  /** Stop: nothing is to be answered any more. */
  close() {
    clearTimeout(this.timer);
    this.running?.cancel();
    this.began = null;
    this.said.textContent = "";
    this.#mark();
  }

  /** The time is up. While nobody can see the page it does not run. */
  #late() {
    if (!document.hidden && this.el.offsetParent) return this.#answer(false);
    this.close();
    this.timer = setTimeout(() => (document.hidden || !this.el.offsetParent ? this.#late() : this.begin()), 500);
  }

  /** Answer once: with the time taken, or by letting it pass. */
  #answer(acts, event) {
    if (this.began === null) return;
    const {act, pass} = this.moment;
    const ms = acts ? took(this.began, event) : undefined;
    this.close();
    this.moment = null;
    this.onAnswer(acts ? act.action : pass.action, ms);
  }

  /** Space acts and Enter lets it pass, unless the focus is on something that needs the key itself. */
  #key(event) {
    const acts = event.key === " ";
    const {target} = event;
    const own = this.el.contains(target) || target === document.body || this.root().contains(target);
    if (
      this.began === null ||
      !(acts || event.key === "Enter") ||
      !own ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    ) {
      return;
    }
    if (target !== document.body && target.closest(CONTROLS) && !(acts && target === this.act)) return;
    event.preventDefault();
    if (!event.repeat) this.#answer(acts, event);
  }

  #mark() {
    const off = this.began === null;
    mark(this.el, {"data-open": off ? null : "true"});
    for (const made of [this.act, this.pass]) mark(made, {"aria-disabled": off ? "true" : null});
    this.time.hidden = !this.moment?.within || still();
  }
}
