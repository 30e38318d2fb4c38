// Splits a number line into rows if its places would be too narrow for a finger.

export const EDGE = 20; // at both ends of the line
const FINGER = 24; // units that a finger needs
const MOST = 6; // rows; if places are still too narrow, the keyboard helps

/** @typedef {{low: number, high: number}} Stretch   a part of a line, including both ends */

/**
 * Returns the stretches of a line, one for each row. There are as few as possible with wide enough places, and all
 * have the same length. The last one may overlap the one above.
 * @param {Stretch} line
 * @param {number} units   the width of the picture
 * @param {number} whole   places in a whole number; the length of a stretch is a multiple of it
 * @returns {Stretch[]}
 */
export function stretches({low, high}, units, whole = 1) {
  let length = high - low;
  for (let n = 1; n <= MOST && (units - 2 * EDGE) / length < FINGER; n++) {
    length = whole * Math.ceil((high - low) / (n * whole));
  }
  return Array.from({length: Math.ceil((high - low) / length)}, (_, i) => {
    const first = Math.min(low + i * length, high - length);
    return {low: first, high: first + length};
  });
}

/**
 * Returns the position of a place.
 * @param {Stretch} line
 * @param {number} n
 * @param {number} units
 */
export function placeOn({low, high}, n, units) {
  return EDGE + ((n - low) / (high - low)) * (units - 2 * EDGE);
}

/**
 * Returns the place nearest to a point.
 * @param {Stretch} line
 * @param {number} x
 * @param {number} units
 */
export function nearestPlace({low, high}, x, units) {
  return Math.min(Math.max(Math.round(low + ((x - EDGE) / (units - 2 * EDGE)) * (high - low)), low), high);
}

/**
 * Returns the first stretch that contains a place.
 * @param {Stretch[]} lines
 * @param {number | null} value
 */
export function rowOf(lines, value) {
  return lines.findIndex(({low, high}) => value !== null && low <= value && value <= high);
}
