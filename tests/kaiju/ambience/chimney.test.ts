import { describe, expect, it } from 'vitest';
import { CHANNEL_COUNT, type EffectCue, REST_POSE, writePose } from '#director';
import { type Chimney, ChimneyHaze, standingStoreys } from '../../../src/kaiju/ambience/chimney';

const TOWER: Chimney = {
  pieces: ['low', 'middle', 'high'],
  x: 2,
  z: -1,
  storey: 0.3,
  lamps: { count: 4, radius: 0.25, below: 0.01 },
};
const IDS = ['other', 'low', 'middle', 'high'];

/** The tower with some of its pieces elsewhere. */
function poses(moved: Readonly<Record<string, { x?: number; y?: number; visibility?: number }>> = {}) {
  const out = new Float64Array(IDS.length * CHANNEL_COUNT);
  writePose(out, 0, REST_POSE);
  for (const [level, id] of TOWER.pieces.entries()) {
    const { x, z } = TOWER;
    writePose(out, IDS.indexOf(id), { ...REST_POSE, x, z, y: level * 0.3, ...moved[id] });
  }
  return out;
}

function seen(time: number, at: Float64Array) {
  const found: { cue: EffectCue; age: number }[] = [];
  new ChimneyHaze([TOWER], IDS).visit(time, at, (cue, age) => {
    if (cue.kind === 'effect') found.push({ cue, age });
  });
  return found;
}
const of = (effect: string, found: ReturnType<typeof seen>) =>
  found.filter(({ cue }) => cue.effect === effect);

describe('the storeys of a chimney that stand', () => {
  const standing = (at: Float64Array) => standingStoreys(TOWER, [1, 2, 3], at);

  it('are those in their places, counted from the ground', () => {
    expect(standing(poses())).toBe(3);
    expect(standing(poses({ high: { x: 5, y: 2 } }))).toBe(2);
    expect(standing(poses({ middle: { x: 5 } }))).toBe(1);
    expect(standing(poses({ low: { visibility: 0 } }))).toBe(0);
  });

  it('still stand while they only tremble', () => {
    expect(standing(poses({ high: { x: 2.08, y: 0.66 } }))).toBe(3);
  });
});

describe('the haze', () => {
  it('rises out of the highest piece that stands, and out of none where nothing does', () => {
    const above = (at: Float64Array) => new Set(of('vapour', seen(1, at)).map(({ cue }) => cue.y));
    const [whole] = above(poses());
    const [lower] = above(poses({ high: { x: 5 } }));
    expect(whole).toBeGreaterThan(0.9);
    expect(whole).toBeLessThan(1);
    expect(whole! - lower!).toBeCloseTo(0.3, 9);
    expect(seen(1, poses({ low: { x: 5 }, middle: { x: 5 }, high: { x: 5 } }))).toEqual([]);
  });

  it('is the same at the same time, whenever it is asked for', () => {
    const haze = new ChimneyHaze([TOWER], IDS);
    const ages = (time: number) => {
      const list: number[] = [];
      haze.visit(time, poses(), (_, age) => list.push(age));
      return list;
    };
    const first = ages(2);
    ages(9);
    expect(ages(2)).toEqual(first);
    expect(ages(3)).not.toEqual(first);
  });

  it('never has all its clouds begin at once, and each begins again after its time', () => {
    const clouds = of('vapour', seen(0, poses()));
    expect(clouds.length).toBeGreaterThan(2);
    expect(new Set(clouds.map(({ age }) => age)).size).toBe(clouds.length);
    const { duration } = clouds[0]!.cue;
    for (const { age } of of('vapour', seen(123.4, poses()))) {
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThan(duration);
    }
  });

  it('lights up its lamps on the rim one after the other, each at most once a second', () => {
    const lamps = of('beacon', seen(0, poses()));
    expect(lamps.length).toBe(4);
    for (const { cue } of lamps) {
      expect(Math.hypot(cue.x - 2, cue.z + 1)).toBeCloseTo(0.25, 9);
      expect(cue.y).toBeCloseTo(0.89, 9);
    }
    // A flash begins where the age starts over.
    const begins = [0, 0, 0, 0];
    let before = lamps.map(({ age }) => age);
    for (let step = 1; step <= 600; step++) {
      const now = of('beacon', seen(step / 100, poses())).map(({ age }) => age);
      for (const [lamp, age] of now.entries()) if (age < before[lamp]!) begins[lamp]!++;
      before = now;
    }
    expect(begins).toEqual([2, 2, 2, 2]);
  });

  it('has no lamps once the piece that carried them is gone', () => {
    expect(of('beacon', seen(0, poses({ high: { x: 5 } })))).toEqual([]);
  });

  it('refuses a chimney of pieces that are not there', () => {
    expect(() => new ChimneyHaze([TOWER], ['low', 'middle'])).toThrow('high');
  });
});
