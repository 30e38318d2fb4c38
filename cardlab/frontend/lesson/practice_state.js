// Updates the state of practice with each answer of the session, for a view that is opened later. It is a small module
// of its own because the first load needs it, without the code that asks questions.

/** @import {PracticeProgress, PractiseAnswer, PractiseTrait} from "../common/types.d.ts" */

/**
 * Returns the questions that will return, now or later.
 * @param {PracticeProgress} pace
 */
export function waitingQuestions({back, later}) {
  return [...back.map(([name]) => name), ...later];
}

/**
 * Returns the state for a page that is opened later: the initial state with the session's answers since.
 * @param {PractiseTrait} known
 * @param {PractiseAnswer} answer
 * @returns {PractiseTrait}
 */
export function updatePractice(known, {pace, facts, skills, memory, more = [], answered, came = known.came, ...told}) {
  const now = pace ?? known.pace;
  const {level, top, fluency} = now;
  const {mastered, turned} = {...known.memory, ...told};
  const soFar = {level, top, fluency, mastered, turned};
  const grown = {
    ...known.memory,
    ...soFar,
    facts: {...known.memory.facts, ...facts},
    skills: {...known.memory.skills, ...skills},
  };
  const back = new Set(waitingQuestions(now));
  const questions = [...known.questions.filter(({id}) => id !== answered || back.has(id)), ...more];
  return {...known, questions, pace: now, came, memory: memory ?? grown};
}
