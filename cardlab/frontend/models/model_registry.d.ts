// The visual models of a page, by name. `bundle.py` writes this module from the exports of each model's `<name>.js`.

import type {ModelKind} from "../common/types.d.ts";

export const MODELS: Record<string, ModelKind>;
