// Which question comes next in a session: the twin of cardlab/teaching/practice.py. A test shows that both agree.

/** @import {Note, Outcome, Pace} from "./types.d.ts" */

const UP = 3; // right in a row at the first try: a level up
const DOWN = 2; // missed in a row: a level down
const APART = 3; // other questions before a missed one comes back

/**
 * The question that comes back now; null for a new one of the level.
 * @param {Pace} pace
 */
export function due(pace) {
  return pace.back.find(([, when]) => when <= pace.asked)?.[0] ?? null;
}

/**
 * How things stand when a question has been answered.
 * @param {Pace} pace
 * @param {string} question
 * @param {Outcome} outcome
 * @returns {Pace}
 */
export function after(pace, question, outcome) {
  const asked = pace.asked + 1;
  const back = pace.back.filter(([name]) => name !== question);
  if (outcome === "missed") back.push([question, asked + APART]);
  back.sort((a, b) => a[1] - b[1]);
  const first = outcome === "first" ? pace.first + 1 : 0;
  const missed = outcome === "missed" ? pace.missed + 1 : 0;
  const by = first === UP ? 1 : missed === DOWN ? -1 : 0;
  if (!by) return {...pace, first, missed, asked, back};
  const place = Math.min(Math.max(pace.levels.indexOf(pace.level) + by, 0), pace.levels.length - 1);
  return {...pace, level: pace.levels[place], first: 0, missed: 0, asked, back};
}

/**
 * What came of a question: the notes of its answers in order, and the hints taken before the first of them.
 * @param {Note[]} notes
 * @param {number} hints
 * @returns {Outcome}
 */
export function outcomeOf(notes, hints) {
  const counted = notes.filter((note) => note !== "blank" && note !== "unreadable");
  if (counted[0] !== "right") return "missed";
  return hints ? "helped" : "first";
}
