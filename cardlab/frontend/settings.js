// What readers set for themselves: kept by this browser where it keeps anything, and told to nobody else.

import {keepQuiet} from "./dom.js";

const KEPT = "cardlab settings";
const CHANGED = "cardlab:settings";
const LOOKS = {big_index: "cardlab-big-index", four_colour: "cardlab-four-colour", quiet: "cardlab-quiet"};
const NARROWEST = 240; // pixels of the page that are left when all is enlarged; in less room it is enlarged less

/** How much larger than usual text and cards may be. */
export const SIZES = [1, 1.2, 1.45];

/** The settings that are switched on or off. */
export const SWITCHES = Object.keys(LOOKS);

/** What is kept, without what no page of ours has written: {four_colour: true, size: 1.2}. */
export function kept(storage = ownStorage()) {
  let found = null;
  try {
    found = JSON.parse(storage?.getItem(KEPT) ?? "{}");
  } catch {
    // nothing that can be read
  }
  const known = ([name, value]) =>
    name === "size" ? SIZES.includes(value) : SWITCHES.includes(name) && typeof value === "boolean";
  return Object.fromEntries(Object.entries(found ?? {}).filter(known));
}

/** Set something, on all widgets of this page and of those that are opened later. */
export function set(name, value) {
  try {
    ownStorage()?.setItem(KEPT, JSON.stringify({...kept(), [name]: value}));
  } catch {
    // a browser that keeps nothing
  }
  dispatchEvent(new CustomEvent(CHANGED, {detail: {[name]: value}}));
}

function ownStorage() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** How much all is enlarged in a page of this width. */
export function enlarged(size, width) {
  return Math.min(size, Math.max(1, width / NARROWEST));
}

/**
 * Let a widget follow the settings, those of the reader before those of its traits.
 * @param {(now: Record<string, any>) => void} onChange   hears what is set, now and whenever it changes
 */
export function follow(model, el, signal, onChange = () => {}) {
  let own = kept();
  const wear = () => {
    const now = {
      size: 1,
      quiet: false,
      big_index: Boolean(model.get("big_index")),
      four_colour: Boolean(model.get("four_colour")),
      ...own,
    };
    for (const [name, look] of Object.entries(LOOKS)) el.classList.toggle(look, now[name]);
    keepQuiet(now.quiet);
    enlarge(now.size);
    onChange(now);
  };
  const enlarge = (size) => {
    const factor = enlarged(size, el.parentElement?.clientWidth || innerWidth);
    el.style.zoom = factor === 1 ? "" : String(factor);
  };
  const watching = new ResizeObserver(() => enlarge(own.size ?? 1));
  if (el.parentElement) watching.observe(el.parentElement);
  addEventListener(CHANGED, ({detail}) => ((own = {...own, ...detail}), wear()), {signal});
  for (const trait of ["big_index", "four_colour"]) {
    const changed = () => (delete own[trait], wear()); // the notebook has set it anew
    model.on(`change:${trait}`, changed);
    signal.addEventListener("abort", () => model.off(`change:${trait}`, changed));
  }
  signal.addEventListener("abort", () => watching.disconnect());
  wear();
}
