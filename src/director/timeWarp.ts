/**
 * A slowed passage of a timeline: a hit stop, slow motion. All times in seconds; `from` and `to` are source time, `start`
 * and `end` displayed time.
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
  /** Its rate; below 1 is slow. */
  readonly rate: number;
}

/** Builds the time warp of slow passages. Of two that overlap, the earlier one is kept whole and the later one cut. */
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

/** Maps displayed time to source time. Does not allocate. */
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

/** Maps source time to displayed time. Does not allocate. */
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
