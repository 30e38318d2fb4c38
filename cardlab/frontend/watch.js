// The stage in which a match is watched, with its models below.

import {Beside} from "./beside.js";
import {Replay} from "./replay.js";

export function watch(stage, {words, signal}) {
  const beside = new Beside(stage.log.steps, words, {signal});
  const replay = new Replay(stage.log, words, {signal, onStep: (n) => beside.show(n)});
  replay.el.append(beside.el);
  return replay.el;
}
