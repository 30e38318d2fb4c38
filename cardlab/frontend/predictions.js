// Predictions in games without choices: what the learner thinks will come, and how many counters she bets on it.

import {freshId, h} from "./dom.js";

/** @import {Foretells, Foretold, MayCome, Words} from "./types.d.ts" */

/**
 * One of several, the first of which is chosen to begin with.
 * @param {string} legend
 * @param {{value: string, label: string, more?: string}[]} choices
 * @param {() => void} onChange
 */
function oneOf(legend, choices, onChange) {
  const name = freshId("foretell");
  const boxes = choices.map(({value}, i) => h("input", {type: "radio", name, value, checked: i === 0}));
  const labels = choices.map(({label, more}, i) => {
    const likely = more ? [" ", h("small", {}, more)] : [];
    return h("label", {class: "cardlab-option"}, boxes[i], h("span", {}, label, ...likely));
  });
  const el = h("fieldset", {class: "cardlab-question"}, h("legend", {}, legend), ...labels);
  el.addEventListener("change", onChange);
  return {el, value: () => boxes.find(({checked}) => checked)?.value ?? ""};
}

const ROOM = "(min-width: 900px)"; // beside the cards; under them what is told would be pushed away

/** The panel beside the button that turns the cards up. To say nothing is as good. */
export class Foretell {
  /** What is offered now, and after how many actions; a panel that stays keeps what was chosen. */
  #shown = "";
  /** @type {() => Foretold | null} */
  #said = () => null;

  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    this.summary = h("summary", {});
    this.panel = h("div", {});
    this.el = h("details", {class: "cardlab-foretell", hidden: true}, this.summary, this.panel);
    this.el.open = matchMedia(ROOM).matches;
  }

  /** What is to be sent along with the action: nothing where nothing is foretold. */
  get said() {
    const foretells = this.#said();
    return foretells ? {foretells} : {};
  }

  /**
   * @param {Foretells | null} offer
   * @param {number} at   how many actions have been played
   */
  show(offer, at) {
    const shown = offer ? JSON.stringify([at, offer]) : "";
    this.el.hidden = !offer;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#said = () => null;
    this.summary.textContent = offer ? `${this.words.foretell} ${offer.record}` : "";
    this.panel.replaceChildren(...(offer ? this.#make(offer) : []));
  }

  /** @param {Foretells} offer */
  #make({ask, ask_by, note, choices, stakes}) {
    const {words} = this;
    const [far, staked] = [h("div", {}), h("div", {})];
    let by = () => "";
    let stake = () => 0;
    const none = {value: "", label: words.foretell_none};
    const offered = (/** @type {MayCome[]} */ outcomes) =>
      outcomes.map(({value, label, likely}) => ({value, label, more: likely}));
    const stakeOn = (/** @type {MayCome | undefined} */ said) => {
      stake = () => 0;
      staked.replaceChildren();
      if (!said || !stakes.length) return;
      const pays = stakes.map((n, i) => ({value: String(n), label: said.pays[i]}));
      const counters = oneOf(words.foretell_stake, [{value: "0", label: words.foretell_stake_none}, ...pays], () => {});
      stake = () => Number(counters.value());
      staked.replaceChildren(counters.el);
    };
    const what = oneOf(ask, [none, ...offered(choices)], () => {
      const chosen = choices.find(({value}) => value === what.value());
      by = () => "";
      far.replaceChildren();
      stakeOn(chosen);
      if (!chosen?.by.length) return;
      const spans = oneOf(ask_by, [none, ...offered(chosen.by)], () =>
        stakeOn(chosen.by.find(({value}) => value === spans.value()) ?? chosen),
      );
      by = spans.value;
      far.replaceChildren(spans.el);
    });
    this.#said = () => (what.value() ? {value: by() || what.value(), stake: stake()} : null);
    return [what.el, far, staked, h("p", {}, note)];
  }
}
