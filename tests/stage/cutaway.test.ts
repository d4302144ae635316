import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNEL_COUNT, REST_POSE, writePose } from '#director';
import type { PieceSpec } from '#stage';
import { Cutaway } from '../../src/stage/cutaway';

const STOREY = { half: 0.4, tall: 0.3 };

/** Buildings of so many storeys, in the boxes of a column from the south to the north: x is 0. */
function city(storeys: Readonly<Record<number, number>>) {
  const specs: PieceSpec[] = [];
  const places: [z: number, y: number][] = [];
  for (const [z, floors] of Object.entries(storeys)) {
    for (let level = 0; level < floors; level++) {
      specs.push({ id: `${z}/${level}`, model: 'floor', screens: STOREY });
      places.push([Number(z), level * STOREY.tall]);
    }
  }
  specs.push({ id: 'tree', model: 'tree' });
  places.push([0.5, 0]);
  const poses = new Float64Array(specs.length * CHANNEL_COUNT);
  for (const [index, [z, y]] of places.entries()) writePose(poses, index, { ...REST_POSE, y, z });
  const cutaway = new Cutaway(specs);
  const cut = () => specs.filter((_, index) => cutaway.cut[index] === 1).map(({ id }) => id);
  return { specs, poses, cutaway, cut };
}

const mark = (z: number, y = 0) => ({ at: [0, y, z], body: false }) as const;
/** From the south, half way up the sky. */
const HALF_WAY = { x: 0, y: 10, z: 10 };
const ABOVE = { x: 0, y: 20, z: 0 };

describe('from half way up the sky', () => {
  it('a mark is seen over a low house and through the upper storeys of a high one', () => {
    // From the far edge of the mark the line comes over the house 0.9 away, at 0.98; from the near one at 0.38.
    for (const [floors, open] of [
      [1, []],
      [2, ['0/1']],
      [4, ['0/1', '0/2', '0/3']],
    ] as const) {
      const { poses, cutaway, cut } = city({ 0: floors });
      expect(cutaway.update([mark(-1)], poses, true, HALF_WAY)).toBe(floors > 1);
      expect(cut(), `${floors} floors`).toEqual(open);
    }
  });

  it('whatever stands on an opened storey is open as well', () => {
    // The lines leave over the southern wall at 1.78 at most; the roofs above hide what is farther in the north.
    const { poses, cutaway, cut } = city({ 0: 9 });
    cutaway.update([mark(-1)], poses, true, HALF_WAY);
    expect(cut()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((level) => `0/${level}`));
  });

  it('nothing opens that stands behind, beside, or under a mark', () => {
    const { poses, cutaway, cut } = city({ [-2]: 9, 3: 1, 0: 2 });
    cutaway.update([mark(1.7), { at: [1, 0, -1], body: false }, mark(0, 0.6)], poses, true, HALF_WAY);
    expect(cut()).toEqual([]);
  });

  it('a miniature asks for less than a mark that lies flat: it is as narrow as its feet', () => {
    const { poses, cutaway, cut } = city({ 0: 2 });
    cutaway.update([{ at: [0, 0, -1], body: true }], poses, true, HALF_WAY);
    expect(cut()).toEqual([]);
  });
});

it('from above nothing hides what lies beside it', () => {
  const { poses, cutaway, cut } = city({ 0: 9 });
  cutaway.update([mark(-1), mark(1)], poses, true, ABOVE);
  expect(cut()).toEqual([]);
});

it('closes again once there is nothing to be seen, and from another side', () => {
  const { poses, cutaway, cut } = city({ 0: 4 });
  const seen = [mark(-1)];
  cutaway.update(seen, poses, true, HALF_WAY);
  expect(cut()).not.toEqual([]);
  expect(cutaway.update(seen, poses, false, HALF_WAY)).toBe(false);
  expect(cutaway.update(seen, poses, false, { x: 0, y: 10, z: -10 })).toBe(true);
  expect(cut()).toEqual([]);
  cutaway.update(seen, poses, false, HALF_WAY);
  expect(cutaway.update([], poses, false, HALF_WAY)).toBe(true);
  expect(cut()).toEqual([]);
});

it('what falls or is gone hides nothing any more', () => {
  const { poses, cutaway, cut } = city({ 0: 2 });
  const seen = [mark(-1)];
  cutaway.update(seen, poses, true, HALF_WAY);
  expect(cut()).toEqual(['0/1']);
  writePose(poses, 1, { ...REST_POSE, y: 0.3, visibility: 0 });
  cutaway.update(seen, poses, true, HALF_WAY);
  expect(cut()).toEqual([]);
});

it('the middle of a mark is never behind a closed storey, from wherever one looks', () => {
  const coordinate = fc.integer({ min: -3, max: 3 });
  const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
  const height = fc.double({ min: 3, max: 20, noNaN: true });
  fc.assert(
    fc.property(coordinate, angle, height, (z, azimuth, y) => {
      const { specs, poses, cutaway } = city({ [-2]: 9, [-1]: 3, 0: 8, 2: 5 });
      if ([-2, -1, 0, 2].includes(z)) return;
      const eye = { x: 12 * Math.sin(azimuth), y, z: 12 * Math.cos(azimuth) };
      cutaway.update([mark(z)], poses, true, eye);
      let hidden = false;
      for (const [index, { screens }] of specs.entries()) {
        if (screens === undefined || cutaway.cut[index] === 1) continue;
        const floor = poses.subarray(index * CHANNEL_COUNT);
        for (let share = 0; share < 1; share += 0.002) {
          const at = [eye.x * share, 0.08 + (eye.y - 0.08) * share, z + (eye.z - z) * share] as const;
          const inside =
            Math.abs(at[0]) < STOREY.half &&
            Math.abs(at[2] - floor[2]!) < STOREY.half &&
            at[1] > floor[1]! &&
            at[1] < floor[1]! + STOREY.tall;
          hidden ||= inside;
        }
      }
      expect(hidden).toBe(false);
    }),
    { numRuns: 60 },
  );
});
