import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';
import { FLOOR, outAt, upAt } from './geometry';
import { KAIJU_OUT } from './layout';
import { kaijuPiece } from './pieces';
import type { Table } from './table';

/** Minimum number of visible rows below the lowest kaiju. */
const BELOW = 2;
/** The view rises in steps, not with every climb. */
const STEP = 2;
/** The last part of a step, in which the lower edge of the view rises. */
const RISE = 0.5;
/** Distance up to which a kaiju counts as standing in its box, table units. */
const OFF = 0.3;

/**
 * The lowest row that is fully visible in the home view, from 0. Kaiju never go down, so rows far below the
 * lowest one need not be shown. Rises smoothly between two rows.
 * @param lowest row of a kaiju, from 0
 */
export function footAbove(lowest: number): number {
  const steps = Math.max(0, lowest - BELOW) / STEP;
  const whole = Math.floor(steps);
  const rise = Math.max(0, (steps - whole - (1 - RISE)) / RISE);
  return STEP * (whole + rise * rise * (3 - 2 * rise));
}

/**
 * {@link footAbove} for the current poses of all pieces; 0 while no kaiju is on the board. Runs every frame,
 * so it allocates nothing.
 */
export function footOf({ seats, pieces }: Pick<Table, 'seats' | 'pieces'>): (poses: Float64Array) => number {
  const kaiju = seats.map(kaijuPiece).filter((piece) => pieces.has(piece));
  const starts = kaiju.map((piece) => pieces.of(piece) * CHANNEL_COUNT);
  return (poses) => {
    let lowest = Number.POSITIVE_INFINITY;
    for (const pose of starts) {
      if (poses[pose + CHANNEL_OFFSET.visibility]! <= 0) continue;
      const y = poses[pose + CHANNEL_OFFSET.y]!;
      const z = poses[pose + CHANNEL_OFFSET.z]!;
      if (Math.abs(outAt(y, z) - KAIJU_OUT) <= OFF) lowest = Math.min(lowest, upAt(y, z) - FLOOR);
    }
    return Number.isFinite(lowest) ? footAbove(lowest) : 0;
  };
}
