import type { CameraCue } from '../cue';
import type { Scenery } from './compose';
import { progress, shiftBetween, shifted } from './path';
import { extentInView } from './sight';
import type { CameraView } from './view';

/** Longest delay of a shot, so that moving subjects stay in the picture; seconds. */
const MAX_DELAY = 0.24;
/** Step of the search for a later departure, seconds. */
const STEP = 0.04;

/** Departure and arrival of a camera move, seconds. */
export interface Move {
  readonly leaves: number;
  readonly arrives: number;
}

/** A move delayed by some time; it keeps its duration as far as the latest arrival allows. */
function delayed({ leaves, arrives }: Move, by: number, least: number): Move {
  return {
    leaves: leaves + by,
    arrives: Math.max(arrives + Math.min(by, MAX_DELAY), leaves + by + least),
  };
}

/**
 * Puts a move off until it loses nothing that cues of the role `keep` ask for: what they show stays in the safe area, or
 * as near to it as it is in the viewer's own view, until each of them ends.
 * @param least the shortest time that a move takes, seconds
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
