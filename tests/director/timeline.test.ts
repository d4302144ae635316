import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Channel,
  EASINGS,
  layoutBuffer,
  PieceIndex,
  type Pose,
  REST_POSE,
  readPose,
  SHAPES,
  sampleTimeline,
  type Timeline,
  TimelineBuilder,
} from '#director';

const PIECES = new PieceIndex(['one', 'two']);
const REST = layoutBuffer(
  PIECES,
  new Map([
    ['one', REST_POSE],
    ['two', { ...REST_POSE, x: 5, yaw: 3 }],
  ]),
);

const builder = () => new TimelineBuilder(PIECES, REST);

function poseAt(timeline: Timeline, piece: string, time: number): Pose {
  const out = PIECES.buffer();
  sampleTimeline(timeline, time, out);
  return readPose(out, PIECES.of(piece));
}

describe('a tween', () => {
  it('goes from the value its channel has to the value given', () => {
    const timeline = builder().tween('two', 1, 2, { x: 9 }, 'linear').build();
    expect(timeline.duration).toBe(3);
    expect([0, 1, 2, 3, 10].map((time) => poseAt(timeline, 'two', time).x)).toEqual([5, 5, 7, 9, 9]);
    expect(poseAt(timeline, 'one', 2)).toEqual(REST_POSE);
  });

  it('begins where an earlier one ended, in whatever order they are added', () => {
    const timeline = builder()
      .tween('one', 2, 1, { y: 0 }, 'linear')
      .tween('one', 0, 1, { y: 4 }, 'linear')
      .build();
    expect([0.5, 1.5, 2.5].map((time) => poseAt(timeline, 'one', time).y)).toEqual([2, 4, 2]);
  });

  it('may touch another, but not share time with it', () => {
    const plan = builder().tween('one', 0, 1, { x: 1 });
    expect(() => plan.tween('one', 1, 1, { x: 2 })).not.toThrow();
    expect(() => plan.tween('one', 0.5, 0.1, { x: 2 })).toThrow(/x of "one" is moved twice/);
    expect(() => plan.tween('one', 0.5, 0.1, { z: 2 })).not.toThrow();
    expect(() => plan.tween('two', 0.5, 0.1, { x: 2 })).not.toThrow();
  });

  it('touches another although the sums of their times are rounded', () => {
    const plan = builder().tween('one', 0.54 + 0.17, 0.17, { x: 1 });
    expect(() => plan.jump('one', 0.54 + 0.34, { x: 2 })).not.toThrow();
  });

  it('must have a time and a value', () => {
    expect(() => builder().tween('one', -1, 1, { x: 1 })).toThrow(RangeError);
    expect(() => builder().tween('one', 0, -1, { x: 1 })).toThrow(RangeError);
    expect(() => builder().tween('one', 0, 1, { x: Number.NaN })).toThrow(RangeError);
    expect(() => builder().tween('three', 0, 1, { x: 1 })).toThrow(/no piece "three"/);
  });
});

describe('a jump', () => {
  it('takes effect at its moment, between two tweens that meet there', () => {
    const timeline = builder()
      .tween('one', 0, 1, { roll: 1 }, 'linear')
      .jump('one', 1, { roll: -1 })
      .tween('one', 1, 1, { roll: 0 }, 'linear')
      .build();
    expect([0.5, 1, 1.5, 2].map((time) => poseAt(timeline, 'one', time).roll)).toEqual([0.5, -1, -0.5, 0]);
  });

  it('cannot happen twice at one moment, nor within a tween', () => {
    const plan = builder().jump('one', 1, { variant: 3 }).tween('one', 0, 2, { y: 1 });
    expect(() => plan.jump('one', 1, { variant: 4 })).toThrow(RangeError);
    expect(() => plan.jump('one', 1, { y: 4 })).toThrow(RangeError);
  });
});

describe('a turn', () => {
  it('takes the short way round and ends with the angle given', () => {
    const timeline = builder().turn('two', 0, 1, { yaw: -3 }, 'linear').build();
    // From 3 to −3 it is 0.28 over the half turn at π, not 6 through 0.
    expect(Math.cos(poseAt(timeline, 'two', 0.5).yaw)).toBeCloseTo(-1);
    expect(poseAt(timeline, 'two', 1).yaw).toBe(-3);
  });

  it('adds whole turns on demand', () => {
    const timeline = builder().turn('one', 0, 1, { yaw: 0 }, 'linear', 1).build();
    expect(poseAt(timeline, 'one', 0.25).yaw).toBeCloseTo(-1.5 * Math.PI);
    expect(poseAt(timeline, 'one', 1).yaw).toBe(0);
  });
});

describe('an offset', () => {
  it('comes on top of a tween', () => {
    const timeline = builder()
      .tween('one', 0, 2, { y: 2 }, 'linear')
      .addOffset('one', 'y', 0, 2, 'hop', 10)
      .build();
    expect(poseAt(timeline, 'one', 1).y).toBe(11);
    expect(poseAt(timeline, 'one', 2).y).toBe(2);
  });

  it.each(SHAPES)('%s begins and ends with nothing', (shape) => {
    const timeline = builder().addOffset('one', 'x', 1, 1, shape, 3, 2).hold(3).build();
    for (const time of [0, 1, 2, 2.5]) expect(poseAt(timeline, 'one', time).x).toBe(0);
    expect(Math.abs(poseAt(timeline, 'one', 1.0001).x)).toBeLessThan(0.01);
    expect(Math.abs(poseAt(timeline, 'one', 1.9999).x)).toBeLessThan(0.01);
    const path = Array.from({ length: 99 }, (_, step) => Math.abs(poseAt(timeline, 'one', 1 + step / 100).x));
    expect(Math.max(...path)).toBeGreaterThan(0.5);
  });
});

describe('a timeline', () => {
  it('holds its cues in order and lasts until the last of them', () => {
    const cue = (at: number) => ({ at, kind: 'shake', intensity: 1, duration: 9 }) as const;
    const timeline = builder().cue(cue(2)).cue(cue(0.5)).cue(cue(1)).build();
    expect(timeline.cues.map(({ at }) => at)).toEqual([0.5, 1, 2]);
    expect(timeline.duration).toBe(2);
  });

  it('does not change when its builder goes on, nor with the buffer it was made from', () => {
    const buffer = REST.slice();
    const plan = new TimelineBuilder(PIECES, buffer).tween('one', 0, 1, { x: 1 });
    const timeline = plan.build();
    plan.tween('one', 1, 1, { x: 2 });
    buffer.fill(7);
    expect(timeline.duration).toBe(1);
    expect(poseAt(timeline, 'one', 5).x).toBe(1);
    expect(poseAt(timeline, 'one', -1)).toEqual(REST_POSE);
  });

  const channel = fc.constantFrom<Channel>('x', 'y', 'yaw', 'height');
  const seconds = fc.double({ min: 0, max: 3, noNaN: true });
  const value = fc.double({ min: -5, max: 5, noNaN: true });
  const anyTimeline = fc
    .array(
      fc.record({
        piece: fc.constantFrom('one', 'two'),
        channel,
        at: seconds,
        length: seconds,
        value,
        easing: fc.constantFrom(...EASINGS),
        shape: fc.option(fc.constantFrom(...SHAPES)),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((moves) => {
      const plan = builder();
      for (const move of moves) {
        try {
          if (move.shape !== null)
            plan.addOffset(move.piece, move.channel, move.at, move.length, move.shape, move.value);
          else plan.tween(move.piece, move.at, move.length, { [move.channel]: move.value }, move.easing);
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
        }
      }
      return plan.build();
    });

  it('gives the same poses for a time whatever was sampled before, and numbers only', () => {
    fc.assert(
      fc.property(anyTimeline, fc.array(seconds, { minLength: 2, maxLength: 20 }), (timeline, times) => {
        const shared = PIECES.buffer();
        for (const time of times) {
          sampleTimeline(timeline, time, shared);
          const fresh = PIECES.buffer();
          sampleTimeline(timeline, time, fresh);
          expect(shared).toEqual(fresh);
          expect(shared.every(Number.isFinite)).toBe(true);
        }
      }),
    );
  });

  it('begins and ends with its own first and last poses', () => {
    fc.assert(
      fc.property(anyTimeline, (timeline) => {
        const out = PIECES.buffer();
        sampleTimeline(timeline, -0.001, out);
        expect(out).toEqual(timeline.start);
        sampleTimeline(timeline, timeline.duration, out);
        expect(out).toEqual(timeline.end);
        for (const { slot, segments } of timeline.tracks) {
          expect(timeline.end[slot]).toBe(segments.at(-1)?.to ?? timeline.start[slot]);
        }
      }),
    );
  });
});
