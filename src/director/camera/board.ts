import { shiftBetween, shifted } from './path';
import { type CameraView, type Point, type SafeArea, seenFrom } from './view';

/** How far a shot may leave the board. */
export interface BoardLimits {
  /** The corners of the board, table units. */
  readonly corners: readonly Point[];
  /** Tangents of the angles from the middle of the picture within which every corner stays. */
  readonly reach: SafeArea;
}

/** A picture as a camera's plan wants it. */
export interface PictureFrame {
  readonly area: SafeArea;
  readonly board: BoardLimits;
}

/** No shot is taken from nearer than this, table units. */
export const MIN_DISTANCE = 3.6;

const STEPS = 24;

/** How far the farthest corner of the board is from the middle of the picture: 1 at the limit, infinite behind the lens. */
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
 * The only shots that can be taken: the whole board stays within its limits, and the lens keeps its distance. A view that
 * does not is drawn back towards the base until it does; one that is not made of finite numbers is the base.
 * @param base where the viewer has put the camera; what is less than this view keeps is not asked for
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
