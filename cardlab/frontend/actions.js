// The actions that a learner may choose now, as buttons.

import {MOST_SHOWN} from "./choose.js";
import {button, h} from "./dom.js";
import {Flags} from "./say.js";

/** @import {LegalAction, Status, Words} from "./types.d.ts" */

/** Buttons, and the flags that go with them. */
export class Actions {
  #off = false;
  #flags = new Flags();

  /**
   * @param {Words} words
   * @param {{signal: AbortSignal, onDo: (action: string) => void}} options
   */
  constructor(words, {signal, onDo}) {
    this.words = words;
    this.signal = signal;
    this.onDo = onDo;
    this.el = h("div", {class: "cardlab-actions", role: "group", "aria-label": words.actions});
  }

  /**
   * A button for an action.
   * @param {LegalAction} action
   */
  button({action, label}, refused = false) {
    const look = `cardlab-button ${refused ? "cardlab-faint" : "cardlab-main"}`;
    const off = refused || this.#off;
    const made = button(label, {"data-action": action, class: look, "aria-disabled": off ? "true" : null});
    // the second half of a double click on what lay here before is not meant for this
    made.addEventListener("click", ({detail}) => detail > 1 || this.onDo(action), {signal: this.signal});
    return made;
  }

  /**
   * Show the actions that are about no cards, those about few enough cards to show them all, and what is refused.
   * @param {Status} status
   * @param {boolean} off
   * @returns {string | undefined} the action whose button had the focus
   */
  show(status, off) {
    this.#off = off;
    const quick = status.quick ? [status.quick.act.action, status.quick.pass.action] : [];
    const plain = status.actions.filter(({places, action}) => !places.length && !quick.includes(action));
    const about = status.choice.several ? [] : status.actions.filter(({places}) => places.length);
    const many = about.length > MOST_SHOWN;
    const focus = document.activeElement;
    const focused = this.el.contains(focus) && focus instanceof HTMLElement ? focus.dataset.action : undefined;
    this.el.replaceChildren(
      ...this.#flags.make(status.asks, status.actions),
      ...plain.map((action) => this.button(action)),
      ...(many ? [h("p", {}, this.words.choose_card)] : about.map((action) => this.button(action))),
      ...status.refused.map((action) => this.button(action, true)),
    );
    return focused;
  }

  /**
   * What has been ticked to be said with an action.
   * @param {LegalAction} action
   */
  said(action) {
    return this.#flags.said(action);
  }

  /**
   * The button of an action, or the first one that does something.
   * @param {string} [action]
   * @returns {HTMLElement | null}
   */
  find(action) {
    const wanted = action ? this.el.querySelector(`[data-action="${CSS.escape(action)}"]`) : null;
    return wanted instanceof HTMLElement ? wanted : this.el.querySelector("button:not([aria-disabled=true])");
  }
}
