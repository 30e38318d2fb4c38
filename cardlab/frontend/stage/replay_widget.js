// The widget Replay: a whole match that the browser replays by itself.

import {followAppearance} from "../common/card_appearance.js";
import {root} from "../common/dom.js";
import {setTrait} from "../common/traits.js";
import {Replay} from "./replay.js";

/** @import {RenderProps, ReplayTraits} from "../common/types.d.ts" */

/** @param {RenderProps<ReplayTraits>} props */
function render({model, el, signal}) {
  const draw = () => {
    const ended = new AbortController();
    const words = model.get("words");
    root(el, words, "cardlab-stage-widget");
    const options = {signal: ended.signal, start: model.get("step"), onStep: report};
    const replay = new Replay(model.get("log"), words, options);
    el.replaceChildren(replay.el);
    return {replay, ended};
  };
  const report = (/** @type {number} */ n) => {
    if (n === model.get("step")) return;
    setTrait(model, "step", n);
  };
  const redraw = () => {
    drawn.ended.abort();
    drawn = draw();
  };
  const follow = () => {
    if (model.get("step") !== drawn.replay.n) drawn.replay.go(model.get("step"));
  };
  followAppearance(model, el, signal);
  model.on("change:log", redraw);
  model.on("change:step", follow);
  signal.addEventListener("abort", () => {
    drawn.ended.abort();
    model.off("change:log", redraw);
    model.off("change:step", follow);
  });
  let drawn = draw();
}

export default {render};
