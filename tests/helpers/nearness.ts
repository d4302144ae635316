import { type CameraCue, type CameraView, type Cue, seenFrom } from '#director';
import type { Screen } from './filmedGames';

/** The body of a monster: what stands where a blow falls is measured by it. */
const BODY = { half: 0.3, tall: 1 };
const TANGENT = Math.tan((14 / 180) * Math.PI);

/** How high a monster stands in the picture, as a share of the smaller side of the part that panels leave free. */
export function heightOf(
  view: CameraView,
  { width, height, insets }: Screen,
  { x, y, z }: CameraCue['subjects'][number],
): number {
  const ups = [-BODY.half, BODY.half].flatMap((aside) =>
    [-BODY.half, BODY.half].flatMap((towards) =>
      [0, BODY.tall].map((up) => seenFrom(view, { x: x + aside, y: y + up, z: z + towards }).up),
    ),
  );
  const pixels = ((Math.max(...ups) - Math.min(...ups)) / (2 * TANGENT)) * height;
  return pixels / Math.min(width - insets.left - insets.right, height - insets.top - insets.bottom);
}

/** The blows of great moments, with the moment at which the camera is to be there. */
export const greatBlows = (
  cues: readonly Cue[],
): readonly { readonly at: number; readonly cue: CameraCue }[] =>
  cues.flatMap((cue) =>
    cue.kind === 'camera' && cue.great === true && cue.role === 'impact' ? [{ at: cue.at, cue }] : [],
  );
