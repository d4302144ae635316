import type { MoodName, Quality } from '#core';

export const FRAMES = ['window', '16:9', '1:1', '9:16'] as const;
/** The shape of a photo; that of the window, or one of its own. */
export type Frame = (typeof FRAMES)[number];

const ASPECTS: Readonly<Record<Exclude<Frame, 'window'>, number>> = {
  '16:9': 16 / 9,
  '1:1': 1,
  '9:16': 9 / 16,
};

/** The longer side of a photo, pixels. */
export const LONG_SIDES = [1280, 1920, 2560] as const;
type LongSide = (typeof LONG_SIDES)[number];
export const SCALES = [1, 2] as const;
type Scale = (typeof SCALES)[number];

/** What a monster can do for a photo; `now` is what it does on the table. */
export const POSES = ['now', 'idle', 'roar', 'attack', 'victory', 'defeat'] as const;
type PoseName = (typeof POSES)[number];

export interface MonsterPose {
  readonly clip: PoseName;
  /** How much of the clip has passed, 0 … 1. */
  readonly moment: number;
}

export interface PhotoSettings {
  readonly frame: Frame;
  readonly longSide: LongSide;
  readonly scale: Scale;
  /** 0 all is sharp … 1 a lens wide open. */
  readonly blur: number;
  /** How far away it is sharp, as a share of the distance to the point looked at. */
  readonly focus: number;
  /** In stops: each doubles or halves the light. */
  readonly exposure: number;
  readonly mood: MoodName;
  readonly quality: Quality;
  readonly coordinates: boolean;
  /** Words in the lower left corner; empty for none. */
  readonly words: string;
  readonly poses: Readonly<Partial<Record<string, MonsterPose>>>;
}

export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** Width by height of a frame. @param window the size of the page */
function aspectOf(frame: Frame, window: PhotoSize): number {
  return frame === 'window' ? window.width / window.height : ASPECTS[frame];
}

/** The largest part of the page that has a frame's shape. */
export function frameIn(frame: Frame, window: PhotoSize): PhotoSize {
  const aspect = aspectOf(frame, window);
  const width = Math.min(window.width, window.height * aspect);
  return { width, height: width / aspect };
}

/** The pixels of the photo. */
export function photoSize({ frame, longSide, scale }: PhotoSettings, window: PhotoSize): PhotoSize {
  const aspect = aspectOf(frame, window);
  const side = longSide * scale;
  const even = (pixels: number) => 2 * Math.round(pixels / 2);
  return aspect >= 1
    ? { width: side, height: even(side / aspect) }
    : { width: even(side * aspect), height: side };
}

/**
 * The vertical angle of view of what is in the frame, in degrees.
 * @param angle of the whole page, degrees
 */
export function angleInFrame(frame: Frame, window: PhotoSize, angle: number): number {
  const share = frameIn(frame, window).height / window.height;
  return (2 * Math.atan(share * Math.tan((angle * Math.PI) / 360)) * 180) / Math.PI;
}
