// The visual models of a page, by name. The bundle writes this module (`bundle.py`) from the models that the page has.

/** What `<name>.js` of a model exports. */
export interface Model {
  /** The state as it is where nothing is said. */
  defaults: Record<string, any>;
  /** Draw a state; what is chosen or turned in the picture is told to `options`. */
  draw(
    state: any,
    words: Record<string, any>,
    options?: {
      onChoose?: (value: number) => void;
      onTogether?: (together: boolean) => void;
      signal?: AbortSignal;
    },
  ): {el: HTMLElement; update: (state: any) => void};
}

export const MODELS: Record<string, Model>;
