// Who plays the other seats: chosen by the learner, where they have something to choose.

import {freshId, h, offer} from "./dom.js";

/** @import {Status, Words} from "./types.d.ts" */

/** A list of who may play the other seats. */
export class Bots {
  /**
   * @param {Words} words
   * @param {{signal: AbortSignal, onChange: (level: string) => void}} options
   */
  constructor(words, {signal, onChange}) {
    this.words = words;
    this.select = h("select", {id: freshId("bots")});
    this.select.addEventListener("change", () => onChange(this.select.value), {signal});
    this.el = h("label", {class: "cardlab-speed", for: this.select.id, hidden: true}, words.bots, " ", this.select);
  }

  /**
   * Show who plays; others than those that can be chosen are named as they are, until one is chosen.
   * @param {Pick<Status, "bots">} status
   */
  show({bots}) {
    this.el.hidden = !bots;
    if (!bots) return;
    const choices = bots.level ? bots.levels : [/** @type {const} */ ("mixed"), ...bots.levels];
    const named = (/** @type {typeof choices[number]} */ name) => this.words[`bots_${name}`];
    const options = choices.map((name) => h("option", {value: name, disabled: name === "mixed"}, named(name)));
    offer(this.select, options, bots.level ?? "mixed");
  }
}
