import { clamp } from '../kit/vector';

/** A value at a time, with the easing towards it; smooth by default. */
export type Key = readonly [time: number, value: number, way?: Way];
/** Easing: `soft` eases at both ends, `snap` starts fast, `fall` ends fast, `spring` overshoots. */
type Way = 'soft' | 'snap' | 'fall' | 'spring';

const WAYS: Readonly<Record<Way, (u: number) => number>> = {
  soft: (u) => u * u * (3 - 2 * u),
  snap: (u) => 1 - (1 - u) ** 3,
  fall: (u) => u * u * u,
  spring: (u) => 1 - Math.cos(u * Math.PI * 2.5) * Math.exp(-5 * u) * (1 - u),
};

/** The value of a track at a time; constant before the first key and after the last. */
export function track(t: number, ...keys: readonly Key[]): number {
  const [first] = keys;
  if (!first || t <= first[0]) return first?.[1] ?? 0;
  for (let i = 1; i < keys.length; i++) {
    const [time, value, way = 'soft'] = keys[i]!;
    const [before, from] = keys[i - 1]!;
    if (t <= time) return from + (value - from) * WAYS[way](clamp((t - before) / (time - before)));
  }
  return keys[keys.length - 1]![1];
}

/** A sine with a whole number of waves per loop. @param t 0 … 1 @param late phase delay, in waves */
export const wave = (t: number, times = 1, late = 0): number => Math.sin(2 * Math.PI * (t * times - late));

/** 0 at both ends, 1 between: fades a movement in and out. */
export const within = (t: number, from: number, full: number, fading: number, to: number): number =>
  track(t, [from, 0], [full, 1], [fading, 1], [to, 0]);

/** A deterministic tremor. */
export const tremble = (t: number, fast: number): number =>
  0.6 * Math.sin(t * fast) + 0.4 * Math.sin(t * fast * 1.73 + 1.3);
