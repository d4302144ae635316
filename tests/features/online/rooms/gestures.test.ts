import { describe, expect, it } from 'vitest';
import { CHANNEL_COUNT, CHANNEL_OFFSET, CHANNELS, REST_POSE } from '#director';
import { EMOTES } from '#net';
import { gestureAt, gesturing, type ShownGesture } from '../../../../src/features/online/rooms/gestures';

const SIZES = new Set(['width', 'height']);

/** The poses of two pieces that stand still, as a table with a gesture shows them. */
function posesWith(gesture: ShownGesture | null): Float64Array {
  const still = {
    speed: 1,
    sample(out: Float64Array) {
      for (const piece of [0, 1])
        for (const channel of CHANNELS)
          out[piece * CHANNEL_COUNT + CHANNEL_OFFSET[channel]] = REST_POSE[channel];
    },
    visitActiveCues() {},
    visitDecals() {},
  };
  const out = new Float64Array(2 * CHANNEL_COUNT);
  gesturing(still, () => gesture).sample(out);
  return out;
}

describe.each(EMOTES)('the gesture %s', (emote) => {
  it('begins and ends where the monster stands', () => {
    // A turn all the way round is none.
    for (const share of [0, 1])
      for (const [channel, change] of Object.entries(gestureAt(emote, share)))
        expect(Math.cos(change - (SIZES.has(channel) ? 1 : 0))).toBeCloseTo(1, 6);
  });

  it('moves its own monster in between, and no other piece, which stays as large as it is seen', () => {
    const still = posesWith(null);
    const shown = posesWith({ emote, piece: 1, share: 0.4 });
    expect(shown.slice(0, CHANNEL_COUNT)).toEqual(still.slice(0, CHANNEL_COUNT));
    expect(shown.slice(CHANNEL_COUNT)).not.toEqual(still.slice(CHANNEL_COUNT));
    for (let step = 0; step <= 20; step++) {
      const poses = posesWith({ emote, piece: 1, share: step / 20 });
      for (const channel of ['width', 'height', 'visibility'] as const)
        expect(poses[CHANNEL_COUNT + CHANNEL_OFFSET[channel]]).toBeGreaterThan(0.7);
      expect(poses[CHANNEL_COUNT + CHANNEL_OFFSET.y]).toBeGreaterThanOrEqual(0);
    }
  });
});
