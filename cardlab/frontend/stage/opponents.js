// A choice of opponents for the other seats, in games where they have something to choose.

import {freshId, h, fillOptions} from "../common/dom.js";

/** @import {Status, Text, Words} from "../common/types.d.ts" */

/** A list of who may play the other seats. */
export class Opponents {
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
   * Show who plays; whoever cannot be chosen is named too, until another one is chosen.
   * @param {Pick<Status, "bots">} status
   */
  show({bots}) {
    this.el.hidden = !bots;
    if (!bots) return;
    /** @type {string[]} */
    const levels = bots.levels;
    const playing = bots.level ?? "mixed";
    const choices = levels.includes(playing) ? levels : [playing, ...levels];
    const {words} = this;
    const named = (/** @type {string} */ name) => words[/** @type {Text} */ (`bots_${name}`)] ?? words.bots_mixed;
    const options = choices.map((name) => h("option", {value: name, disabled: !levels.includes(name)}, named(name)));
    fillOptions(this.select, options, playing);
  }
}
