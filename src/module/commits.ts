let count = 0;

/** Counts React's commits, as the callback of a Profiler around the whole page. */
export function countCommit(): void {
  count++;
}

/** How often React has committed since the page was loaded. */
export function commits(): number {
  return count;
}
