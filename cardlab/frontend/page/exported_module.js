// Makes a widget an ES module of its own, in anywidget's form, for books and pages without Jupyter. The module contains
// the widget's traits and its stylesheet.

import {Shim} from "./anywidget_shim.js";

/** @import {RenderProps, WidgetModule} from "../common/types.d.ts" */

/**
 * Returns what the module exports. Traits that the page sets itself take precedence.
 * @param {WidgetModule} widget
 * @param {Record<string, any>} traits
 * @param {string} css
 */
export function exported(widget, traits, css) {
  /** @param {RenderProps<Record<string, any>>} props */
  const render = async ({model, el, signal = new AbortController().signal}) => {
    const set = Object.keys(traits).map((name) => [name, model?.get(name) ?? traits[name]]);
    const own = new Shim(Object.fromEntries(set));
    const [style, place] = [document.createElement("style"), document.createElement("div")];
    style.textContent = css; // in the element, which may be in a shadow tree
    el.replaceChildren(style, place);
    await widget.initialize?.({model: own, signal});
    widget.render({model: own, el: place, signal});
  };
  return {render};
}
