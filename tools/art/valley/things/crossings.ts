import type { MapPoint } from '#zorn/view';
import { hash } from '../../kit/noise';
import type { Vec3 } from '../../kit/vector';
import { CELLS } from '../cells';
import { WATER } from '../ground';
import { middleOf, PLACES } from '../lines';
import type { Coat } from '../shape';
import { heightAt, type Site } from './site';

const STONE: Coat = { paint: 0x9b9384 };
const PALE: Coat = { paint: 0xb8ac90 };
const DARK: Coat = { paint: 0x57524a };
const TRACK: Coat = { paint: 0xb9a884 };
const ROOF: Coat = { paint: 0x6e4a3c };
const LAMP: Coat = { paint: 0xe8c878, shine: 0.9 };
const POST: Coat = { paint: 0x6b5236 };
const FLAG: Coat = { paint: 0xdcd2b4 };

/** Half the width of a bridge's roadway, and its length. */
const HALF = 0.128;
const LONG = 0.74;
const STEPS = 18;
/** Half the width of the worn part of the roadway. */
const WORN = 0.088;
/** The parapet; its outer side leans, so that the arches are visible from above. */
const RAIL = { wide: 0.034, high: 0.062, lean: 0.042 };
/** Positions of the piers, their thickness, and how far they point into the stream. */
const PIERS = [-0.118, 0.118] as const;
const PIER = { half: 0.036, out: 0.13, below: 0.022 };
/** Height of the stones over an arch, and rise of the arch above the water. */
const RING = 0.024;
const RISE = 0.074;

/** Underside of the arches above the tray; below the ground at the banks. */
function archAt(far: number): number {
  const out = Math.abs(far);
  const [from, to] = out < PIERS[1] ? [-PIERS[1], PIERS[1]] : [PIERS[1], 0.29];
  const [start, end] = [from + PIER.half, to - (from > 0 ? 0 : PIER.half)];
  const share = ((from > 0 ? out : far) - start) / (end - start);
  if (share <= 0 || share >= 1) return -0.03;
  return WATER - 0.01 + RISE * Math.sin(Math.PI * share) ** 0.6;
}

/** A pier with a point upstream and downstream, each with a stone roof. */
function pier(shape: Site['shape'], far: number, top: number): void {
  for (const side of [-1, 1]) {
    const [near, out] = [side * HALF, side * (HALF + PIER.out)];
    const [low, high] = [WATER - 0.06, top - PIER.below];
    const tip = (y: number, by: number): Vec3 => [near + (out - near) * by, y, far];
    for (const along of [-1, 1]) {
      const root = (y: number): Vec3 => [near, y, far + along * PIER.half];
      const wall: Vec3[] = [root(low), tip(low, 1), tip(high - 0.02, 0.94), root(high)];
      const cap: Vec3[] = [root(high), tip(high - 0.02, 0.94), tip(top + 0.03, 0.3)];
      const inwards = side * along < 0;
      shape.face(inwards ? wall.reverse() : wall, STONE, [0.7, 0.7, 1, 1]);
      shape.face(inwards ? cap.reverse() : cap, PALE);
    }
  }
}

/** Worn arches of stone, a parapet on either side, piers that part the stream, and a lamp at each corner. */
function bridge(site: Site, name: string): void {
  const { house, blight, height } = PLACES[name]!;
  const [south, north] = [house[0]!, blight[0]!];
  const turn = Math.atan2(south[0] - north[0], south[1] - north[1]);
  const middle = middleOf(name);
  const { shape } = site;
  const ends = [-LONG / 2, LONG / 2].map((far): number => {
    const at: MapPoint = [middle[0] + Math.sin(turn) * far, middle[1] + Math.cos(turn) * far];
    return heightAt(site, at);
  }) as [number, number];
  shape.within({ at: [middle[0], 0, middle[1]], turn }, () => {
    // Level where figures stand, down to the banks at its ends.
    const deck = (far: number): number => {
      const out = Math.max(0, (Math.abs(far) - 0.28) / (LONG / 2 - 0.28));
      return height + (ends[far < 0 ? 0 : 1]! + 0.004 - height) * out * out;
    };
    for (let step = 0; step < STEPS; step++) {
      const [from, to] = [step, step + 1].map((each) => (each / STEPS - 0.5) * LONG) as [number, number];
      const [a, b] = [deck(from), deck(to)];
      /** A strip along the bridge that faces up or sideways. */
      const strip = (
        side: number,
        near: number,
        low: readonly [number, number],
        far: number,
        high: readonly [number, number],
        coat: Coat,
        tone = 1,
      ) => {
        const corners: readonly Vec3[] = [
          [near, low[0], from],
          [near, low[1], to],
          [far, high[1], to],
          [far, high[0], from],
        ];
        shape.face(side > 0 ? corners : [...corners].reverse(), coat, [tone, tone, tone, tone]);
      };
      const uneven = (seed: number): number => 0.86 + 0.24 * hash(step, seed, name.charCodeAt(0));
      strip(1, -WORN, [a, b], WORN, [a, b], TRACK, uneven(1));
      for (const side of [-1, 1]) {
        const [inner, outer] = [side * HALF, side * (HALF + RAIL.wide)];
        strip(side, side * WORN, [a, b], inner, [a, b], STONE, 0.8 * uneven(2 + side));
        const top = [a + RAIL.high, b + RAIL.high] as const;
        strip(side, inner, [a, b], inner + side * 0.004, top, DARK);
        strip(side, inner + side * 0.004, top, outer, top, PALE, uneven(5 + side));
        const foot = [archAt(from), archAt(to)] as const;
        const ring = [foot[0] + RING, foot[1] + RING] as const;
        const under = side * (HALF + RAIL.wide + RAIL.lean);
        const middleOut = outer + (under - outer) * 0.72;
        strip(side, outer, top, middleOut, ring, STONE, 0.86 * uneven(9 + side));
        strip(side, middleOut, ring, under, foot, PALE, 0.94);
      }
    }
    for (const far of PIERS) pier(shape, far, height);
    for (const side of [-1, 1])
      for (const end of [-1, 1]) {
        const [x, z] = [side * (HALF + 0.022), (end * LONG) / 2];
        const foot = ends[end < 0 ? 0 : 1]! - 0.05;
        shape.box([x, foot, z], [0.068, 0.2, 0.068], STONE, 0.86, null);
        shape.box([x, foot + 0.2, z], [0.05, 0.045, 0.05], LAMP, 1, null);
        shape.turned(
          [x, foot + 0.245, z],
          [
            [0, 0.056],
            [0.06, 0],
          ],
          4,
          [ROOF],
        );
      }
  });
}

/** Posts with rags, and stones to step on, beside a strip of gravel. */
function ford(site: Site, name: string): void {
  const { house, blight } = PLACES[name]!;
  const [south, north] = [house[0]!, blight[0]!];
  const turn = Math.atan2(south[0] - north[0], south[1] - north[1]);
  const middle = middleOf(name);
  site.shape.within({ at: [middle[0], 0, middle[1]], turn }, () => {
    for (const side of [-1, 1]) {
      for (const [index, far] of [-0.24, -0.08, 0.08, 0.24].entries()) {
        const x = side * (0.155 + 0.02 * ((index * 7) % 3));
        const stone = 0.022 + 0.008 * ((index * 5) % 3);
        site.shape.turned(
          [x, WATER - 0.03, far],
          [
            [0, stone * 1.2],
            [0.04, stone],
            [0.05, stone * 0.5],
          ],
          6,
          [STONE],
        );
      }
      for (const end of [-1, 1]) {
        const [x, z] = [side * 0.16, end * 0.33];
        site.shape.beam([x, 0, z], [x + side * 0.012, 0.2, z], 0.014, POST);
        site.shape.face(
          [
            [x, 0.2, z],
            [x, 0.155, z],
            [x + side * 0.075, 0.165, z + 0.01],
          ],
          FLAG,
        );
        site.shape.face(
          [
            [x, 0.2, z],
            [x + side * 0.075, 0.165, z + 0.01],
            [x, 0.155, z],
          ],
          FLAG,
        );
      }
    }
  });
}

export function crossings(site: Site): void {
  for (const { name, terrain } of CELLS) {
    if (terrain === 'bridge') bridge(site, name);
    if (terrain === 'ford') ford(site, name);
  }
}
