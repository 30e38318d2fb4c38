// Holds the visual models of a page, by name. The bundle writes this module (`bundle.py`) from the models that the page has: what
// `<name>.js` of a model exports.

import type {ModelKind} from "../common/types.d.ts";

export const MODELS: Record<string, ModelKind>;
