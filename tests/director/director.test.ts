import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Cue,
  Director,
  layoutBuffer,
  PieceIndex,
  REST_POSE,
  shareAt,
  type Timeline,
  TimelineBuilder,
} from '#director';

const PIECES = new PieceIndex(['pawn']);

const at = (x: number) => layoutBuffer(PIECES, new Map([['pawn', { ...REST_POSE, x }]]));

const shakeAt = (moment: number, duration = 0.1): Cue => ({
  at: moment,
  kind: 'shake',
  intensity: 1,
  duration,
});

/** A steady walk of the pawn in so many seconds. */
function walk(from: number, to: number, seconds: number, cues: readonly Cue[] = []): Timeline {
  const builder = new TimelineBuilder(PIECES, at(from)).tween('pawn', 0, seconds, { x: to }, 'linear');
  for (const cue of cues) builder.cue(cue);
  return builder.build();
}

function position(director: Director): number {
  const out = PIECES.buffer();
  director.sample(out);
  return out[PIECES.slot('pawn', 'x')]!;
}

/** A director with walks 0 → 1 → 2 → 3, each of one second. */
function threeWalks(index = 0): Director {
  const director = new Director(at(0), index);
  for (let step = 0; step < 3; step++) director.enqueue(walk(step, step + 1, 1));
  return director;
}

describe('the queue', () => {
  it('shows one timeline after the other and rests at the end of the last', () => {
    const director = threeWalks();
    expect([director.busy, director.shown, director.remaining]).toEqual([true, 0, 3]);
    director.tick(0.5);
    expect([position(director), director.shown, director.time]).toEqual([0.5, 0, 0.5]);
    director.tick(1);
    expect([position(director), director.shown, director.remaining]).toEqual([1.5, 1, 1.5]);
    director.tick(100);
    expect([position(director), director.shown, director.busy, director.remaining]).toEqual([3, 3, false, 0]);
  });

  it('counts from the index it was given', () => {
    const director = new Director(at(0), 7);
    expect(director.enqueue(walk(0, 1, 1))).toBe(8);
    director.tick(1);
    expect(director.shown).toBe(8);
  });

  it('ends timelines without duration as soon as time passes, however little', () => {
    const director = new Director(at(0));
    director.enqueue(new TimelineBuilder(PIECES, at(0)).build());
    expect(director.busy).toBe(true);
    director.tick(0);
    expect([director.busy, director.shown]).toEqual([false, 1]);
  });

  it('shows the same however time is cut into ticks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 20 }), (hundredths) => {
        const director = threeWalks();
        for (const part of hundredths) director.tick(part / 100);
        const total = hundredths.reduce((sum, part) => sum + part, 0) / 100;
        expect(position(director)).toBeCloseTo(Math.min(3, total), 6);
      }),
    );
  });

  it('refuses a timeline of other pieces', () => {
    const others = new PieceIndex(['pawn', 'rook']);
    const director = new Director(at(0));
    expect(() => director.enqueue(new TimelineBuilder(others, others.buffer()).build())).toThrow(RangeError);
  });
});

describe('the controls', () => {
  it('run faster or slower within limits', () => {
    const director = threeWalks();
    director.setSpeed(2);
    director.tick(0.25);
    expect(position(director)).toBe(0.5);
    director.setSpeed(100);
    expect(director.speed).toBe(8);
    director.setSpeed(0);
    expect(director.speed).toBe(0.5);
  });

  it('skip the current timeline', () => {
    const director = threeWalks();
    director.tick(0.5);
    director.skip();
    expect([position(director), director.shown, director.time]).toEqual([1, 1, 0]);
    director.skip();
    director.skip();
    expect([position(director), director.shown, director.busy]).toEqual([3, 3, false]);
    director.skip();
    expect(director.shown).toBe(3);
  });

  it('replace everything and begin a new epoch', () => {
    const director = threeWalks();
    director.tick(1.5);
    director.replace(at(42), 20);
    expect([position(director), director.shown, director.busy, director.epoch]).toEqual([42, 20, false, 1]);
    director.enqueue(walk(42, 43, 1));
    director.tick(0.5);
    expect(position(director)).toBe(42.5);
  });
});

describe('an action that is told in steps', () => {
  /** Three steps from 0 to 3, the second after a second, the third after two. */
  const inSteps = () => {
    const timeline = walk(0, 3, 3, [shakeAt(0.5), shakeAt(1), shakeAt(1.5), shakeAt(2)]);
    const beats = [0, 1, 2].map((second) => ({ name: `step ${second}`, at: second, from: second }));
    const director = new Director(at(0));
    const heard: number[] = [];
    director.onCue((cue) => heard.push(cue.at));
    director.enqueue({ ...timeline, beats });
    director.enqueue(walk(3, 4, 1));
    return { director, heard };
  };

  it('tells which step is shown, and how long until the next', () => {
    const { director } = inSteps();
    director.setSpeed(2);
    director.tick(0.25);
    expect([director.beat, director.untilBeat]).toEqual([0, 0.25]);
    director.tick(0.75);
    expect([director.beat, director.untilBeat]).toEqual([2, undefined]);
  });

  it('is skipped step by step, without the cues on the way, and then is over', () => {
    const { director, heard } = inSteps();
    director.tick(0.25);
    director.skip();
    expect([position(director), director.beat, director.shown]).toEqual([1, 1, 0]);
    director.tick(0.75);
    expect(heard).toEqual([1, 1.5]);
    director.skip();
    director.skip();
    expect([position(director), director.shown]).toEqual([3, 1]);
  });

  it('is shown from any of its steps on, without the cues before', () => {
    const { director, heard } = inSteps();
    director.goToBeat(2);
    expect([position(director), director.beat]).toEqual([2, 2]);
    director.tick(0.5);
    director.goToBeat(1);
    director.goToBeat(3);
    expect([position(director), director.beat]).toEqual([1, 1]);
    director.tick(0.25);
    expect(heard).toEqual([2, 1]);
  });

  it('is gone through by steps of the same share, however long each takes', () => {
    const timeline = walk(0, 3, 3);
    const beats = [0, 2, 2.5].map((second, index) => ({ name: `${index}`, at: second, from: index }));
    const shares = [0, 1, 2, 2.25, 3, 4].map((time) => shareAt({ ...timeline, beats }, time));
    expect(shares.map((share) => Math.round(share * 12))).toEqual([0, 2, 4, 6, 12, 12]);
    expect(shareAt(timeline, 1.5)).toBe(0.5);
  });

  it('is skipped as a whole', () => {
    const { director } = inSteps();
    director.skipAction();
    expect([position(director), director.shown]).toEqual([3, 1]);
  });

  it('goes back to where its step began, then to the step before, but no further', () => {
    const { director, heard } = inSteps();
    director.tick(2.5);
    const { epoch } = director;
    expect(director.stepBack()).toBe(true);
    expect([position(director), director.epoch]).toEqual([2, epoch + 1]);
    expect(director.stepBack()).toBe(true);
    expect(position(director)).toBe(1);
    expect(director.stepBack()).toBe(false);
    expect(position(director)).toBe(1);
    heard.length = 0;
    director.tick(0.75);
    expect(heard).toEqual([1, 1.5]);
  });

  it('cannot be stepped through while it is taken back', () => {
    const { director } = inSteps();
    const timeline = director.current!;
    director.rewind(timeline, 0, 2.5, 1);
    expect([director.stepBack(), director.untilBeat]).toEqual([false, undefined]);
    director.skip();
    expect([position(director), director.busy]).toEqual([0, false]);
  });
});

describe('listeners', () => {
  it('hear each cue once as time passes it, the first moment and the last included', () => {
    const director = new Director(at(0), 3);
    const heard: number[][] = [];
    director.onCue((cue, epoch, index) => heard.push([cue.at, epoch, index]));
    director.enqueue(walk(0, 1, 1, [shakeAt(0), shakeAt(0.5), shakeAt(1)]));
    director.enqueue(walk(1, 2, 1, [shakeAt(0.25)]));
    director.tick(0);
    expect(heard).toEqual([[0, 0, 3]]);
    director.tick(0.5);
    director.tick(0.1);
    expect(heard.length).toBe(2);
    director.tick(0.7);
    expect(heard.slice(1)).toEqual([
      [0.5, 0, 3],
      [1, 0, 3],
      [0.25, 0, 4],
    ]);
  });

  it('hear nothing of what is skipped', () => {
    const director = new Director(at(0));
    const heard: number[] = [];
    director.onCue((cue) => heard.push(cue.at));
    director.enqueue(walk(0, 1, 1, [shakeAt(0.5), shakeAt(0.8)]));
    director.tick(0.6);
    expect(heard).toEqual([0.5]);
    director.skip();
    expect(heard).toEqual([0.5]);
  });

  it('may stop listening', () => {
    const director = new Director(at(0));
    director.enqueue(walk(0, 1, 1, [shakeAt(0.2), shakeAt(0.6)]));
    let heard = 0;
    const unsubscribe = director.onCue(() => heard++);
    director.tick(0.4);
    unsubscribe();
    director.tick(0.4);
    expect(heard).toBe(1);
  });

  it('may replace the layout while being called: nothing of the old epoch follows', () => {
    const director = new Director(at(0));
    director.enqueue(walk(0, 1, 1, [shakeAt(0.2), shakeAt(0.3)]));
    director.enqueue(walk(1, 2, 1));
    const heard: number[] = [];
    director.onCue((cue) => {
      heard.push(cue.at);
      director.replace(at(9), 5);
    });
    director.tick(10);
    expect(heard).toEqual([0.2]);
    expect([position(director), director.shown, director.busy]).toEqual([9, 5, false]);
  });
});

describe('active cues', () => {
  const active = (director: Director): number[][] => {
    const ages: number[][] = [];
    director.visitActiveCues((cue, age) => ages.push([cue.at, Math.round(age * 100) / 100]));
    return ages;
  };

  it('are those that have begun and are not over, with their age', () => {
    const director = new Director(at(0));
    director.enqueue(walk(0, 1, 2, [shakeAt(0.5, 0.5), shakeAt(0.75, 1)]));
    expect(active(director)).toEqual([]);
    director.tick(0.75);
    expect(active(director)).toEqual([
      [0.5, 0.25],
      [0.75, 0],
    ]);
  });

  it('outlast their timeline, go on while the next is shown, and fade at rest', () => {
    const director = new Director(at(0));
    director.enqueue(walk(0, 1, 1, [shakeAt(0.9, 2)]));
    director.enqueue(walk(1, 2, 1));
    director.tick(1.5);
    expect(active(director)).toEqual([[0.9, 0.6]]);
    director.tick(1);
    expect([director.busy, active(director)]).toEqual([false, [[0.9, 1.6]]]);
    director.tick(1);
    expect(active(director)).toEqual([]);
  });

  it('are gone after a skip or another layout', () => {
    const director = new Director(at(0));
    director.enqueue(walk(0, 1, 1, [shakeAt(0.1, 5)]));
    director.tick(0.5);
    director.skip();
    expect(active(director)).toEqual([]);
    director.enqueue(walk(1, 2, 1, [shakeAt(0.1, 5)]));
    director.tick(1);
    expect(active(director).length).toBe(1);
    director.replace(at(0), 0);
    expect(active(director)).toEqual([]);
  });
});

describe('going back', () => {
  it('shows a timeline backwards in the time given, and rests at its beginning', () => {
    const director = threeWalks();
    director.tick(2.5);
    director.rewind(walk(1, 2, 1), 1, 1, 0.5);
    expect([position(director), director.shown, director.busy, director.rewinding]).toEqual([
      2,
      1,
      true,
      true,
    ]);
    director.tick(0.25);
    expect([position(director), director.remaining]).toEqual([1.5, 0.25]);
    director.tick(0.25);
    expect([position(director), director.shown, director.busy, director.rewinding]).toEqual([
      1,
      1,
      false,
      false,
    ]);
  });

  it('begins in mid-air where it is told to, at the speed of the director', () => {
    const director = new Director(at(0));
    director.setSpeed(2);
    director.rewind(walk(0, 1, 1), 0, 0.4, 0.4);
    director.tick(0.1);
    expect(position(director)).toBeCloseTo(0.2);
  });

  it('moves limbs as well', () => {
    const director = new Director(at(1), 1);
    const clip: Cue = { at: 0.2, kind: 'clip', piece: 'pawn', clip: 'hop', duration: 0.6 };
    director.rewind(walk(0, 1, 1, [clip]), 0, 1, 1);
    director.tick(0.5);
    const seen: [Cue, number][] = [];
    director.visitActiveCues((cue, age) => seen.push([cue, age]));
    expect(seen).toEqual([[clip, 0.3]]);
  });

  it('is silent and begins a new epoch', () => {
    const director = new Director(at(1), 1);
    const heard: Cue[] = [];
    director.onCue((cue) => heard.push(cue));
    const { epoch } = director;
    director.rewind(walk(0, 1, 1, [shakeAt(0.5, 0.4)]), 0, 1, 0.5);
    director.tick(0.2);
    director.visitActiveCues((cue) => heard.push(cue));
    director.tick(1);
    expect([heard, director.shown, director.epoch > epoch]).toEqual([[], 0, true]);
  });

  it('ends at once for a skip or for what comes next', () => {
    const director = new Director(at(1), 1);
    director.rewind(walk(0, 1, 1), 0, 1, 0.5);
    director.skip();
    expect([position(director), director.shown, director.busy]).toEqual([0, 0, false]);
    director.rewind(walk(0, 1, 1), 0, 1, 0.5);
    expect(director.enqueue(walk(0, 2, 1))).toBe(1);
    director.tick(0.5);
    expect([position(director), director.shown]).toEqual([1, 0]);
    director.tick(0.5);
    expect([position(director), director.shown]).toEqual([2, 1]);
  });

  it('from the very beginning rests there', () => {
    const director = new Director(at(1), 1);
    director.rewind(walk(0, 1, 1), 0, 0, 0);
    expect([position(director), director.shown, director.busy]).toEqual([0, 0, false]);
  });
});
