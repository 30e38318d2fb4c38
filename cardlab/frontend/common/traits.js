// Sets a trait of a widget, with a Jupyter kernel or without one.

/** @import {WidgetModel} from "./types.d.ts" */

/**
 * Sets a trait and tells the kernel. A saved notebook or an exported page has no kernel, and its widgets work too.
 *
 * @template {object} Traits
 * @template {keyof Traits & string} Name
 * @param {WidgetModel<Traits>} model
 * @param {Name} name
 * @param {Traits[Name]} value
 */
export function setTrait(model, name, value) {
  model.set(name, value);
  try {
    model.save_changes();
  } catch {
    // no kernel hears of it
  }
}
