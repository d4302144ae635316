/** The browser functions for deferred work; Safari has no `requestIdleCallback`. */
export interface IdleScope {
  requestIdleCallback?(run: () => void, options?: { readonly timeout?: number }): number;
  cancelIdleCallback?(request: number): void;
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

export interface IdleOptions {
  /** Deadline in milliseconds, even if the browser is busy. Default: none. */
  readonly within?: number;
  /** Delay in milliseconds for browsers without `requestIdleCallback`. */
  readonly otherwise: number;
}

/**
 * Runs a task when the browser is idle.
 * @returns a cancel function
 */
export function whenIdle(scope: IdleScope, run: () => void, { within, otherwise }: IdleOptions): () => void {
  if (typeof scope.requestIdleCallback !== 'function') {
    const timer = scope.setTimeout(run, otherwise);
    return () => scope.clearTimeout(timer);
  }
  const request = scope.requestIdleCallback(run, within === undefined ? {} : { timeout: within });
  return () => scope.cancelIdleCallback?.(request);
}
