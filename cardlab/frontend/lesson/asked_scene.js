// The table while the learner predicts, or imagines another card. Only the stage Predict needs it.

import {applyStep} from "../common/match_timeline.js";
import {boardScene} from "../stage/board_scene.js";
import {compareScene} from "../stage/compare_scene.js";
import {NOTHING, UNTOLD} from "../stage/scene.js";

/**
 * @import {MatchTimeline} from "../common/match_timeline.js"
 * @import {SeenEvent, Words} from "../common/types.d.ts"
 * @import {TableState} from "../table/table_state.d.ts"
 */

/**
 * Returns the state of the table during a prediction, or with the card that the learner imagines. Leaves out counters
 * about the previous turn.
 * @param {MatchTimeline} timeline
 * @param {Words} words
 * @param {number} n   number of steps; the last one is the question
 * @param {SeenEvent[]} [imagined]   the events that would follow
 * @returns {TableState}
 */
export function askedScene(timeline, words, n, imagined = []) {
  const hides = timeline.steps[n - 1].hides ?? [];
  const {counters: declared} = timeline.setting;
  const setting = {...timeline.setting, counters: declared.filter(({name}) => !hides.includes(name))};
  const turn = timeline.steps[n - 1].who;
  const counters = Object.entries(timeline.stateAt(n).counters);
  const kept = counters.map(([name, value]) => [name, hides.includes(name.split(".")[0]) ? null : value]);
  const set = imagined.flatMap(([kind, values]) => (kind === "put" ? Object.keys(values) : []));
  const state = applyStep({...timeline.stateAt(n), counters: Object.fromEntries(kept)}, {events: imagined});
  return timeline.setting.board
    ? boardScene(setting, words, {...NOTHING, state, turn, best: set})
    : compareScene(setting, words, {...UNTOLD, state, asked: !imagined.length, imagined: imagined.length > 0});
}
