import type { MapPoint } from '#zorn/view';
import type { Vec3 } from '../../kit/vector';
import { CELLS } from '../cells';
import { WATER } from '../ground';
import { middleOf, PLACES } from '../lines';
import type { Coat } from '../shape';
import { heightAt, type Site } from './site';

const STONE: Coat = { paint: 0x9b9384 };
const PALE: Coat = { paint: 0xa89c80 };
const DARK: Coat = { paint: 0x57524a };
const PAVED: Coat = { paint: 0x968b74 };
const POST: Coat = { paint: 0x6b5236 };
const FLAG: Coat = { paint: 0xdcd2b4 };

/** Half the width of a bridge's roadway, and its length. */
const HALF = 0.128;
const LONG = 0.74;
const STEPS = 22;
/** The parapet. */
const RAIL = { wide: 0.024, high: 0.04 };

/** Worn arches of stone, with a parapet on either side. */
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
    /** The underside: two arches with a pier between them. */
    const arch = (far: number): number => {
      const within = (Math.abs(far) - 0.025) / 0.17;
      if (within <= 0 || within >= 1) return -0.03;
      return WATER - 0.01 + 0.085 * Math.sin(Math.PI * Math.min(1, within)) ** 0.6;
    };
    for (let step = 0; step < STEPS; step++) {
      const [from, to] = [step, step + 1].map((each) => (each / STEPS - 0.5) * LONG) as [number, number];
      const [a, b] = [deck(from), deck(to)];
      const slab: readonly Vec3[] = [
        [-HALF, a, from],
        [-HALF, b, to],
        [HALF, b, to],
        [HALF, a, from],
      ];
      shape.face(slab, step % 2 === 0 ? PALE : PAVED);
      for (const side of [-1, 1]) {
        const [inner, outer] = [side * HALF, side * (HALF + RAIL.wide)];
        /** A strip of the parapet that looks up, or to the side. */
        const strip = (
          near: number,
          low: readonly [number, number],
          far: number,
          high: readonly [number, number],
          coat: Coat,
        ) => {
          const corners: readonly Vec3[] = [
            [near, low[0], from],
            [near, low[1], to],
            [far, high[1], to],
            [far, high[0], from],
          ];
          shape.face(side > 0 ? corners : [...corners].reverse(), coat);
        };
        const top = [a + RAIL.high, b + RAIL.high] as const;
        strip(inner, [a, b], inner + side * 0.004, top, DARK);
        strip(inner + side * 0.004, top, outer, top, step % 2 === 0 ? STONE : PALE);
        strip(outer, top, outer + side * 0.002, [arch(from), arch(to)], STONE);
      }
    }
    for (const side of [-1, 1]) {
      shape.box([side * (HALF + 0.009), WATER - 0.06, 0], [0.06, 0.11, 0.07], STONE, 0.6);
      for (const end of [-1, 1])
        shape.box([side * (HALF + 0.01), 0, (end * LONG) / 2], [0.05, 0.17, 0.05], STONE, 0.85);
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
