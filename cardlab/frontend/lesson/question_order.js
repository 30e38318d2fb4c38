// Chooses the next question of a practice session. cardlab/teaching/practice/question_order.py says what the rule is
// and does the same; a test shows that both agree.

import {waitingQuestions} from "./practice_state.js";

/** @import {Wanted, Course, Verdict, Outcome, Pace, Rung, TurnOfKind} from "../common/types.d.ts" */

const UP = 3; // right at the first try on a level before it is left
const DOWN = 2; // missed in a row: a level down
const BETWEEN = 3; // core questions between two others
const REST = 5; // questions from one of a kind that is not core to the next of it
const WAITING = 2; // missed questions that wait to come back
const APART = 5; // after how many questions one does first
const LONGEST = 10; // and at the latest

/**
 * Kind and level of a question's name.
 * @param {string} name
 */
export function stemOf(name) {
  return name.slice(0, name.lastIndexOf("."));
}

/**
 * The levels that the learner may come to.
 * @param {Course} course
 * @param {Wanted} choice
 */
export function rungsOf(course, {top, fluency}) {
  const every = fluency && course.fluency.length ? course.fluency : course.rungs;
  const fitting = every.filter(({level}) => level <= (top ?? course.top));
  return fitting.length ? fitting : every.slice(0, 1);
}

/**
 * The kinds that the learner may come to.
 * @param {Course} course
 * @param {Wanted} choice
 */
function reachableStems(course, choice) {
  return rungsOf(course, choice).flatMap(({core, others}) => [...core, ...others]);
}

/**
 * The same for a learner who wants another top level, or the fluency round, or not.
 * @param {Course} course
 * @param {Pace} pace
 * @param {Wanted} choice
 */
export function choose(course, pace, {top, fluency}) {
  const now = atLevel(course, {...pace, top, fluency}, pace.level);
  const stems = reachableStems(course, now);
  const back = now.back.filter(([name]) => stems.includes(stemOf(name)));
  const later = now.later.filter((name) => stems.includes(stemOf(name)));
  return makeRoom({...now, back, later});
}

/**
 * Facts that are due from another day wait where there is room.
 * @param {Pace} pace
 * @returns {Pace}
 */
function makeRoom(pace) {
  const room = Math.max(WAITING - pace.back.length, 0);
  /** @type {Pace["back"]} */
  const come = pace.later.slice(0, room).map((name) => [name, pace.asked + 1, APART]);
  return {...pace, back: [...pace.back, ...come].sort((a, b) => a[1] - b[1]), later: pace.later.slice(room)};
}

/**
 * On a level, or on the nearest one below it that there is; where it is another, its kinds begin anew.
 * @param {Course} course
 * @param {Pace} pace
 * @param {number} level
 * @returns {Pace}
 */
function atLevel(course, pace, level) {
  const rungs = rungsOf(course, pace);
  const rung = rungs.findLast((one) => one.level <= level) ?? rungs[0];
  const stems = [...rung.core, ...rung.others];
  const turns = rung.level === pace.level ? pace.turns.filter(([stem]) => stems.includes(stem)) : [];
  return {...pace, level: rung.level, turns};
}

/**
 * What is asked on the level.
 * @param {Course} course
 * @param {Pace} pace
 * @returns {Rung}
 */
function rungOf(course, pace) {
  const rungs = rungsOf(course, pace);
  return rungs.find(({level}) => level === pace.level) ?? rungs[0];
}

/**
 * The question that comes back now; null for a new one.
 * @param {Course} course
 * @param {Pace} pace
 */
export function dueQuestion(course, pace) {
  if (pace.again) return null;
  const core = rungsOf(course, pace).flatMap((rung) => rung.core);
  const wanted = pace.core < BETWEEN ? core : reachableStems(course, pace);
  return pace.back.find(([name, when]) => when <= pace.asked && wanted.includes(stemOf(name)))?.[0] ?? null;
}

/**
 * The kinds that a new question may be of, the one that is wanted most first.
 * @param {Course} course
 * @param {Pace} pace
 */
export function stemsOf(course, pace) {
  const turns = new Map(pace.turns.map((one) => [one[0], one]));
  const waits = new Set(pace.back.map(([name]) => stemOf(name)));
  const turnOf = (/** @type {string} */ stem) => turns.get(stem) ?? /** @type {TurnOfKind} */ ([stem, -REST, 0]);
  const rested = (/** @type {string} */ stem) => !waits.has(stem) && pace.asked - turnOf(stem)[1] >= REST;
  const order = (/** @type {string} */ stem) => {
    const [, asked, right] = turnOf(stem);
    return [Number(asked === pace.asked - 1), Number(right > 0), asked];
  };
  const {core, others} = rungOf(course, pace);
  const allowed = pace.core < BETWEEN ? [] : others.filter(rested);
  return [...core, ...allowed].sort((a, b) => compare(order(a), order(b)));
}

/**
 * @param {number[]} a
 * @param {number[]} b
 */
function compare(a, b) {
  const i = a.findIndex((one, place) => one !== b[place]);
  return i < 0 ? 0 : a[i] - b[i];
}

/**
 * The next question of those that there are; null where there is none.
 * @param {Course} course
 * @param {Pace} pace
 * @param {string[]} fresh   those that have not been asked
 * @param {string[]} met   those that have, the longest ago first
 * @returns {string | null}
 */
export function pickQuestion(course, pace, fresh, met) {
  const back = dueQuestion(course, pace);
  if (back !== null && (fresh.includes(back) || met.includes(back))) return back;
  const stems = stemsOf(course, pace);
  const waits = new Set(waitingQuestions(pace));
  const [unasked, old] = [fresh, met].map((names) => names.filter((name) => !waits.has(name)));
  const wanted = stems.flatMap((stem) => unasked.filter((name) => stemOf(name) === stem));
  const known = old.filter((name) => stems.includes(stemOf(name)));
  return [...wanted, ...known, ...old, ...unasked, ...met][0] ?? null;
}

/**
 * How things stand when a question has been answered.
 * @param {Course} course
 * @param {Pace} pace
 * @param {string} question
 * @param {Outcome} outcome
 * @returns {Pace}
 */
export function after(course, pace, question, outcome) {
  const cameBack = pace.back.find(([name]) => name === question);
  const missed = outcome === "missed" ? pace.missed + 1 : 0;
  const turned = withTurn(course, pace, stemOf(question), outcome === "first" && !cameBack);
  const back = pace.back.filter(([name]) => name !== question);
  const later = pace.later.filter((name) => name !== question);
  const apart = cameBack ? 2 * cameBack[2] : APART;
  const waits = outcome === "missed" && apart <= LONGEST && back.length < WAITING;
  const isReachable = reachableStems(course, pace).includes(stemOf(question));
  if (waits && isReachable) back.push([question, pace.asked + apart, apart]);
  const now = makeRoom({...turned, missed: missed % DOWN, again: Boolean(cameBack), back, later});
  if (missed === DOWN) return stepLevel(course, now, -1);
  const {core, others} = rungOf(course, now);
  const rights = new Map(now.turns.map(([stem, , right]) => [stem, right]));
  const all = [...rights.values()].reduce((sum, right) => sum + right, 0);
  return all >= UP && [...core, ...others].every((stem) => rights.get(stem)) ? stepLevel(course, now, 1) : now;
}

/**
 * A question of a kind has been asked.
 * @param {Course} course
 * @param {Pace} pace
 * @param {string} stem
 * @param {boolean} right
 * @returns {Pace}
 */
function withTurn(course, pace, stem, right) {
  const rung = rungOf(course, pace);
  const here = [...rung.core, ...rung.others].includes(stem);
  const before = pace.turns.find(([name]) => name === stem)?.[2] ?? 0;
  const turns = pace.turns.filter(([name]) => name !== stem);
  if (here) turns.push([stem, pace.asked, before + Number(right)]);
  const core = [...course.rungs, ...course.fluency].some((one) => one.core.includes(stem)) ? pace.core + 1 : 0;
  return {...pace, turns, core, asked: pace.asked + 1};
}

/**
 * @param {Course} course
 * @param {Pace} pace
 * @param {number} by
 */
function stepLevel(course, pace, by) {
  const levels = rungsOf(course, pace).map(({level}) => level);
  const place = Math.min(Math.max(levels.indexOf(pace.level) + by, 0), levels.length - 1);
  return atLevel(course, pace, levels[place]);
}

/**
 * What came of a question: the notes of its answers in order, and the hints taken before the first of them.
 * @param {Verdict[]} notes
 * @param {number} hints
 * @returns {Outcome}
 */
export function outcomeOf(notes, hints) {
  const counted = notes.filter((note) => note !== "blank" && note !== "unreadable");
  if (counted[0] !== "right") return "missed";
  return hints ? "helped" : "first";
}
