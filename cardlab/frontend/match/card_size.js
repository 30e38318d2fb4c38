// Scales the cards so that the table fits the window: as large as it allows, and smaller where the learner's own cards
// would end below it. If even the smallest cards do not fit, the bar at the foot of the window shrinks; if the table
// leaves room, the bar may have it.

/** Times the size that cards are meant to have; the stylesheet says up to how many (`--most`). */
const SIZES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4];
const USUAL = SIZES.indexOf(1);
const SMALLEST = 0.55; // with what the reader has enlarged
const FULL = 0.92; // of its room: larger cards than usual fill no more, so that what follows the table is seen
const MUCH = 0.7; // cards grow again when the table fills less of its room, and not at every step
const TIGHT = "cardlab-tight"; // the stylesheet says what a foot can spare
/** What lies over the table while it is filled in. */
const FORM = ".cardlab-order:not([hidden]), .cardlab-turn:not([hidden]) > .cardlab-foretell[open]:not([hidden])";

/** Sees to it that a table fits above what is told and what can be done. */
export class CardSize {
  #size = USUAL; // its place among the sizes
  #isNew = true; // no size has been looked for in this window
  #spare = 0; // pixels

  /**
   * @param {object} options
   * @param {HTMLElement} options.play   the whole widget
   * @param {HTMLElement} options.table
   * @param {HTMLElement} options.foot   what is told and what can be done; in a narrow window it lies at its foot
   * @param {AbortSignal} options.signal
   */
  constructor({play, table, foot, signal}) {
    this.play = play;
    this.table = table;
    this.foot = foot;
    const watching = new ResizeObserver(() => this.fit());
    watching.observe(foot);
    watching.observe(table); // it may grow, by a card that begins another row, while the foot stays as it is
    addEventListener("resize", () => this.fit({anew: true}), {signal});
    signal.addEventListener("abort", () => watching.disconnect());
  }

  /**
   * Make the cards smaller where that is needed, and larger again where much room is left, or the window is another
   * one.
   */
  fit({anew = false} = {}) {
    if (!this.table.isConnected || !this.table.getClientRects().length) return;
    if (anew) {
      this.#set(USUAL);
      this.#isNew = true;
    }
    this.play.classList.remove(TIGHT);
    this.#leave(0);
    if (this.#covers && this.foot.querySelector(FORM)) return; // the table is as it was when that is gone
    const room = this.#room();
    this.#resize(room);
    this.#leave(room - this.#height);
  }

  /** @param {number} room */
  #resize(room) {
    const style = getComputedStyle(this.play);
    const zoom = Number(style.getPropertyValue("--zoom") || 1);
    const most = Number(style.getPropertyValue("--most") || 1);
    const largest = SIZES.findIndex((size) => size <= most);
    const smallest = SIZES.findLastIndex((size) => size * zoom >= SMALLEST);
    const grows = this.#size > largest && (this.#isNew || this.#height <= MUCH * room);
    this.#isNew = false;
    if (this.#fits(room) && !grows) return;
    if (grows || this.#size !== smallest) this.#search(room, largest, smallest); // each look costs a layout of the page
    this.play.classList.toggle(TIGHT, this.#height > room);
  }

  /**
   * Set the largest size with which the table fits, or the smallest one.
   * @param {number} room
   * @param {number} largest
   * @param {number} smallest
   */
  #search(room, largest, smallest) {
    let [large, small] = [largest, smallest];
    while (large < small) {
      const middle = Math.floor((large + small) / 2);
      this.#set(middle);
      if (this.#fits(room)) small = middle;
      else large = middle + 1;
    }
    this.#set(large);
  }

  /**
   * Whether the table fits as it is.
   * @param {number} room
   */
  #fits(room) {
    return this.#height <= (this.#size < USUAL ? FULL * room : room);
  }

  get #height() {
    return this.table.getBoundingClientRect().height;
  }

  /** How tall the table may be, when the page stands at its top, or the widget at that of the window. */
  #room() {
    const whole = this.play.closest(".cardlab-path") ?? this.play; // which a phone shows from its top
    const [play, table] = [whole, this.table].map((one) => one.getBoundingClientRect().top);
    const top = play + scrollY < innerHeight / 3 ? table + scrollY : table - play;
    const covered = this.#covers ? this.foot.getBoundingClientRect().height : 0;
    return innerHeight - top - covered;
  }

  /** Whether the foot lies over the table. */
  get #covers() {
    return getComputedStyle(this.foot).position === "sticky";
  }

  /**
   * Give the foot what the table leaves, beside its share of the window.
   * @param {number} pixels
   */
  #leave(pixels) {
    const spare = this.#covers ? Math.max(0, Math.floor(pixels)) : 0;
    if (this.#spare === spare) return;
    this.#spare = spare;
    this.foot.style.setProperty("--spare", `${spare}px`);
  }

  /** @param {number} size */
  #set(size) {
    if (this.#size === size) return;
    this.#size = size;
    this.table.style.setProperty("--fit", String(SIZES[size])); // and not above it: all that inherits it is styled anew
  }
}
