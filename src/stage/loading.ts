/** Loading progress of the model files. */
export interface Loading {
  /** Number of files requested. */
  readonly files: number;
  /** Number of files loaded or failed. */
  readonly done: number;
  /** 0 … 1 */
  readonly share: number;
  /** Number of failed files; their stand-ins stay. */
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

/** Records the progress of a file. @param share 0 … 1; 1 is done */
export function noteLoading(url: string, share: number): void {
  shares.set(url, Math.min(1, Math.max(0, share)));
  changed();
}

/** Records that a file is missing or unusable. It counts as not done until {@link noteLoading} says so. */
export function noteFailed(url: string): void {
  lost.add(url);
  changed();
}

/** Records that a failed file is requested again. */
export function noteRetried(url: string): void {
  lost.delete(url);
  changed();
}

/** Current progress; a new object after each change. */
export const loading = (): Loading => state;

/** Subscribes to changes. Returns the unsubscribe function. */
export function onLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves when every requested file has loaded or failed; immediately if there is none. */
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

/** Allows model files to be fetched from now on. */
export function enableModelFiles(): void {
  enabled = true;
  for (const begin of [...waiting]) begin();
  waiting.clear();
}

/**
 * Runs a function once model files may be fetched: after the first frame, which needs none of them.
 * @returns a cancel function
 */
export function whenModelFilesEnabled(begin: () => void): () => void {
  if (enabled) begin();
  else waiting.add(begin);
  return () => waiting.delete(begin);
}
