// CardTable: one position on the table; a click or a key chooses a card or a pile.

import {followAppearance} from "../common/card_appearance.js";
import {root} from "../common/dom.js";
import {Film} from "../common/fold.js";
import {CardTable} from "./card_table.js";

/** @import {CardTableTraits, RenderProps} from "../common/types.d.ts" */

/** @param {RenderProps<CardTableTraits>} props */
function render({model, el, signal}) {
  const draw = () => {
    const log = model.get("log");
    root(el, model.get("words"), "cardlab-alone");
    const table = new CardTable(log, model.get("words"), {onChoose: choose});
    table.chosen = chosen();
    table.show(new Film(log, log.steps).at(log.steps.length));
    el.replaceChildren(table.el);
    return table;
  };
  const chosen = () => new Set([model.get("chosen").split(" ").at(-1) ?? ""]);
  const choose = (/** @type {{zone: string, token: string}} */ {zone, token}) => {
    model.set("chosen", token === "?" || token.startsWith("~") ? zone : `${zone} ${token}`);
    model.save_changes();
  };
  const mark = () => {
    shown.chosen = chosen();
    shown.again();
  };
  const redraw = () => {
    shown = draw();
  };
  followAppearance(model, el, signal);
  model.on("change:log", redraw);
  model.on("change:chosen", mark);
  signal.addEventListener("abort", () => {
    model.off("change:log", redraw);
    model.off("change:chosen", mark);
  });
  let shown = draw();
}

export default {render};
