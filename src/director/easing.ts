/** Easing functions; each is exactly 0 at 0 and 1 at 1. */
export const EASINGS = [
  'linear',
  /** Starts gently, arrives at speed: falling, charging. */
  'in',
  'in-strong',
  /** Starts at speed, settles gently: sliding out, being hit. */
  'out',
  'out-strong',
  'in-out',
  /** Overshoots and comes back: snapping into place. */
  'back',
  /** Draws back a little first: winding up. */
  'anticipate',
  /** Falls and bounces twice. */
  'bounce',
] as const;
export type Easing = (typeof EASINGS)[number];

const OVERSHOOT = 1.70158;

function bounce(u: number): number {
  const strength = 7.5625;
  const width = 2.75;
  if (u < 1 / width) return strength * u * u;
  if (u < 2 / width) return strength * (u - 1.5 / width) ** 2 + 0.75;
  if (u < 2.5 / width) return strength * (u - 2.25 / width) ** 2 + 0.9375;
  return strength * (u - 2.625 / width) ** 2 + 0.984375;
}

/** Progress of a movement. @param u share of its time that has passed, 0 … 1 */
export function ease(easing: Easing, u: number): number {
  const rest = 1 - u;
  switch (easing) {
    case 'linear':
      return u;
    case 'in':
      return u * u;
    case 'in-strong':
      return u * u * u * u;
    case 'out':
      return 1 - rest * rest;
    case 'out-strong':
      return 1 - rest * rest * rest * rest;
    case 'in-out':
      return u * u * (3 - 2 * u);
    case 'back':
      return 1 + rest * rest * (OVERSHOOT - (OVERSHOOT + 1) * rest);
    case 'anticipate':
      return u * u * ((OVERSHOOT + 1) * u - OVERSHOOT);
    case 'bounce':
      return bounce(u);
  }
}

/** Additive movements, 0 at both ends. */
export const SHAPES = [
  /** Up and down once: a parabola. */
  'hop',
  /** Out and back once, gently at both ends. */
  'swell',
  /** Out at once, back slowly. */
  'recoil',
  /** Back and forth, dying down. */
  'wobble',
  /** The absolute value of a wobble: lifts a rocking base so that its rim stays on the ground. */
  'rock',
  /** Back and forth at full strength. */
  'shiver',
] as const;
export type Shape = (typeof SHAPES)[number];

const RECOIL_PEAK = 0.15;
const SHIVER_EDGE = 0.1;

/** The offset of a shape, −1 … 1. @param u share of its time, 0 … 1 @param cycles of a wobble, rock or shiver */
export function addOffset(shape: Shape, u: number, cycles: number): number {
  if (u <= 0 || u >= 1) return 0;
  switch (shape) {
    case 'hop':
      return 4 * u * (1 - u);
    case 'swell':
      return Math.sin(Math.PI * u) ** 2;
    case 'recoil':
      return u < RECOIL_PEAK ? u / RECOIL_PEAK : ((1 - u) / (1 - RECOIL_PEAK)) ** 2;
    case 'wobble':
      return Math.sin(2 * Math.PI * cycles * u) * (1 - u) ** 2;
    case 'rock':
      return Math.abs(Math.sin(2 * Math.PI * cycles * u)) * (1 - u) ** 2;
    case 'shiver':
      return Math.sin(2 * Math.PI * cycles * u) * Math.min(1, u / SHIVER_EDGE, (1 - u) / SHIVER_EDGE);
  }
}
