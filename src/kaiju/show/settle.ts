import { CHANNELS, type Layout, type Pose } from '#director';
import { glide } from './flights';
import type { ShowScene } from './scene';

/** Duration of a small movement, seconds. */
export const SLIDE = 0.18;
const PAUSE = 0.12;
/** Beyond neighbouring boxes a piece fades out and in instead, so that it does not pass through anything. */
const FAR = 1.5;

const differ = (a: Pose, b: Pose) => CHANNELS.some((channel) => a[channel] !== b[channel]);

/** Moves a piece from one pose to another: slides it, or fades it out and in. */
export function settle(scene: ShowScene, piece: string, at: number, from: Pose, to: Pose): void {
  const { builder } = scene;
  const { x, y, z, yaw, pitch, roll, width, height, visibility, variant, glow } = to;
  const far = Math.hypot(x - from.x, y - from.y, z - from.z) > FAR;
  const half = SLIDE / 2;
  if (far || from.visibility !== visibility) {
    builder.tween(piece, at, half, { visibility: 0 }, 'linear');
    builder.jump(piece, at + half, { x, y, z, yaw, pitch, roll, width, height, variant, glow });
    builder.tween(piece, at + half, half, { visibility }, 'linear');
    return;
  }
  glide(scene, piece, at, SLIDE, to);
  if (from.variant !== variant) builder.jump(piece, at + half, { variant });
}

/** Moves every piece that has changed straight to its place. */
export function settleAll(
  scene: ShowScene,
  start: Layout,
  destination: Layout,
  except: ReadonlySet<string>,
): void {
  let any = false;
  for (const [piece, from] of start) {
    const to = destination.get(piece)!;
    if (except.has(piece) || !differ(from, to)) continue;
    settle(scene, piece, scene.now, from, to);
    any = true;
  }
  if (any) scene.now += SLIDE + PAUSE;
}
