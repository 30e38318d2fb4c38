// Updates the state of a lesson's experiments with each answer of the session, for a view that is opened later.

/** @import {InvestigateAnswer, InvestigateTrait} from "../common/types.d.ts" */

/**
 * Returns the state for a page that is opened later: the guess and the latest results of each experiment.
 * @param {InvestigateTrait} known
 * @param {InvestigateAnswer} answer
 * @returns {InvestigateTrait}
 */
export function updateExperiments(known, {told, kept}) {
  const about = told?.experiment ?? kept?.experiment;
  const news = told ? {told} : {guess: kept?.guess ?? null, answered: Boolean(kept?.answered)};
  const experiments = known.experiments.map((one) => (one.name === about ? {...one, ...news} : one));
  return {...known, experiments};
}
