/**
 * A passage of a timeline that is shown slower: a stop at a blow, slow motion. All times in seconds; `from` and `to`
 * are moments as they were written, `start` and `end` as they are shown.
 */
export interface TimeWarp {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** A requested slow passage. */
export interface SlowPassage {
  readonly from: number;
  readonly to: number;
  /** How fast it is shown: below 1 for slow. */
  readonly rate: number;
}

/** Builds the time warp of slow passages. Of two that overlap the earlier is kept whole, the later is cut. */
export function stretchesOf(passages: readonly SlowPassage[]): readonly TimeWarp[] {
  const stretches: TimeWarp[] = [];
  let lag = 0;
  let free = 0;
  for (const { from, to, rate } of [...passages].sort((a, b) => a.from - b.from)) {
    const begins = Math.max(from, free);
    if (begins >= to) continue;
    const start = begins + lag;
    const end = start + (to - begins) / rate;
    stretches.push({ start, end, from: begins, to });
    lag = end - to;
    free = to;
  }
  return stretches;
}

/** The written moment that is shown at a time. No allocation. */
export function sourceTime(stretches: readonly TimeWarp[], shown: number): number {
  let lag = 0;
  for (let index = 0; index < stretches.length; index++) {
    const { start, end, from, to } = stretches[index]!;
    if (shown <= start) return shown - lag;
    if (shown < end) return from + ((shown - start) / (end - start)) * (to - from);
    lag = end - to;
  }
  return shown - lag;
}

/** When a written moment is shown. No allocation. */
export function displayTime(stretches: readonly TimeWarp[], written: number): number {
  let lag = 0;
  for (let index = 0; index < stretches.length; index++) {
    const { start, end, from, to } = stretches[index]!;
    if (written <= from) return written + lag;
    if (written < to) return start + ((written - from) / (to - from)) * (end - start);
    lag = end - to;
  }
  return written + lag;
}
