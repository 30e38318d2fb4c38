// A widget that shows one visual model.

import {followAppearance} from "../common/card_appearance.js";
import {root} from "../common/dom.js";
import {setTrait} from "../common/traits.js";
import {MODELS} from "./model_registry.js";
import {drawModel} from "./models.js";

/** @import {ModelTraits, RenderProps} from "../common/types.d.ts" */

/** @param {RenderProps<ModelTraits>} props */
function render({model, el, signal}) {
  const words = model.get("words");
  const kind = model.get("model");
  const fields = Object.keys(MODELS[kind].defaults);
  const state = () => ({model: kind, ...Object.fromEntries(fields.map((name) => [name, model.get(name)]))});
  const put = (/** @type {string} */ name) => (/** @type {number | boolean | number[]} */ value) => {
    setTrait(model, name, value);
  };
  root(el, words, "cardlab-alone");
  followAppearance(model, el, signal);
  const done = {onChoose: put("value"), onColour: put("chosen"), onTogether: put("together")};
  const drawn = drawModel(state(), words, {signal, ...done});
  const follow = () => drawn.update(state());
  for (const name of fields) {
    model.on(`change:${name}`, follow);
    signal.addEventListener("abort", () => model.off(`change:${name}`, follow));
  }
  el.replaceChildren(drawn.el);
}

export default {render};
