import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  layoutBuffer,
  PieceIndex,
  REST_POSE,
  sampleTimeline,
  TimelineBuilder,
  visitActiveCues,
} from '#director';
import { displayTime, sourceTime, stretchesOf } from '../../src/director/timeWarp';

const pieces = new PieceIndex(['a']);
const start = layoutBuffer(pieces, new Map([['a', REST_POSE]]));

/** A walk from 0 to 1 in a second, the second quarter of which lasts a second. */
function slowWalk() {
  return new TimelineBuilder(pieces, start)
    .tween('a', 0, 1, { x: 1 }, 'linear')
    .stretch(0.25, 0.25, 1)
    .cue({ at: 0.2, kind: 'shake', intensity: 1, duration: 0.4 })
    .cue({ at: 0.75, kind: 'shake', intensity: 0.5, duration: 0.1 })
    .build();
}

function xAt(time: number): number {
  const out = pieces.buffer();
  sampleTimeline(slowWalk(), time, out);
  return out[0]!;
}

describe('a stretched timeline', () => {
  it('lasts longer by what its slow passage does, and goes slowly there only', () => {
    expect(slowWalk().duration).toBe(1.75);
    expect([0, 0.125, 0.25, 0.75, 1.25, 1.5, 1.75].map(xAt)).toEqual([0, 0.125, 0.25, 0.375, 0.5, 0.75, 1]);
  });

  it('shows cues when their moment is shown, and lets them age as slowly as all else', () => {
    const timeline = slowWalk();
    expect(timeline.cues.map(({ at }) => at)).toEqual([0.2, 1.5]);
    const ages = (time: number) => {
      const found: number[] = [];
      visitActiveCues(timeline, time, (_, age) => found.push(Math.round(age * 1000) / 1000));
      return found;
    };
    expect(ages(0.25)).toEqual([0.05]);
    expect(ages(0.75)).toEqual([0.175]);
    expect(ages(1.25)).toEqual([0.3]);
    // Written at 0.6, over at 1.35 as shown.
    expect(ages(1.34)).toEqual([0.39]);
    expect(ages(1.36)).toEqual([]);
  });

  it('refuses to be made faster', () => {
    const builder = new TimelineBuilder(pieces, start);
    expect(() => builder.stretch(0, 1, 0.5)).toThrow('cannot be stretched');
    expect(() => builder.stretch(0, 0, 1)).toThrow('cannot be stretched');
  });
});

const passages = fc.array(
  fc.record({
    from: fc.double({ min: 0, max: 5, noNaN: true }),
    lasts: fc.double({ min: 0.01, max: 1, noNaN: true }),
    rate: fc.double({ min: 0.05, max: 1, noNaN: true }),
  }),
  { maxLength: 6 },
);

describe('slow passages', () => {
  it('of two that overlap the earlier holds, the later has what is left', () => {
    const stretches = stretchesOf([
      { from: 1.5, to: 3, rate: 0.5 },
      { from: 1, to: 2, rate: 0.25 },
      { from: 1.2, to: 1.8, rate: 0.1 },
    ]);
    expect(stretches).toEqual([
      { start: 1, end: 5, from: 1, to: 2 },
      { start: 5, end: 7, from: 2, to: 3 },
    ]);
  });

  it('lead from shown to written time and back, and time never runs back', () => {
    fc.assert(
      fc.property(passages, fc.double({ min: 0, max: 8, noNaN: true }), (list, time) => {
        const stretches = stretchesOf(
          list.map(({ from, lasts, rate }) => ({ from, to: from + lasts, rate })),
        );
        expect(sourceTime(stretches, displayTime(stretches, time))).toBeCloseTo(time, 6);
        expect(displayTime(stretches, time)).toBeGreaterThanOrEqual(time - 1e-9);
        expect(sourceTime(stretches, time + 0.01)).toBeGreaterThan(sourceTime(stretches, time));
      }),
    );
  });
});
