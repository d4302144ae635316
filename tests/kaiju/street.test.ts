import { readFileSync } from 'node:fs';
import { Box3, type BufferGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { describe, expect, it } from 'vitest';
import { STREET_KINDS, type StreetItem, type StreetKind } from '../../src/kaiju/street/item';
import { CLEAR, lampPools, someOf, streetPlan } from '../../src/kaiju/street/plan';
import { decodeStandIns } from '../../src/stage/standInFile';

/** A city with houses around its edge and in the middle. */
const BUILT = Array.from({ length: 49 }, (_, box) => {
  const [column, row] = [box % 7, Math.floor(box / 7)];
  return column % 6 === 0 || row % 6 === 0 || box === 24;
});

const standIns = decodeStandIns(new Uint8Array(readFileSync('public/models/stand-ins.bin')).buffer);
const models = new Map<StreetKind, BufferGeometry>(
  STREET_KINDS.map((kind) => [
    kind,
    mergeGeometries(standIns.get(`street.${kind}`)!().map(({ geometry }) => geometry)),
  ]),
);

function boundsOf(kind: StreetKind): Box3 {
  return new Box3().setFromBufferAttribute(models.get(kind)!.getAttribute('position') as never);
}

/** The smallest distance of an item's foot from the middle of its box: its corners where it is turned and placed. */
function reach({ kind, x, z, yaw, scale }: StreetItem): number {
  const { min, max } = boundsOf(kind);
  const [middleX, middleZ] = [Math.round(x), Math.round(z)];
  let nearest = Number.POSITIVE_INFINITY;
  for (let step = 0; step <= 40; step++) {
    for (let other = 0; other <= 40; other++) {
      const localX = (min.x + ((max.x - min.x) * step) / 40) * scale;
      const localZ = (min.z + ((max.z - min.z) * other) / 40) * scale;
      const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
      const atX = x + localX * cos + localZ * sin - middleX;
      const atZ = z - localX * sin + localZ * cos - middleZ;
      nearest = Math.min(nearest, Math.hypot(atX, atZ));
    }
  }
  return nearest;
}

const houseAt = (x: number, z: number) => BUILT[Math.round(z + 3) * 7 + Math.round(x + 3)] === true;

describe('the plan of a city', () => {
  const plan = streetPlan(7, 7, BUILT);

  it('is always the same, and another for another city', () => {
    expect(streetPlan(7, 7, BUILT)).toEqual(plan);
    expect(streetPlan(7, 7, BUILT.with(10, true))).not.toEqual(plan);
  });

  it('has some of everything', () => {
    expect(new Set(plan.map(({ kind }) => kind))).toEqual(new Set(STREET_KINDS));
  });

  it('leaves the middle of empty boxes to the pieces', () => {
    for (const item of plan) {
      if (!houseAt(item.x, item.z)) expect(reach(item)).toBeGreaterThan(CLEAR - 0.035);
    }
  });

  it('stays on the board', () => {
    for (const { x, z } of plan) expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThan(3.5);
  });

  it('traffic keeps to the right: the kerb is to the right of every car', () => {
    const rolling = plan.filter(({ kind }) => ['car', 'taxi', 'bus'].includes(kind));
    expect(rolling.length).toBeGreaterThan(5);
    for (const { x, z, yaw } of rolling) {
      // To the right of who looks along (sin, cos) is (-cos, sin): to the west of who looks to the south.
      const towardsLot = -Math.cos(yaw) * (Math.round(x) - x) + Math.sin(yaw) * (Math.round(z) - z);
      expect(towardsLot).toBeGreaterThan(0.4);
    }
  });

  it('costs few triangles', () => {
    const triangles = plan.reduce((sum, { kind }) => sum + models.get(kind)!.getIndex()!.count / 3, 0);
    expect(triangles).toBeLessThanOrEqual(12_000);
  });

  it('every lamp has its pool of light, out over the street', () => {
    const lamps = plan.filter(({ kind }) => kind === 'lamp');
    const pools = lampPools(plan);
    expect(pools).toHaveLength(lamps.length);
    for (const [index, { x, z }] of lamps.entries()) {
      const away = (one: number, other: number) => Math.hypot(one - Math.round(x), other - Math.round(z));
      expect(away(pools[index]!.x, pools[index]!.z)).toBeGreaterThan(away(x, z));
    }
  });
});

it('a share of the furniture is strewn over all of it', () => {
  const plan = streetPlan(7, 7, BUILT);
  expect(someOf(plan, 1)).toEqual(plan);
  expect(someOf(plan, 0)).toEqual([]);
  expect(someOf(plan, 0.5)).toEqual(plan.filter((_, index) => index % 2 === 1));
});

it.each(STREET_KINDS)('the %s is low and stands on its foot', (kind) => {
  const { min, max } = boundsOf(kind);
  expect(min.y).toBeCloseTo(0, 2);
  expect(max.y).toBeLessThanOrEqual(kind === 'lamp' ? 0.3 : 0.16);
});
