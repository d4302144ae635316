import { describe, expect, it } from 'vitest';
import {
  type Cue,
  Director,
  layoutBuffer,
  PieceIndex,
  REST_POSE,
  type Timeline,
  TimelineBuilder,
  TimelineSequence,
  visitDecals,
} from '#director';

const pieces = new PieceIndex(['a']);
const at = (x: number) => layoutBuffer(pieces, new Map([['a', { ...REST_POSE, x }]]));

/** From one place to the next in a second. */
function walk(from: number, cues: readonly Cue[] = []): Timeline {
  const builder = new TimelineBuilder(pieces, at(from)).tween('a', 0, 1, { x: from + 1 }, 'linear');
  for (const cue of cues) builder.cue(cue);
  return builder.build();
}

const shake = (moment: number, duration: number): Cue => ({
  at: moment,
  kind: 'shake',
  intensity: 1,
  duration,
});
const timelines = () => [walk(0, [shake(0.75, 1.5)]), walk(1, [shake(0.5, 0.25)]), walk(2)];

/** What is to be seen: where the piece is, and the ages of what is in the air. */
function seen(source: {
  sample(out: Float64Array): void;
  visitActiveCues(visit: (cue: Cue, age: number) => void): void;
}) {
  const out = pieces.buffer();
  source.sample(out);
  const ages: number[] = [];
  source.visitActiveCues((_, age) => ages.push(Math.round(age * 1e6) / 1e6));
  return { x: Math.round(out[0]! * 1e6) / 1e6, ages };
}

const shown = (reel: TimelineSequence, time: number) =>
  seen({
    sample: (out) => reel.sample(time, out),
    visitActiveCues: (visit) => reel.visitActiveCues(time, visit),
  });

describe('a reel', () => {
  it('shows one timeline after the other, with what outlasts them', () => {
    const reel = new TimelineSequence(timelines());
    expect([reel.duration, reel.settled]).toEqual([3, 3]);
    expect(shown(reel, 0.5)).toEqual({ x: 0.5, ages: [] });
    expect(shown(reel, 1.625)).toEqual({ x: 1.625, ages: [0.875, 0.125] });
    expect(shown(reel, 9)).toEqual({ x: 3, ages: [] });
    expect(reel.momentAt(2.25)).toMatchObject({ index: 2, time: 0.25 });
    expect([0, 1, 2.5, 3].map((time) => reel.takesBefore(time))).toEqual([0, 1, 2, 3]);
  });

  it('shows the same as a director that plays straight on', () => {
    const reel = new TimelineSequence(timelines());
    const director = new Director(at(0));
    for (const timeline of timelines()) director.enqueue(timeline);
    for (let step = 1; step <= 24; step++) {
      director.tick(0.125);
      expect(seen(director), `step ${step}`).toEqual(shown(reel, step * 0.125));
    }
  });

  it('lasts until nothing is in the air', () => {
    expect(new TimelineSequence([walk(0, [shake(0.75, 1.5)])]).settled).toBe(2.25);
    expect(() => new TimelineSequence([])).toThrow(RangeError);
  });
});

it('marks on the ground come out at their moment, after those that were there', () => {
  const old = { kind: 'crack', x: 0, z: 0, yaw: 0, size: 1, number: 0 } as const;
  const fresh = { ...old, number: 1 };
  const timeline = walk(0, [{ at: 0.5, kind: 'decal', decal: fresh, duration: 0.2 }]);
  const marks = (time: number) => {
    const found: (readonly [number, number])[] = [];
    visitDecals([old], timeline, time, ({ number }, share) =>
      found.push([number, Math.round(share * 10) / 10]),
    );
    return found;
  };
  expect(marks(0.4)).toEqual([[0, 1]]);
  expect(marks(0.6)).toEqual([
    [0, 1],
    [1, 0.5],
  ]);
  expect(marks(0.9)).toEqual([
    [0, 1],
    [1, 1],
  ]);
});
