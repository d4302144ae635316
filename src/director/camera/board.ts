import { shiftBetween, shifted } from './path';
import { type CameraView, type Point, type SafeArea, seenFrom } from './view';

/** How far a shot may leave the board. */
export interface BoardLimits {
  /** The corners of the board, table units. */
  readonly corners: readonly Point[];
  /** Tangents of the angles from the view's centre within which every corner must stay. */
  readonly reach: SafeArea;
}

/** The view as the shot planner needs it. */
export interface PictureFrame {
  readonly area: SafeArea;
  readonly board: BoardLimits;
}

/** Minimum camera distance of any shot, table units. */
export const MIN_DISTANCE = 3.6;

const STEPS = 24;

/** Distance of the farthest board corner from the view's centre: 1 at the limit, infinite behind the camera. */
function farthestCorner(view: CameraView, { corners, reach }: BoardLimits): number {
  let most = 0;
  for (const corner of corners) {
    const { right, up, depth } = seenFrom(view, corner);
    if (!(depth > 0)) return Number.POSITIVE_INFINITY;
    most = Math.max(most, Math.abs(right) / reach.across, Math.abs(up) / reach.over);
  }
  return most;
}

const isWhole = (view: CameraView) =>
  Number.isFinite(view.x + view.y + view.z + view.azimuth + view.elevation + view.distance);

/**
 * Restricts a view to what shots may show: the whole board within its limits, at no less than the minimum distance.
 * Otherwise the view is blended towards the base until it fits; a non-finite one becomes the base.
 * @param base the viewer's own view; limits it already exceeds are not enforced
 */
export function keptToBoard(view: CameraView, base: CameraView, board: BoardLimits): CameraView {
  if (!isWhole(view)) return base;
  const farthest = Math.max(1, farthestCorner(base, board));
  const nearest = Math.min(MIN_DISTANCE, base.distance);
  const keeps = (shot: CameraView) => shot.distance >= nearest && farthestCorner(shot, board) <= farthest;
  if (keeps(view)) return view;
  const by = shiftBetween(base, view);
  let [kept, lost] = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    const share = (kept + lost) / 2;
    if (keeps(shifted(base, by, share))) kept = share;
    else lost = share;
  }
  return shifted(base, by, kept);
}
