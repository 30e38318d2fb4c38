// The widget PlayTable in a notebook, where other widgets may call it. A page of its own does not load this.

import {renderTable} from "./play_table.js";
import {sender, updateLog} from "../page/connection.js";

/** @import {InitializeProps, MatchAnswer, SessionMessage, SessionTraits, WidgetModel} from "../common/types.d.ts" */

/**
 * Returns what another widget may call: `(await host.getWidget(reference)).exports.play("p1 play 7d")`. Each resolves
 * to the status of the match, or is rejected with the sentence of the rule that forbids the action. Calls are sent one
 * after the other, because the answers do not name the call.
 * @param {WidgetModel<SessionTraits>} model
 */
function remoteControl(model) {
  const send = sender(model);
  /** @param {object} request */
  const answered = async (request) => {
    let settle = /** @type {(answer: MatchAnswer) => void} */ (() => {});
    /** @type {Promise<MatchAnswer>} */
    const heard = new Promise((resolve) => (settle = resolve));
    const listen = (/** @type {SessionMessage | null} */ message) => message && "steps" in message && settle(message);
    model.on("msg:custom", listen);
    try {
      send({...request, at: model.get("status").at});
      const answer = await heard;
      if (answer.said) throw new Error(answer.said.sentence);
      return answer.status;
    } finally {
      model.off("msg:custom", listen);
    }
  };
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** @param {object} request */
  const ask = (request) => {
    const answer = last.then(() => answered(request));
    last = answer.catch(() => {});
    return answer;
  };
  return {
    play: (/** @type {string} */ action) => ask({do: "play", action}),
    step: () => ask({do: "step"}),
    reset: (/** @type {"same" | "new"} */ deal = "same") => ask({do: "new_match", deal}),
  };
}

/** @param {InitializeProps<SessionTraits>} props */
const initialize = ({model}) => {
  updateLog(model);
  return remoteControl(model);
};

export default {initialize, render: renderTable};
