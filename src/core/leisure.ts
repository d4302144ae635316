/** What a page has of a browser to do something later; Safari does not tell when it is idle. */
export interface LeisureScope {
  requestIdleCallback?(run: () => void, options?: { readonly timeout?: number }): number;
  cancelIdleCallback?(request: number): void;
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

export interface Leisure {
  /** It is done after so many milliseconds at the latest, however busy the browser is. Left out: it may wait for ever. */
  readonly within?: number;
  /** How long to wait where browsers do not tell when they are idle, milliseconds. */
  readonly otherwise: number;
}

/**
 * Does something when the browser has nothing better to do.
 * @returns the function that calls it off
 */
export function atLeisure(scope: LeisureScope, run: () => void, { within, otherwise }: Leisure): () => void {
  if (typeof scope.requestIdleCallback !== 'function') {
    const timer = scope.setTimeout(run, otherwise);
    return () => scope.clearTimeout(timer);
  }
  const request = scope.requestIdleCallback(run, within === undefined ? {} : { timeout: within });
  return () => scope.cancelIdleCallback?.(request);
}
