// Chooses one of the four layouts of a stage for the size of its window.

/** @typedef {"wide" | "tall" | "low" | "flow"} Arrangement */

/**
 * The design size of each arrangement in units, and the smallest unit in pixels. Below that, letters would be too
 * small.
 */
const DRAWN = {
  wide: {width: 1024, height: 618, least: 420 / 618},
  tall: {width: 390, height: 700, least: 0.82},
  low: {width: 844, height: 390, least: 0.75},
};
const LARGEST_TEXT = 1.45; // larger text is always shown in one column
const LOW_HEIGHT = 480;
const LOW_RATIO = 1.9;
const TALL_RATIO = 0.85;

/**
 * Chooses the arrangement for a size in pixels, and the size of its unit. If the wide one would be too small, as in a
 * notebook cell, the tall one may still fit. In "flow", one column that scrolls, a unit is one pixel.
 * @param {number} width
 * @param {number} height
 * @param {number} [text]   the learner's text size, as a factor
 * @returns {{name: Arrangement, u: number}}
 */
export function arrange(width, height, text = 1) {
  const ratio = width / height;
  /** @type {(keyof typeof DRAWN)[]} */
  const names = [height < LOW_HEIGHT && ratio >= LOW_RATIO ? "low" : ratio < TALL_RATIO ? "tall" : "wide", "tall"];
  for (const name of text <= LARGEST_TEXT ? names : []) {
    const {least, ...drawn} = DRAWN[name];
    const u = Math.min(width / drawn.width, height / drawn.height);
    if (u >= least * text) return {name, u};
  }
  return {name: "flow", u: 1};
}

/**
 * Gives a frame its arrangement and unit whenever its size changes. A frame without a size, as in a hidden page, keeps
 * its arrangement.
 * @param {HTMLElement} frame
 * @param {AbortSignal} signal
 * @param {(now: {name: Arrangement, u: number}) => void} onChange   called on each change
 * @param {() => number} [text]   returns the learner's text size, as a factor
 */
export function followSize(frame, signal, onChange, text = () => 1) {
  let last = "";
  const sizing = new ResizeObserver(() => {
    const {clientWidth: width, clientHeight: height} = frame;
    if (!width || !height) return;
    const now = arrange(width, height, text());
    if (last === `${now.name} ${now.u}`) return;
    last = `${now.name} ${now.u}`;
    frame.dataset.arrangement = now.name;
    frame.style.setProperty("--u", `${now.u}px`);
    onChange(now);
  });
  sizing.observe(frame);
  signal.addEventListener("abort", () => sizing.disconnect());
}
