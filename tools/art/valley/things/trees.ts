import { type MapPoint, RIFT_PLACES } from '#zorn/view';
import { hash } from '../../kit/noise';
import type { Vec3 } from '../../kit/vector';
import { CELLS } from '../cells';
import { Shape } from '../shape';
import { heightAt, type Site, strewn } from './site';

/** A placed tree. */
export interface Tree {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: number;
  readonly size: number;
  /** Multiplies its paint; 1, 1, 1 leaves it unchanged. */
  readonly tint: Vec3;
}

/** Paints of each kind from the foot up. */
const OAK = [0x1b2414, 0x344224, 0x536238] as const;
const FIR = [0x1a261d, 0x2f4631, 0x49633f] as const;
/** Tint from an oak's green to autumn colours. */
const AUTUMN: Vec3 = [4.9, 1.5, 1.1];
/** Size of an autumn tree relative to an oak. */
const AUTUMN_SIZE = 0.85;
const SUMMER: Vec3 = [1, 1, 1];

type Paints = readonly [number, number, number];

/** Two shapes, each with its foot at the origin and about 0.13 high; tinted kinds share them. */
export const TREES: Readonly<Record<string, () => Shape>> = {
  oak: () => crown(0.06, 0.122, OAK),
  fir: () => {
    const shape = new Shape();
    shape.round(
      [
        [0.006, 0.05, FIR[0]],
        [0.05, 0.036, FIR[1]],
        [0.15, 0, FIR[2]],
      ],
      5,
    );
    return shape;
  },
};

/** A round crown, dark below. */
function crown(radius: number, height: number, [dark, middle, light]: Paints): Shape {
  const shape = new Shape();
  shape.round(
    [
      [0.008, radius * 0.62, dark],
      [height * 0.45, radius, middle],
      [height * 0.84, radius * 0.62, light],
      [height, 0, light],
    ],
    5,
  );
  return shape;
}

/** Nothing grows before the entries of the Blight. */
const BARREN = 0.3;
const hidesRift = ([x, z]: MapPoint): boolean =>
  Object.values(RIFT_PLACES).some(([atX, atZ]) => Math.hypot(x - atX, (z - atZ) * 0.8) < BARREN);

/** All trees; those that low quality keeps come first. */
export function plant(site: Site): Readonly<Record<string, readonly Tree[]>> {
  const planted: Record<string, Tree[]> = { oak: [], fir: [] };
  for (const { name, terrain } of CELLS) {
    const wood = terrain === 'forest';
    if (!wood && terrain !== 'plains' && terrain !== 'hills' && terrain !== 'town') continue;
    const spots = wood
      ? strewn(site, name, 0.076, { base: 0.026, road: 0.075, border: 0.01, shore: 0.05 }, 4200)
      : strewn(site, name, 0.17, { base: 0.04, road: 0.1, border: 0.03, shore: 0.08, rim: 0.06 }, 160);
    const free = spots.filter((at) => !hidesRift(at));
    for (const [index, at] of (wood ? free : free.slice(0, 7)).entries()) {
      const kind = hash(index, name.charCodeAt(0), name.charCodeAt(1));
      const species = terrain === 'hills' || kind < 0.42 ? 'fir' : 'oak';
      const turns = species === 'oak' && kind >= 0.95;
      const size = (wood ? 0.82 : 0.68) + 0.36 * hash(index, 3, name.length);
      planted[species]!.push({
        x: at[0],
        y: heightAt(site, at) - 0.006,
        z: at[1],
        turn: kind * 40,
        size: turns ? size * AUTUMN_SIZE : size,
        tint: turns ? AUTUMN : SUMMER,
      });
      site.blots.push({ x: at[0], z: at[1], radius: 0.06 * size, dark: wood ? 0.45 : 0.35 });
    }
  }
  for (const [species, trees] of Object.entries(planted)) {
    planted[species] = trees
      .map((tree, index) => ({ tree, order: hash(index, 77, trees.length) }))
      .sort((a, b) => a.order - b.order)
      .map(({ tree }) => tree);
  }
  return planted;
}
