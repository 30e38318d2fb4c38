// CardTable: one position on the table; a click or a key chooses a card or a pile.

import {root} from "./dom.js";
import {Film} from "./fold.js";
import {CardTable} from "./table.js";
import {looks} from "./looks.js";

function render({model, el, signal}) {
  const draw = () => {
    const log = model.get("log");
    root(el, model.get("words"), "cardlab-alone");
    const table = new CardTable(log, model.get("words"), {onChoose: choose});
    table.chosen = new Set([model.get("chosen").split(" ").at(-1)]);
    table.show(new Film(log, log.steps).at(log.steps.length));
    el.replaceChildren(table.el);
    shown = table;
  };
  const choose = ({zone, token}) => {
    model.set("chosen", token === "?" || token.startsWith("~") ? zone : `${zone} ${token}`);
    model.save_changes();
  };
  const mark = () => {
    shown.chosen = new Set([model.get("chosen").split(" ").at(-1)]);
    shown.show(shown.state, {animate: false});
  };
  let shown;
  looks(model, el, signal);
  model.on("change:log", draw);
  model.on("change:chosen", mark);
  signal.addEventListener("abort", () => (model.off("change:log", draw), model.off("change:chosen", mark)));
  draw();
}

export default {render};
