import type { CameraCue } from '../cue';
import type { Scenery } from './compose';
import { progress, shiftBetween, shifted } from './path';
import { extentInView } from './sight';
import type { CameraView } from './view';

/** Maximum delay of a shot to keep moving subjects in view, seconds. */
const MAX_DELAY = 0.24;
/** Search step for a later departure, seconds. */
const STEP = 0.04;

/** Departure and arrival of a camera move, seconds. */
export interface Move {
  readonly leaves: number;
  readonly arrives: number;
}

/** A delayed move; it keeps its duration as far as the latest arrival allows. */
function delayed({ leaves, arrives }: Move, by: number, least: number): Move {
  return {
    leaves: leaves + by,
    arrives: Math.max(arrives + Math.min(by, MAX_DELAY), leaves + by + least),
  };
}

/**
 * Delays a move until it keeps everything that cues with the role `keep` ask for: until each ends, its subjects stay in the
 * safe area, or as close to it as in the viewer's own view.
 * @param least minimum duration of a move, seconds
 */
export function keeping(
  from: CameraView,
  to: CameraView,
  move: Move,
  keeps: readonly CameraCue[],
  { base, area }: Scenery,
  least: number,
): Move {
  const by = shiftBetween(from, to);
  const last = Math.max(0, ...keeps.map(({ at, duration }) => at + duration));
  const loses = ({ leaves, arrives }: Move) =>
    keeps.some(({ at, duration, subjects }) => {
      const view = shifted(from, by, progress((at + duration - leaves) / (arrives - leaves)));
      return subjects.some(
        (subject) => extentInView(view, area, subject) > Math.max(1, extentInView(base, area, subject)),
      );
    });
  let later = move;
  for (let delay = STEP; later.leaves < last && loses(later); delay += STEP)
    later = delayed(move, delay, least);
  return later;
}
