import type { MoodName, Quality } from '#core';

export const FRAMES = ['window', '16:9', '1:1', '9:16'] as const;
/** Aspect ratio of a photo; that of the window or a fixed one. */
export type Frame = (typeof FRAMES)[number];

const ASPECTS: Readonly<Record<Exclude<Frame, 'window'>, number>> = {
  '16:9': 16 / 9,
  '1:1': 1,
  '9:16': 9 / 16,
};

/** Longer side of a photo, pixels. */
export const LONG_SIDES = [1280, 1920, 2560] as const;
type LongSide = (typeof LONG_SIDES)[number];
export const SCALES = [1, 2] as const;
type Scale = (typeof SCALES)[number];

/** Poses of a monster in a photo; `now` is its pose on the table. */
export const POSES = ['now', 'idle', 'roar', 'attack', 'victory', 'defeat'] as const;
type PoseName = (typeof POSES)[number];

export interface MonsterPose {
  readonly clip: PoseName;
  /** Position in the clip, 0 … 1. */
  readonly moment: number;
}

export interface PhotoSettings {
  readonly frame: Frame;
  readonly longSide: LongSide;
  readonly scale: Scale;
  /** Depth of field, 0 (all sharp) … 1 (wide open lens). */
  readonly blur: number;
  /** Focus distance relative to the distance of the point looked at. */
  readonly focus: number;
  /** In stops: each doubles or halves the light. */
  readonly exposure: number;
  readonly mood: MoodName;
  readonly quality: Quality;
  readonly coordinates: boolean;
  /** Text in the lower left corner; empty for none. */
  readonly words: string;
  readonly poses: Readonly<Partial<Record<string, MonsterPose>>>;
}

export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** Width to height of a frame. @param window size of the page */
function aspectOf(frame: Frame, window: PhotoSize): number {
  return frame === 'window' ? window.width / window.height : ASPECTS[frame];
}

/** The largest part of the page with a frame's aspect ratio. */
export function frameIn(frame: Frame, window: PhotoSize): PhotoSize {
  const aspect = aspectOf(frame, window);
  const width = Math.min(window.width, window.height * aspect);
  return { width, height: width / aspect };
}

/** Size of the photo, pixels. */
export function photoSize({ frame, longSide, scale }: PhotoSettings, window: PhotoSize): PhotoSize {
  const aspect = aspectOf(frame, window);
  const side = longSide * scale;
  const even = (pixels: number) => 2 * Math.round(pixels / 2);
  return aspect >= 1
    ? { width: side, height: even(side / aspect) }
    : { width: even(side * aspect), height: side };
}

/**
 * Vertical field of view of the frame, degrees.
 * @param angle that of the whole page, degrees
 */
export function angleInFrame(frame: Frame, window: PhotoSize, angle: number): number {
  const share = frameIn(frame, window).height / window.height;
  return (2 * Math.atan(share * Math.tan((angle * Math.PI) / 360)) * 180) / Math.PI;
}
