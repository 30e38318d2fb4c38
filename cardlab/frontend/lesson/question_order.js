// Chooses the next question of a practice session. Must agree with cardlab/teaching/practice/question_order.py, which
// explains the rule; a test compares them.

import {UNCOUNTED} from "../common/answer.js";
import {waitingQuestions} from "./practice_state.js";

/** @import {Wanted, Course, Verdict, Outcome, PracticeProgress, Rung, KindRecord} from "../common/types.d.ts" */

const UP = 3; // right at the first try before the level rises
const DOWN = 2; // missed in a row before the level falls
const BETWEEN = 3; // core questions between two others
const REST = 5; // questions between two of the same kind, if it is not a core kind
const WAITING = 2; // missed questions that may wait to return
const APART = 5; // a missed question returns after this many others
const LONGEST = 10; // or at the latest after this many
const RESTING = 3; // questions for which a fact rests

/**
 * Returns the kind and level in the name of a question.
 * @param {string} name
 */
export function stemOf(name) {
  return name.slice(0, name.lastIndexOf("."));
}

/**
 * Returns the levels open to the learner.
 * @param {Course} course
 * @param {Wanted} choice
 */
export function rungsOf(course, {top, fluency}) {
  const every = fluency && course.fluency.length ? course.fluency : course.rungs;
  const fitting = every.filter(({level}) => level <= (top ?? course.top));
  return fitting.length ? fitting : every.slice(0, 1);
}

/**
 * Returns the kinds open to the learner.
 * @param {Course} course
 * @param {Wanted} choice
 */
function reachableStems(course, choice) {
  return rungsOf(course, choice).flatMap(({core, others}) => [...core, ...others]);
}

/**
 * Applies another top level, or switches the fluency round on or off.
 * @param {Course} course
 * @param {PracticeProgress} progress
 * @param {Wanted} choice
 */
export function choose(course, progress, {top, fluency}) {
  const now = atLevel(course, {...progress, top, fluency}, progress.level);
  const stems = reachableStems(course, now);
  const back = now.back.filter(([name]) => stems.includes(stemOf(name)));
  const later = now.later.filter((name) => stems.includes(stemOf(name)));
  return makeRoom({...now, back, later});
}

/**
 * Makes due facts from another day wait if too many questions are waiting.
 * @param {PracticeProgress} progress
 * @returns {PracticeProgress}
 */
function makeRoom(progress) {
  const room = Math.max(WAITING - progress.back.length, 0);
  /** @type {PracticeProgress["back"]} */
  const come = progress.later.slice(0, room).map((name) => [name, progress.asked + 1, APART]);
  return {
    ...progress,
    back: [...progress.back, ...come].sort((a, b) => a[1] - b[1]),
    later: progress.later.slice(room),
  };
}

/**
 * Moves to a level, or to the nearest existing one below. A new level starts its kinds from the beginning.
 * @param {Course} course
 * @param {PracticeProgress} progress
 * @param {number} level
 * @returns {PracticeProgress}
 */
function atLevel(course, progress, level) {
  const rungs = rungsOf(course, progress);
  const rung = rungs.findLast((one) => one.level <= level) ?? rungs[0];
  const stems = [...rung.core, ...rung.others];
  const turns = rung.level === progress.level ? progress.turns.filter(([stem]) => stems.includes(stem)) : [];
  return {...progress, level: rung.level, turns};
}

/**
 * Returns the kinds asked at the current level.
 * @param {Course} course
 * @param {PracticeProgress} progress
 * @returns {Rung}
 */
function rungOf(course, progress) {
  const rungs = rungsOf(course, progress);
  return rungs.find(({level}) => level === progress.level) ?? rungs[0];
}

/**
 * Returns the question that should return now, or null for a new one.
 * @param {Course} course
 * @param {PracticeProgress} progress
 */
export function dueQuestion(course, progress) {
  if (progress.again) return null;
  const core = rungsOf(course, progress).flatMap((rung) => rung.core);
  const wanted = progress.core < BETWEEN ? core : reachableStems(course, progress);
  return progress.back.find(([name, when]) => when <= progress.asked && wanted.includes(stemOf(name)))?.[0] ?? null;
}

/**
 * Returns the possible kinds of a new question, the most wanted first.
 * @param {Course} course
 * @param {PracticeProgress} progress
 */
export function stemsOf(course, progress) {
  const turns = new Map(progress.turns.map((one) => [one[0], one]));
  const waits = new Set(progress.back.map(([name]) => stemOf(name)));
  const turnOf = (/** @type {string} */ stem) => turns.get(stem) ?? /** @type {KindRecord} */ ([stem, -REST, 0]);
  const rested = (/** @type {string} */ stem) => !waits.has(stem) && progress.asked - turnOf(stem)[1] >= REST;
  const order = (/** @type {string} */ stem) => {
    const [, asked, right] = turnOf(stem);
    return [Number(asked === progress.asked - 1), Number(right > 0), asked];
  };
  const {core, others} = rungOf(course, progress);
  const allowed = progress.core < BETWEEN ? [] : others.filter(rested);
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
 * Chooses the next question from those available, or returns null.
 * @param {Course} course
 * @param {PracticeProgress} progress
 * @param {string[]} fresh   questions not yet asked
 * @param {string[]} met   questions already asked, the longest ago first
 * @param {(name: string) => string | undefined} factOf
 * @returns {string | null}
 */
export function pickQuestion(course, progress, fresh, met, factOf) {
  const back = dueQuestion(course, progress);
  if (back !== null && (fresh.includes(back) || met.includes(back))) return back;
  const stems = stemsOf(course, progress);
  const waits = new Set(waitingQuestions(progress));
  const [unasked, old] = [fresh, met].map((names) => names.filter((name) => !waits.has(name)));
  const soon = progress.back.filter(([, when]) => when <= progress.asked + RESTING).map(([name]) => name);
  const resting = new Set([...met.slice(-RESTING), ...soon].map(factOf));
  const isResting = (/** @type {string} */ name) => Number(resting.has(factOf(name)));
  const ofKinds = stems.flatMap((stem) => unasked.filter((name) => stemOf(name) === stem));
  const wanted = ofKinds.sort((a, b) => isResting(a) - isResting(b));
  const known = old.filter((name) => stems.includes(stemOf(name)));
  return [...wanted, ...known, ...old, ...unasked, ...met][0] ?? null;
}

/**
 * Returns the progress after an answered question.
 * @param {Course} course
 * @param {PracticeProgress} progress
 * @param {string} question
 * @param {Outcome} outcome
 * @returns {PracticeProgress}
 */
export function after(course, progress, question, outcome) {
  const cameBack = progress.back.find(([name]) => name === question);
  const missed = outcome === "missed" ? progress.missed + 1 : 0;
  const turned = withTurn(course, progress, stemOf(question), outcome === "first" && !cameBack);
  const back = progress.back.filter(([name]) => name !== question);
  const later = progress.later.filter((name) => name !== question);
  const apart = cameBack ? 2 * cameBack[2] : APART;
  const waits = outcome === "missed" && apart <= LONGEST && back.length < WAITING;
  const isReachable = reachableStems(course, progress).includes(stemOf(question));
  if (waits && isReachable) back.push([question, progress.asked + apart, apart]);
  const now = makeRoom({...turned, missed: missed % DOWN, again: Boolean(cameBack), back, later});
  if (missed === DOWN) return stepLevel(course, now, -1);
  const {core, others} = rungOf(course, now);
  const rights = new Map(now.turns.map(([stem, , right]) => [stem, right]));
  const all = [...rights.values()].reduce((sum, right) => sum + right, 0);
  return all >= UP && [...core, ...others].every((stem) => rights.get(stem)) ? stepLevel(course, now, 1) : now;
}

/**
 * Records that a question of a kind was asked.
 * @param {Course} course
 * @param {PracticeProgress} progress
 * @param {string} stem
 * @param {boolean} right
 * @returns {PracticeProgress}
 */
function withTurn(course, progress, stem, right) {
  const rung = rungOf(course, progress);
  const here = [...rung.core, ...rung.others].includes(stem);
  const before = progress.turns.find(([name]) => name === stem)?.[2] ?? 0;
  const turns = progress.turns.filter(([name]) => name !== stem);
  if (here) turns.push([stem, progress.asked, before + Number(right)]);
  const core = [...course.rungs, ...course.fluency].some((one) => one.core.includes(stem)) ? progress.core + 1 : 0;
  return {...progress, turns, core, asked: progress.asked + 1};
}

/**
 * @param {Course} course
 * @param {PracticeProgress} progress
 * @param {number} by
 */
function stepLevel(course, progress, by) {
  const levels = rungsOf(course, progress).map(({level}) => level);
  const place = Math.min(Math.max(levels.indexOf(progress.level) + by, 0), levels.length - 1);
  return atLevel(course, progress, levels[place]);
}

/**
 * Returns the outcome of a question from its verdicts, in order, and the hints taken before the first answer.
 * @param {Verdict[]} notes
 * @param {number} hints
 * @returns {Outcome}
 */
export function outcomeOf(notes, hints) {
  const counted = notes.filter((note) => !UNCOUNTED.includes(note));
  if (counted[0] !== "right") return "missed";
  return hints ? "helped" : "first";
}
