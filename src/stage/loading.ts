/** How far the files of the models have come. */
export interface Loading {
  /** Files that were asked for. */
  readonly files: number;
  /** Files that have come, or never will. */
  readonly done: number;
  /** 0 … 1 */
  readonly share: number;
  /** Files that never will come: stand-ins stay in the place of their models. */
  readonly failed: number;
}

const shares = new Map<string, number>();
const lost = new Set<string>();
const listeners = new Set<() => void>();
let state: Loading = { files: 0, done: 0, share: 1, failed: 0 };

function changed(): void {
  const all = [...shares.values()];
  const sum = all.reduce((total, share) => total + share, 0);
  state = {
    files: all.length,
    done: all.filter((share) => share === 1).length,
    share: all.length === 0 ? 1 : sum / all.length,
    failed: lost.size,
  };
  for (const listener of [...listeners]) listener();
}

/** Notes how far a file has come. @param share 0 … 1; at 1 there is nothing more to wait for */
export function noteLoading(url: string, share: number): void {
  shares.set(url, Math.min(1, Math.max(0, share)));
  changed();
}

/** Notes that a file will not come, or could not be used. It still counts as not done until {@link noteLoading} says so. */
export function noteFailed(url: string): void {
  lost.add(url);
  changed();
}

/** Notes that a file that had failed is asked for again. */
export function noteRetried(url: string): void {
  lost.delete(url);
  changed();
}

/** How far things are now; another object whenever something has changed. */
export const loading = (): Loading => state;

/** Hears of every change. Returns the unsubscribe function. */
export function onLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves when every file that was asked for has come or failed; at once when there is none to wait for. */
export function modelsSettled(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (state.done < state.files) return;
      stop();
      resolve();
    };
    const stop = onLoading(look);
    look();
  });
}

let enabled = false;
const waiting = new Set<() => void>();

/** Lets model files be fetched from now on. */
export function enableModelFiles(): void {
  enabled = true;
  for (const begin of [...waiting]) begin();
  waiting.clear();
}

/**
 * Does something once model files may be fetched: after the first picture, which needs none of them.
 * @returns the function that calls it off
 */
export function whenModelFilesEnabled(begin: () => void): () => void {
  if (enabled) begin();
  else waiting.add(begin);
  return () => waiting.delete(begin);
}
