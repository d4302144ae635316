import { CHANNELS, type Easing, type Layout, type Pose } from '#director';
import type { ShowScene } from './scene';

/** Moves a piece straight to a pose, which it must not show another face in. */
export function glide(
  { builder }: ShowScene,
  piece: string,
  at: number,
  duration: number,
  { x, y, z, yaw, pitch, roll, width, height, glow }: Pose,
  easing: Easing = 'in-out',
): void {
  builder.tween(piece, at, duration, { x, y, z, width, height, glow }, easing);
  builder.turn(piece, at, duration, { yaw, pitch, roll }, easing);
}

/** Options of a card's flight. */
export interface Flight {
  /** Height above the straight line, table units. */
  readonly height?: number;
  /** Full turns about the long axis, in addition to the final face. */
  readonly turns?: number;
  /** Face shown in the second half of the flight; default: that of the final pose. */
  readonly spin?: number;
}

/** Flies a card between two poses; it may be invisible at the start. */
export function fly(
  { builder }: ShowScene,
  piece: string,
  at: number,
  duration: number,
  from: Pose,
  to: Pose,
  { height = 0.7, turns, spin = 0 }: Flight = {},
): void {
  const { x, y, z, yaw, pitch, roll, width, height: high, variant, glow } = to;
  const flips = from.variant !== variant;
  builder.jump(piece, at, { ...from, visibility: 1 });
  builder.tween(piece, at, duration, { x, y, z, width, height: high, glow }, 'in-out');
  builder.addOffset(piece, 'y', at, duration, 'hop', height);
  builder.turn(piece, at, duration, { yaw }, 'in-out', spin);
  builder.turn(piece, at, duration, { pitch }, 'in-out');
  builder.turn(piece, at, duration, { roll }, 'in-out', turns ?? (flips ? 0.5 : 0));
  if (flips) builder.jump(piece, at + duration / 2, { variant });
}

/** Flies a card away and hides it. @param gone its hidden pose in the layout */
export function flyOff(
  scene: ShowScene,
  piece: string,
  at: number,
  duration: number,
  from: Pose,
  to: Pose,
  gone: Pose,
  flight: Flight = {},
): void {
  fly(scene, piece, at, duration, from, to, flight);
  scene.builder.jump(piece, at + duration, gone);
}

/** Flips a card in place. */
export function flip(scene: ShowScene, piece: string, at: number, duration: number, variant: number): void {
  scene.builder.turn(piece, at, duration, { roll: 0 }, 'in-out', 0.5);
  scene.builder.addOffset(piece, 'y', at, duration, 'hop', 0.45);
  scene.builder.jump(piece, at + duration / 2, { variant });
}

function differ(a: Pose, b: Pose): boolean {
  if (a === b) return false;
  for (const channel of CHANNELS) if (a[channel] !== b[channel]) return true;
  return false;
}

/** Sources and targets of cards that appear or vanish. */
export interface Ends {
  readonly from?: (piece: string, to: Pose) => Pose | null;
  readonly to?: (piece: string, from: Pose) => Pose | null;
}

/** Flight time, delay between cards, and time of a slide, seconds. */
export const CARD_TIMES = { flight: 0.32, next: 0.06, slide: 0.17 } as const;

/** Maximum delay of the last card in a series, seconds. */
const MANY = 0.5;

/** Delay between cards in a series of this length, seconds. */
export const nextOf = (cards: number): number => Math.min(CARD_TIMES.next, MANY / Math.max(1, cards));

/**
 * Animates every piece whose pose changes: moved cards slide or flip, new ones fly in and removed ones fly
 * out by way of `ends`; the rest change in place. Starts at `at`.
 * @returns the end time
 */
export function carry(
  scene: ShowScene,
  at: number,
  start: Layout,
  destination: Layout,
  ends: Ends = {},
  except: ReadonlySet<string> = new Set(),
): number {
  const { builder } = scene;
  let flying = 0;
  for (const [piece, from] of start) {
    if (from.visibility > 0 !== destination.get(piece)!.visibility > 0 && !except.has(piece)) flying++;
  }
  const next = nextOf(flying);
  let until = at;
  let flights = 0;
  for (const [piece, from] of start) {
    const to = destination.get(piece)!;
    if (!differ(from, to) || except.has(piece)) continue;
    const begins = at + next * flights;
    if (from.visibility > 0 && to.visibility > 0) {
      const far = Math.hypot(to.x - from.x, to.z - from.z) > 0.05;
      const { variant } = to;
      glide(scene, piece, at, CARD_TIMES.slide, to);
      if (from.variant !== variant)
        builder.jump(piece, at + (far ? CARD_TIMES.slide / 2 : CARD_TIMES.slide), { variant });
      until = Math.max(until, at + CARD_TIMES.slide);
      continue;
    }
    const origin = to.visibility > 0 ? (ends.from?.(piece, to) ?? null) : null;
    const goal = from.visibility > 0 && to.visibility === 0 ? (ends.to?.(piece, from) ?? null) : null;
    if (origin !== null) {
      fly(scene, piece, begins, CARD_TIMES.flight, origin, to);
      builder.jump(piece, begins + CARD_TIMES.flight, to);
      until = Math.max(until, begins + CARD_TIMES.flight);
      flights++;
    } else if (goal !== null) {
      flyOff(scene, piece, begins, CARD_TIMES.flight, from, goal, to);
      until = Math.max(until, begins + CARD_TIMES.flight);
      flights++;
    } else if (from.visibility > 0 || to.visibility > 0) {
      builder.jump(piece, at + CARD_TIMES.slide / 2, to);
      until = Math.max(until, at + CARD_TIMES.slide);
    } else builder.jump(piece, at, to);
  }
  return until;
}
