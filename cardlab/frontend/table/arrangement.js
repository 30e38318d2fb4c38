// Chooses how a stage is laid out for the size that it is offered.

/** @typedef {"wide" | "tall" | "low" | "flow"} Arrangement */

/** Each arrangement is drawn once, in units; a unit has at least so many pixels, or letters would be too small. */
const DRAWN = {
  wide: {width: 1024, height: 618, least: 420 / 618},
  tall: {width: 390, height: 700, least: 0.82},
  low: {width: 844, height: 390, least: 0.75},
};
const LARGEST_TEXT = 1.45; // with larger text all is in one column
const LOW_HEIGHT = 480;
const LOW_RATIO = 1.9;
const TALL_RATIO = 0.85;

/**
 * The arrangement for a size in pixels, and the pixels of its unit. Where the wide one would be too small, as in a cell
 * of a notebook, the tall one may have room. In "flow", one column that scrolls, a unit is a pixel.
 * @param {number} width
 * @param {number} height
 * @param {number} [text]   how much larger than usual text is to be
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
 * Gives a frame its arrangement and its unit whenever its size changes. A frame without a size, as in a hidden page,
 * keeps what it has.
 * @param {HTMLElement} frame
 * @param {AbortSignal} signal
 * @param {(now: {name: Arrangement, u: number}) => void} onChange   hears each change
 * @param {() => number} [text]   how much larger than usual text is to be
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
