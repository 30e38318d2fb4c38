// A line on which a place is chosen lies in rows where its places would be too narrow for a finger.

export const EDGE = 20; // beside the line
const FINGER = 24; // units that a place needs to be touched
const MOST = 6; // rows; narrower places are for keys

/** @typedef {{low: number, high: number}} Stretch   a part of a line, with both its ends */

/**
 * The stretches of a line that lie below each other: as few as leave each place wide enough, all equally long. The last
 * may begin before the one above it ends.
 * @param {Stretch} line
 * @param {number} units   how wide the picture is
 * @param {number} whole   how many places make one: each stretch has that many, or twice, three times …
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
 * Where a place lies.
 * @param {Stretch} line
 * @param {number} n
 * @param {number} units
 */
export function placeOn({low, high}, n, units) {
  return EDGE + ((n - low) / (high - low)) * (units - 2 * EDGE);
}

/**
 * The place that is nearest to a point.
 * @param {Stretch} line
 * @param {number} x
 * @param {number} units
 */
export function nearestPlace({low, high}, x, units) {
  return Math.min(Math.max(Math.round(low + ((x - EDGE) / (units - 2 * EDGE)) * (high - low)), low), high);
}

/**
 * Which of the stretches shows a place: the first that has it.
 * @param {Stretch[]} lines
 * @param {number | null} value
 */
export function rowOf(lines, value) {
  return lines.findIndex(({low, high}) => value !== null && low <= value && value <= high);
}
