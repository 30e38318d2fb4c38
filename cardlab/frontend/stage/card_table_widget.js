// The widget CardTable: one position on the felt, in which a touch or a key chooses a card or a pile.

import {sceneAt} from "./scene.js";
import {followAppearance} from "../common/card_appearance.js";
import {h, mark, root} from "../common/dom.js";
import {MatchTimeline} from "../common/match_timeline.js";
import {setTrait} from "../common/traits.js";
import {followSize} from "../table/arrangement.js";
import {Table} from "../table/table.js";

/**
 * @import {CardTableTraits, RenderProps} from "../common/types.d.ts"
 * @import {CardShown, TableState, Touched} from "../table/table_state.d.ts"
 */

const PILES = ["pile", "scattered"];

/**
 * Returns the table with every face-up card and every pile made touchable.
 * @param {TableState} state
 * @param {string} chosen   a zone, or a zone and a card in it
 * @returns {TableState}
 */
function touchable(state, chosen) {
  const piles = new Set(state.zones.filter(({lies}) => PILES.includes(lies)).map(({key}) => key));
  const zones = state.zones.map((zone) => ({...zone, touched: piles.has(zone.key) || zone.key === chosen}));
  const cards = state.cards.map((card) => {
    const {zone, token} = card;
    const look = /** @type {CardShown["look"]} */ (`${zone} ${token}` === chosen ? "lifted" : "plain");
    return {...card, look, touched: !piles.has(zone), glows: false};
  });
  return {...state, zones, cards};
}

/** @param {RenderProps<CardTableTraits>} props */
function render({model, el, signal}) {
  const choose = (/** @type {Touched} */ {card, zone}) => {
    const token = state.cards.find(({key}) => key === card)?.token ?? "?";
    setTrait(model, "chosen", token === "?" || token.startsWith("~") ? zone : `${zone} ${token}`);
  };
  const words = model.get("words");
  root(el, words, "cardlab-stage-widget");
  const table = new Table({words, signal, onTouch: choose});
  const frame = h("div", {class: "cardlab-stage-frame"}, h("div", {class: "cardlab-stage-field"}, table.el));
  followSize(frame, signal, ({name}) => mark(frame, {"data-arrangement": name}));
  el.replaceChildren(frame);
  const drawn = () => {
    const log = model.get("log");
    Object.assign(words.cards, log.cardNames);
    const shown = touchable(sceneAt(new MatchTimeline(log, log.steps), words, log.steps.length), model.get("chosen"));
    void table.show(shown, {animate: false});
    return shown;
  };
  const redraw = () => {
    state = drawn();
  };
  followAppearance(model, el, signal);
  model.on("change:log", redraw);
  model.on("change:chosen", redraw);
  signal.addEventListener("abort", () => {
    model.off("change:log", redraw);
    model.off("change:chosen", redraw);
  });
  let state = drawn();
}

export default {render};
