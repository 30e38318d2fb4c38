// The fonts of a widget in a notebook: its Jupyter kernel sends them, once for all widgets of the page. Pages that are
// served or saved name them in their stylesheets.

/** @import {AppearanceTraits, FontsAnswer, Model} from "./types.d.ts" */

const ASKED = Symbol.for("cardlab fonts"); // where the page keeps what was asked, as each widget has a copy of this

/**
 * Ask for the fonts of the page's language, if nobody has, and take what comes.
 * @param {Model<AppearanceTraits>} model
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
