// Loads the fonts of a widget in a notebook. The Jupyter kernel sends them once for all widgets of the page. Served
// and saved pages name their fonts in a stylesheet instead.

/** @import {AppearanceTraits, FontsAnswer, WidgetModel} from "./types.d.ts" */

const ASKED = Symbol.for("cardlab fonts"); // stored on the page, because each widget has its own copy of this module

/**
 * Asks for the fonts of the page's language, if no widget has yet, and adds them to the page.
 * @param {WidgetModel<AppearanceTraits>} model
 */
export function kernelFonts(model) {
  const asked = /** @type {Record<symbol, Set<string>>} */ (/** @type {unknown} */ (globalThis));
  const {lang} = model.get("words");
  if (!model.widget_manager?.kernel || asked[ASKED]?.has(lang)) return;
  (asked[ASKED] ??= new Set()).add(lang);
  const heard = (/** @type {object | null} */ message, /** @type {DataView<ArrayBuffer>[]} */ files = []) => {
    if (!message || !("fonts" in message)) return;
    model.off("msg:custom", heard);
    const {fonts} = /** @type {FontsAnswer} */ (message);
    for (const [place, [family, weight]] of fonts.entries()) {
      document.fonts.add(new FontFace(family, files[place], {weight}));
    }
  };
  model.on("msg:custom", heard);
  model.send({do: "fonts"});
}
