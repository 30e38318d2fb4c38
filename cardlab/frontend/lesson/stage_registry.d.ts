// Holds what builds the stages of a lesson that are loaded on demand. The bundle writes this module (`bundle.py`). In one text
// all builders are there at once; a page of files has them, by the kinds of the stages, when `load` has loaded them.

import type {StageBuilder} from "../common/types.d.ts";
import type {Context} from "./together.js";

export const LAZY_STAGES: {
  builders: Record<string, StageBuilder>;
  load?: () => Promise<unknown>;
  together?: (context: Context) => Promise<void>;
};
