import { CHANNEL_COUNT, CHANNEL_OFFSET, type Channel } from '#director';
import type { TableSource } from '#module';
import type { Emote } from '#net';

/** Duration of a gesture, seconds. */
export const GESTURE_SECONDS = 2;

type Change = Readonly<Partial<Record<Channel, number>>>;

const { PI, sin, abs } = Math;

/** Pose changes by emote, at a share of the gesture: offsets, and factors for sizes. */
const GESTURES: Readonly<Record<Emote, (share: number, swell: number) => Change>> = {
  roar: (share, swell) => ({
    pitch: -0.3 * swell,
    roll: 0.05 * sin(share * 18 * PI) * swell,
    height: 1 + 0.14 * swell,
    width: 1 + 0.08 * swell,
  }),
  cheer: (share, swell) => ({ y: 0.32 * abs(sin(share * 3 * PI)) * swell, yaw: 2 * PI * smooth(share) }),
  laugh: (share, swell) => {
    const shake = abs(sin(share * 7 * PI)) * swell;
    return { y: 0.08 * shake, pitch: -0.14 * swell, height: 1 + 0.05 * shake };
  },
  gasp: (_share, swell) => ({
    y: 0.14 * swell,
    pitch: -0.34 * swell,
    height: 1 + 0.2 * swell,
    width: 1 - 0.08 * swell,
  }),
  sulk: (share, swell) => ({
    yaw: 0.5 * sin(share * 3 * PI) * swell,
    pitch: 0.22 * swell,
    height: 1 - 0.16 * swell,
    width: 1 + 0.06 * swell,
  }),
  bow: (_share, swell) => ({ pitch: 0.62 * swell, height: 1 - 0.05 * swell }),
};

const smooth = (share: number) => share * share * (3 - 2 * share);

/** Fields that are multiplied; all others are added. */
const FACTORS: ReadonlySet<string> = new Set(['width', 'height']);

/** Pose changes of a gesture, none at its start and end. @param share 0 … 1 */
export function gestureAt(emote: Emote, share: number): Change {
  return GESTURES[emote](share, sin(share * PI));
}

/** The gesture in progress. */
export interface ShownGesture {
  readonly emote: Emote;
  /** Index of the piece that makes it. */
  readonly piece: number;
  /** 0 … 1 */
  readonly share: number;
}

/** Adds a gesture to a table. @param gesture read for every frame */
export function gesturing(source: TableSource, gesture: () => ShownGesture | null): TableSource {
  return {
    get speed() {
      return source.speed;
    },
    sample(out) {
      source.sample(out);
      const shown = gesture();
      if (shown === null) return;
      const { emote, piece, share } = shown;
      for (const [channel, change] of Object.entries(gestureAt(emote, share))) {
        const slot = piece * CHANNEL_COUNT + CHANNEL_OFFSET[channel as Channel];
        out[slot] = FACTORS.has(channel) ? out[slot]! * change : out[slot]! + change;
      }
    },
    visitActiveCues: (visit) => source.visitActiveCues(visit),
    visitDecals: (visit) => source.visitDecals(visit),
  };
}
