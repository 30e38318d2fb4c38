// The stages of a lesson that are not there at first. The bundle writes this module (`bundle.py`): in one text they are there at
// once; a page of files has them, by the kinds of the stages, when `load` has loaded them.

import type {StageBuilder} from "../common/types.d.ts";

export const LATE: {stages: Record<string, StageBuilder>; load?: () => Promise<unknown>};
