// Where questions get their visual models from.

/**
 * What draws a model, and tells what is chosen on it; null as long as there is nobody who does.
 * @type {{draw: null | ((model: {model: string}, words: Record<string, any>, options: {onChoose?: (value: number) => void, signal: AbortSignal}) => {el: HTMLElement} | null)}}
 */
export const HOST = {draw: null};

/** The picture of a model, or null where there is none. */
export function drawn(model, words, options) {
  return (model && HOST.draw?.(model, words, options)?.el) || null;
}
