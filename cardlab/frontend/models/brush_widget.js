// A widget that shows a plot. Its parts, such as bars, can be selected by click, drag or keys.

import {followAppearance} from "../common/card_appearance.js";
import {h, mark, root} from "../common/dom.js";
import {isCommand} from "../common/keys.js";
import {fill} from "../common/locale.js";
import {setTrait} from "../common/traits.js";

/** @import {BrushTraits, PlotPart, RenderProps} from "../common/types.d.ts" */

/** The style of the parts, which no other widget needs. */
/* eslint max-len: "off" -- a rule of the style is a line */
const STYLE = [
  ".cardlab-brush p { margin: .3rem 0 0; }",
  ".cardlab-brush-plot { position: relative; max-width: 720px; }",
  ".cardlab-brush-plot > img { display: block; width: 100%; filter: var(--if-light, none) var(--if-dark, invert(.9) hue-rotate(180deg)) var(--if-bright, none) var(--if-black, invert(1) hue-rotate(180deg)); }",
  ".cardlab-brush-layer { position: absolute; inset: 0; touch-action: pan-y; }",
  ".cardlab-brush-layer > button { position: absolute; min-width: 0; min-height: 0; padding: 0; border: 0; border-radius: 0; background: none; cursor: pointer; }",
  ".cardlab-brush-layer > button:hover { background: #e69f0026; }",
  '.cardlab-brush-layer > button[aria-pressed="true"] { background: #e69f0059; box-shadow: inset 0 -4px #9a5b00; }',
  '@media (forced-colors: active) { .cardlab-brush-layer > [aria-pressed="true"] { outline: 2px solid Highlight; outline-offset: -2px; } }',
].join("\n");

/**
 * Returns all places from one to another, lowest first.
 * @param {number} one
 * @param {number} other
 */
export function between(one, other) {
  const first = Math.min(one, other);
  return Array.from({length: Math.abs(one - other) + 1}, (_, i) => first + i);
}

/**
 * Returns a selection with one more part, or without it if it was in there.
 * @param {number[]} selection
 * @param {number} place
 */
export function toggled(selection, place) {
  const others = selection.filter((one) => one !== place);
  return others.length < selection.length ? others : [...selection, place].sort((a, b) => a - b);
}

/**
 * Returns the part that a place across the picture belongs to; beyond all parts or between two, the nearest.
 * @param {PlotPart[]} parts
 * @param {number} across   as a fraction of the width
 */
export function partAt(parts, across) {
  const far = (/** @type {PlotPart} */ {left, width}) => Math.max(left - across, across - left - width, 0);
  return parts.reduce((best, part, i) => (far(part) < far(parts[best]) ? i : best), 0);
}

/**
 * Describes a selection: its parts, its matches, and their share of all. A match in several parts counts once.
 * @param {Pick<BrushTraits, "words" | "parts" | "groups" | "total">} plot
 * @param {number[]} selection
 */
export function described({words, parts, groups, total}, selection) {
  if (!selection.length) return words.none;
  const chosen = groups.filter(([places]) => places.some((place) => selection.includes(place)));
  const n = chosen.reduce((sum, [, matches]) => sum + matches, 0);
  /** @type {[number, number][]} adjacent parts are described as one range */
  const runs = [];
  for (const place of selection) {
    if (runs.at(-1)?.[1] === place - 1) runs[runs.length - 1][1] = place;
    else runs.push([place, place]);
  }
  const named = (/** @type {[number, number]} */ [a, b]) => {
    const [low, high] = [parts[a].ends[0], parts[b].ends[1]];
    if (a < b && low && high) return fill(words, words.interval, {low, high});
    return between(a, b)
      .map((place) => parts[place].name)
      .join(", ");
  };
  const what = runs.map(named).join(", ");
  const form = new Intl.PluralRules(words.lang).select(n);
  const share = `${((100 * n) / total).toFixed(1)}%`;
  return fill(words, words.selected[form] ?? words.selected.other, {what, n, share});
}

/** @param {RenderProps<BrushTraits>} props */
function render({model, el, signal}) {
  const words = model.get("words");
  const parts = model.get("parts");
  root(el, words, "cardlab-brush");
  followAppearance(model, el, signal);
  const picture = h("img", {src: `data:image/png;base64,${model.get("image")}`, alt: model.get("alt")});
  const strips = parts.map(({label, left, top, width, height}, i) => {
    const strip = h("button", {type: "button", "aria-label": label, title: label, tabindex: i ? -1 : 0});
    const sides = Object.entries({left, top, width, height});
    for (const [side, share] of sides) strip.style.setProperty(side, `${100 * share}%`);
    return strip;
  });
  const layer = h("div", {class: "cardlab-brush-layer", role: "group", "aria-label": words.help}, ...strips);
  const told = h("p", {role: "status"});
  let anchor = 0;
  let kept = /** @type {number[]} */ ([]);
  let isPressed = false;

  const selection = () => model.get("selection");
  const show = () => {
    for (const [i, strip] of strips.entries()) mark(strip, {"aria-pressed": `${selection().includes(i)}`});
    const [groups, total] = [model.get("groups"), model.get("total")];
    told.textContent = described({words, parts, groups, total}, selection());
  };
  const select = (/** @type {number[]} */ places) => {
    setTrait(model, "selection", places);
    show();
  };
  const placeOf = (/** @type {PointerEvent} */ {clientX}) => {
    const {left, width} = picture.getBoundingClientRect();
    return partAt(parts, (clientX - left) / width);
  };
  const focus = (/** @type {number} */ place) => {
    for (const [i, strip] of strips.entries()) mark(strip, {tabindex: i === place ? 0 : -1});
    strips[place].focus();
  };

  layer.addEventListener("pointerdown", (event) => {
    if (event.button || !(event.target instanceof HTMLButtonElement)) return;
    isPressed = true;
    anchor = placeOf(event);
    kept = event.ctrlKey || event.metaKey ? toggled(selection(), anchor) : [];
    const isAlone = selection().length === 1 && selection()[0] === anchor;
    layer.setPointerCapture(event.pointerId);
    if (kept.length || isAlone) select(kept);
    else select([anchor]);
    focus(anchor);
    event.preventDefault(); // no text is selected on the way
  });
  layer.addEventListener("pointermove", (event) => {
    if (!isPressed || !layer.hasPointerCapture(event.pointerId)) return;
    const place = placeOf(event);
    if (place === anchor && selection().length < 2) return;
    select([...new Set([...kept, ...between(anchor, place)])].sort((a, b) => a - b));
  });
  layer.addEventListener("click", ({target, detail}) => {
    const place = strips.findIndex((strip) => strip === target);
    if (place >= 0 && !(isPressed && detail)) select(toggled(selection(), (anchor = place)));
    isPressed = false;
  });
  for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) {
    layer.addEventListener(type, ({pointerType}) => pointerType !== "mouse" && (isPressed = false));
  }
  layer.addEventListener("keydown", (event) => {
    const at = strips.findIndex((strip) => strip === event.target);
    /** @type {Record<string, number>} */
    const steps = {ArrowLeft: -1, ArrowRight: 1, Home: -at, End: strips.length - 1 - at};
    const step = steps[event.key];
    if (event.key === "Escape" && selection().length) select([]);
    else if (step === undefined || at < 0 || isCommand(event)) return;
    else {
      const to = Math.min(Math.max(at + step, 0), strips.length - 1);
      if (event.shiftKey) select(between(anchor, to));
      else anchor = to;
      focus(to);
    }
    event.preventDefault();
    event.stopPropagation();
  });
  model.on("change:selection", show);
  signal.addEventListener("abort", () => model.off("change:selection", show));
  el.replaceChildren(
    h("style", {}, STYLE),
    h("div", {class: "cardlab-brush-plot"}, picture, layer),
    h("p", {}, words.help),
    told,
  );
  show();
}

export default {render};
