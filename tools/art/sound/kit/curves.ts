import type { Curve } from './signal';

type Points = readonly (readonly [t: number, value: number])[];

function along(points: Points, between: (from: number, to: number, share: number) => number): Curve {
  return (t) => {
    let before = points[0]!;
    if (t <= before[0]) return before[1];
    for (let index = 1; index < points.length; index++) {
      const after = points[index]!;
      if (t < after[0]) return between(before[1], after[1], (t - before[0]) / (after[0] - before[0]));
      before = after;
    }
    return before[1];
  };
}

/** Linear interpolation; constant beyond its ends. @param points at least one, in order of time */
export const line = (...points: Points): Curve =>
  along(points, (from, to, share) => from + (to - from) * share);

/** Exponential interpolation, for pitches. @param points with values above 0 */
export const glide = (...points: Points): Curve =>
  along(points, (from, to, share) => from * (to / from) ** share);

/** Smooth interpolation, for gestures of a voice. */
export const sway = (...points: Points): Curve =>
  along(points, (from, to, share) => from + (to - from) * share * share * (3 - 2 * share));

/** A linear attack with exponential decay. @param attack seconds @param decay seconds to 1/e */
export const struck =
  (attack: number, decay: number): Curve =>
  (t) =>
    t < attack ? t / attack : Math.exp((attack - t) / decay);

/** Exponential decay. @param decay seconds to 1/e */
export const dying =
  (decay: number): Curve =>
  (t) =>
    Math.exp(-t / decay);

/** A gentle oscillation around 1. @param depth 0 … 1 @param hz oscillations per second */
export const swing =
  (hz: number, depth: number, phase = 0): Curve =>
  (t) =>
    1 + depth * Math.sin(2 * Math.PI * (hz * t + phase));

/** The product of curves. */
export const both =
  (...curves: readonly Curve[]): Curve =>
  (t) =>
    curves.reduce((product, curve) => product * curve(t), 1);
