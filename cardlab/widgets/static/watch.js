// The stage in which a match is watched.

import {Replay} from "./replay.js";

export function watch(stage, {words, signal}) {
  return new Replay(stage.log, words, {signal}).el;
}
