import { hash } from '../../kit/noise';
import { CELLS } from '../cells';
import { Shape } from '../shape';
import { heightAt, type Site, strewn } from './site';

/** A tree where it stands. */
export interface Tree {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: number;
  readonly size: number;
}

const [OAK, OAK_LIGHT, FIR, FIR_LIGHT, AUTUMN, AUTUMN_LIGHT] = [
  0x46552c, 0x61703a, 0x2f4530, 0x45603f, 0xa06a2c, 0xc08a3a,
];
const TRUNK = { paint: 0x4a3726 };

/** Three shapes, two greens and one autumn, each with its foot at the origin and about 0.13 high. */
export const TREES: Readonly<Record<string, () => Shape>> = {
  oak: () =>
    crown(
      [
        [0.022, 0.024],
        [0.05, 0.056],
        [0.09, 0.05],
        [0.125, 0.018],
      ],
      6,
      OAK!,
      OAK_LIGHT!,
    ),
  fir: () => {
    const shape = new Shape();
    shape.turned(
      [0, 0.012, 0],
      [
        [0, 0.05],
        [0.075, 0.018],
      ],
      6,
      [{ paint: FIR! }],
    );
    shape.turned(
      [0, 0.06, 0],
      [
        [0, 0.038],
        [0.1, 0],
      ],
      6,
      [{ paint: FIR_LIGHT! }],
    );
    return shape;
  },
  autumn: () =>
    crown(
      [
        [0.02, 0.02],
        [0.048, 0.046],
        [0.085, 0.043],
        [0.115, 0.014],
      ],
      6,
      AUTUMN!,
      AUTUMN_LIGHT!,
    ),
};

function crown(
  rings: readonly (readonly [number, number])[],
  sides: number,
  dark: number,
  light: number,
): Shape {
  const shape = new Shape();
  shape.box([0, 0, 0], [0.016, 0.03, 0.016], TRUNK, 1, null);
  shape.turned([0, 0, 0], rings, sides, [{ paint: dark }, { paint: dark }, { paint: light }]);
  return shape;
}

/** All trees, those that low quality keeps first. */
export function plant(site: Site): Readonly<Record<string, readonly Tree[]>> {
  const planted: Record<string, Tree[]> = { oak: [], fir: [], autumn: [] };
  for (const { name, terrain } of CELLS) {
    const wood = terrain === 'forest';
    if (!wood && terrain !== 'plains' && terrain !== 'hills' && terrain !== 'town') continue;
    const spots = wood
      ? strewn(site, name, 0.068, { base: 0.035, road: 0.075, border: 0.012, shore: 0.05 }, 4200)
      : strewn(site, name, 0.17, { base: 0.04, road: 0.1, border: 0.03, shore: 0.08, rim: 0.06 }, 160);
    for (const [index, at] of (wood ? spots : spots.slice(0, 7)).entries()) {
      const kind = hash(index, name.charCodeAt(0), name.charCodeAt(1));
      const species = terrain === 'hills' || kind < 0.42 ? 'fir' : kind < 0.9 ? 'oak' : 'autumn';
      const size = (wood ? 0.82 : 0.68) + 0.36 * hash(index, 3, name.length);
      planted[species]!.push({ x: at[0], y: heightAt(site, at) - 0.006, z: at[1], turn: kind * 40, size });
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
