// The builders of the stages that are loaded on demand, by kind of stage. `bundle.py` writes this module. A single
// bundle has all builders at once; a page of separate files has them after `load`.

import type {StageBuilder} from "../common/types.d.ts";
import type {Context} from "./together.js";

export const LAZY_STAGES: {
  builders: Record<string, StageBuilder>;
  load?: () => Promise<unknown>;
  together?: (context: Context) => Promise<void>;
};
