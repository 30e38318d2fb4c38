// Replay: a whole match, stepped in the browser.

import {root} from "./dom.js";
import {looks} from "./looks.js";
import {Replay} from "./replay.js";

function render({model, el, signal}) {
  let replay;
  let inner;
  const draw = () => {
    inner?.abort();
    inner = new AbortController();
    const log = model.get("log");
    root(el, model.get("words"));
    replay = new Replay(log, model.get("words"), {signal: inner.signal, start: model.get("step"), onStep: report});
    el.replaceChildren(replay.el);
  };
  const report = (n) => {
    if (n === model.get("step")) return;
    model.set("step", n);
    try {
      model.save_changes();
    } catch {
      // no kernel: the replay goes on by itself
    }
  };
  const follow = () => model.get("step") !== replay.n && replay.go(model.get("step"));
  looks(model, el, signal);
  model.on("change:log", draw);
  model.on("change:step", follow);
  signal.addEventListener("abort", () => {
    inner?.abort();
    model.off("change:log", draw);
    model.off("change:step", follow);
  });
  draw();
}

export default {render};
