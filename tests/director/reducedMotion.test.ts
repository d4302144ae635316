import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHANNELS,
  type Cue,
  layoutBuffer,
  PieceIndex,
  type Pose,
  REST_POSE,
  readPose,
  type Timeline,
  TimelineBuilder,
  withReducedMotion,
} from '#director';
import { cuesOf, expectStill, sampled } from '../helpers/timelines';

const PIECES = new PieceIndex(['monster', 'card']);
const LAYOUT = new Map<string, Pose>([
  ['monster', REST_POSE],
  ['card', { ...REST_POSE, x: 5, visibility: 0 }],
]);

const builder = () => new TimelineBuilder(PIECES, layoutBuffer(PIECES, LAYOUT));
const calm = (timeline: Timeline) => {
  const reduced = withReducedMotion(timeline);
  expectStill(reduced);
  return reduced;
};

const poseAt = (timeline: Timeline, piece: string, time: number): Pose =>
  readPose(sampled(timeline, time), PIECES.of(piece));

/** What is seen of a piece, one after the other, each once. */
function seen(timeline: Timeline, piece: string, channel: keyof Pose): readonly number[] {
  const values: number[] = [];
  for (let time = 0; time < timeline.duration + 0.01; time += 0.01) {
    const pose = poseAt(timeline, piece, time);
    if (pose.visibility > 0 && pose[channel] !== values.at(-1)) values.push(pose[channel]);
  }
  return values;
}

const sound = (at: number): Cue => ({ at, kind: 'sound', sound: 'hit', volume: 1, x: 0 });
const caption = (at: number): Cue => ({ at, kind: 'caption', key: 'turn', params: {}, duration: 1.2 });

describe('with reduced motion', () => {
  it('a piece that goes far fades where it is and fades in where it arrives', () => {
    const timeline = calm(builder().tween('monster', 0, 1, { x: 3 }).cue(sound(1)).build());
    expect(seen(timeline, 'monster', 'x')).toEqual([0, 3]);
    const visible = seen(timeline, 'monster', 'visibility');
    expect(Math.min(...visible)).toBeLessThan(0.3);
    // It is there when it is heard to land.
    const [landing] = cuesOf(timeline, 'sound');
    expect(poseAt(timeline, 'monster', landing!.at)).toEqual({ ...REST_POSE, x: 3 });
  });

  it('a piece that only turns, or moves a little, is cut and never blinks', () => {
    const timeline = calm(builder().tween('monster', 0, 1, { x: 0.2, yaw: 1 }).build());
    expect(seen(timeline, 'monster', 'yaw')).toEqual([0, 1]);
    expect(seen(timeline, 'monster', 'visibility')).toEqual([1]);
  });

  it('a piece goes straight to where it rests next, and is shown wherever it rests in between', () => {
    const strides = builder();
    for (const [index, at] of [0, 0.5, 1].entries())
      strides.tween('monster', at, 0.4, { x: 2 * (index + 1) });
    strides.tween('monster', 3, 0.5, { x: 0 });
    expect(seen(calm(strides.build()), 'monster', 'x')).toEqual([0, 6, 0]);
  });

  it('what comes into view stays to be read before it leaves', () => {
    const shown = builder()
      .tween('card', 0, 0.3, { x: 1, visibility: 1, variant: 7 })
      .tween('card', 0.9, 0.3, { x: 5, visibility: 0 })
      .build();
    const timeline = calm(shown);
    const readable = [...Array(200).keys()].filter(
      (step) => poseAt(timeline, 'card', step / 100).visibility === 1,
    );
    expect(readable.length / 100).toBeGreaterThan(0.5);
    expect(new Set(seen(timeline, 'card', 'variant'))).toEqual(new Set([7]));
  });

  it('what flies through and is gone again is not seen at all', () => {
    const timeline = calm(
      builder()
        .jump('card', 0.1, { visibility: 1 })
        .tween('card', 0.1, 0.4, { x: 2 })
        .jump('card', 0.5, { visibility: 0, x: 5 })
        .build(),
    );
    expect(timeline.tracks).toEqual([]);
  });

  it('words, sounds and marks are kept; effects, camera, limbs, glow and shakes are not, and nothing hops or stops', () => {
    const decal = { kind: 'soot', x: 0, z: 0, yaw: 0, size: 1, number: 0 };
    const timeline = calm(
      builder()
        .cue(caption(0.2))
        .cue(sound(0.3))
        .cue({ at: 0.3, kind: 'decal', decal, duration: 0.1 })
        .cue({ at: 0.3, kind: 'shake', intensity: 1, duration: 1 })
        .cue({ at: 0.3, kind: 'glow', piece: 'monster', duration: 1 })
        .cue({ at: 0.3, kind: 'clip', piece: 'monster', clip: 'walk', duration: 1 })
        .addOffset('monster', 'y', 0, 1, 'hop', 2)
        .stretch(0.3, 0.1, 2)
        .build(),
    );
    expect(timeline.cues.map(({ kind }) => kind)).toEqual(['caption', 'sound', 'decal']);
    expect(timeline.tracks).toEqual([]);
  });

  it('waits are short where there is nothing to see, and words still have their time', () => {
    const timeline = calm(
      builder().cue(sound(0)).cue(sound(5)).cue(caption(9)).cue(caption(9.5)).hold(20).build(),
    );
    const [first, second] = cuesOf(timeline, 'sound');
    const [words, next] = cuesOf(timeline, 'caption');
    expect(second!.at - first!.at).toBeLessThan(0.5);
    expect(next!.at - words!.at).toBeCloseTo(0.5);
    expect(timeline.duration - next!.at).toBeGreaterThan(0.5);
    expect(timeline.duration).toBeLessThan(2);
  });

  it('steps begin where what they tell begins', () => {
    const steps = { ...builder().cue(sound(0)).cue(sound(4)).hold(5).build() };
    const beats = [
      { name: 'one', at: 0, from: 0 },
      { name: 'two', at: 4, from: 3 },
    ];
    const timeline = calm({ ...steps, beats });
    expect(timeline.beats).toMatchObject([
      { name: 'one', at: 0, from: 0 },
      { name: 'two', from: 3 },
    ]);
    expect(timeline.beats![1]!.at).toBe(cuesOf(timeline, 'sound')[1]!.at);
  });

  it('it begins and ends as ever, whatever moves', () => {
    const movement = fc.record({
      piece: fc.constantFrom(...PIECES.ids),
      channel: fc.constantFrom(...CHANNELS.slice(0, -2)),
      lasts: fc.constantFrom(0, 0.05, 0.4, 2),
      pause: fc.constantFrom(0.01, 0.2, 0.3, 1),
      to: fc.constantFrom(0, 0.5, 1, 4),
    });
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 12 }), (movements) => {
        const built = builder();
        let now = 0;
        for (const { piece, channel, lasts, pause, to } of movements) {
          built.tween(piece, now, lasts, { [channel]: to }).cue(sound(now + lasts));
          now += lasts + pause;
        }
        const timeline = built.build();
        const reduced = calm(timeline);
        expect(sampled(reduced, -1)).toEqual(sampled(timeline, -1));
        expect(sampled(reduced, reduced.duration)).toEqual(sampled(timeline, timeline.duration));
        expect(cuesOf(reduced, 'sound')).toHaveLength(movements.length);
      }),
    );
  });
});
