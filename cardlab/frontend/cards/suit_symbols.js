// Draws the suit symbols, and the star of the jokers.

import {s} from "../common/svg.js";

/**
 * The shapes, each in a box of 100 by 100.
 * @type {Record<string, string>}
 */
const SIGN = {
  h: "M50 90C20 64 7 47 7 30 7 17 17 8 29 8c9 0 17 5 21 13C54 13 62 8 71 8c12 0 22 9 22 22 0 17-13 34-43 60Z",
  d: "M50 3Q64 30 88 50 64 70 50 97 36 70 12 50 36 30 50 3Z",
  s:
    "M50 5c9 21 42 34 42 57 0 14-10 22-21 22-8 0-14-4-18-10 1 11 5 17 12 22H35c7-5 11-11 12-22-4 6-10 10-18 10" +
    "C18 84 8 76 8 62 8 39 41 26 50 5Z",
  x: "M50 6 61 38 95 38 68 59 78 92 50 72 22 92 32 59 5 38 39 38Z",
  c: "M50 6a20 20 0 0 1 15 34 20 20 0 1 1-11 36c1 9 5 15 11 20H35c6-5 10-11 11-20a20 20 0 1 1-11-36A20 20 0 0 1 50 6Z",
};

/**
 * Draws a suit symbol around a point, upside down if it is turned.
 * @param {string} suit
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export function sign(suit, x, y, size, turned = false) {
  const half = size / 2;
  const turn = turned ? ` rotate(180 ${half} ${half})` : "";
  return s("path", {d: SIGN[suit], transform: `translate(${x - half} ${y - half})${turn} scale(${size / 100})`});
}
