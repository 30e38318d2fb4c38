// Predictions in games without choices: what the learner thinks will come, and how many counters she bets on it.

import {freshId, h} from "../common/dom.js";

/**
 * @import {
 *   MayCome, OfferedPredictions, Prediction, PredictionOffer, Predictions, Words
 * } from "../common/types.d.ts"
 */

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

/** The panel beside the button that turns the cards up. A learner may as well predict nothing. */
export class PredictionPanel {
  #position = ""; // what is predicted about; a panel that stays keeps what was chosen
  #at = 0;
  #asked = "";
  /** @type {PredictionOffer | null} */
  #offer = null;
  /** @type {() => Prediction | null} */
  #chosen = () => null;

  /**
   * @param {Words} words
   * @param {() => void} onAsk   asks the session what may be predicted: it counts chances only for those who look
   */
  constructor(words, onAsk) {
    this.words = words;
    this.onAsk = onAsk;
    this.summary = h("summary", {});
    this.panel = h("div", {});
    this.el = h("details", {class: "cardlab-foretell", hidden: true}, this.summary, this.panel);
    this.el.open = matchMedia(ROOM).matches;
    this.el.addEventListener("toggle", () => this.#need());
  }

  /** What is sent along with an action. */
  get sent() {
    const prediction = this.#chosen();
    return {...(prediction ? {prediction} : {}), ...(this.el.open ? {shows_predictions: true} : {})};
  }

  /**
   * @param {Predictions | null} status
   * @param {number} at   how many actions have been played
   */
  show(status, at) {
    const position = status ? `${at} ${status.record}` : "";
    this.el.hidden = !status;
    if (position !== this.#position) {
      this.#position = position;
      this.#at = at;
      this.#asked = "";
      this.#offer = null;
      this.#chosen = () => null;
      this.summary.textContent = status ? `${this.words.foretell} ${status.record}` : "";
      this.panel.replaceChildren();
    }
    if (status?.offer) this.#take(status.offer);
    this.#need();
  }

  /**
   * What was asked for has come, perhaps too late.
   * @param {OfferedPredictions} answer
   */
  hear({predictions, at}) {
    if (predictions && this.#position && at === this.#at) this.#take(predictions);
  }

  /** @param {PredictionOffer} offer */
  #take(offer) {
    if (this.#offer) return;
    this.#offer = offer;
    this.panel.replaceChildren(...this.#make(offer));
  }

  /** Ask for what is to be seen and is not here, once for each position. */
  #need() {
    if (!this.#position || !this.el.open || this.#offer || this.#asked === this.#position) return;
    this.#asked = this.#position;
    this.onAsk();
  }

  /** @param {PredictionOffer} offer */
  #make({ask, ask_by, note, choices, bets}) {
    const {words} = this;
    const [far, betting] = [h("div", {}), h("div", {})];
    let by = () => "";
    let bet = () => 0;
    const none = {value: "", label: words.foretell_none};
    const offered = (/** @type {MayCome[]} */ outcomes) =>
      outcomes.map(({value, label, likely}) => ({value, label, more: likely}));
    const betOn = (/** @type {MayCome | undefined} */ said) => {
      bet = () => 0;
      betting.replaceChildren();
      if (!said || !bets.length) return;
      const pays = bets.map((n, i) => ({value: String(n), label: said.pays[i]}));
      const counters = oneOf(words.foretell_stake, [{value: "0", label: words.foretell_stake_none}, ...pays], () => {});
      bet = () => Number(counters.value());
      betting.replaceChildren(counters.el);
    };
    const what = oneOf(ask, [none, ...offered(choices)], () => {
      const chosen = choices.find(({value}) => value === what.value());
      by = () => "";
      far.replaceChildren();
      betOn(chosen);
      if (!chosen?.by.length) return;
      const spans = oneOf(ask_by, [none, ...offered(chosen.by)], () =>
        betOn(chosen.by.find(({value}) => value === spans.value()) ?? chosen),
      );
      by = spans.value;
      far.replaceChildren(spans.el);
    });
    this.#chosen = () => (what.value() ? {value: by() || what.value(), bet: bet()} : null);
    return [what.el, far, betting, h("p", {}, note)];
  }
}
