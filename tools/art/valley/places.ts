import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Random } from '#core';
import { depthIn, MAP_SIZE, type MapPoint, type Ring } from '#zorn/view';
import { outlines } from './borders';
import { CELLS, type Cell, cellOf } from './cells';
import { lattice } from './lattice';
import { relax } from './relax';

import { standsIn } from './stands';

/** Ground height of each terrain above the river bed in table units: minimum and largest addition. */
const HEIGHTS: Readonly<Record<string, readonly [from: number, more: number]>> = {
  plains: [0.09, 0.05],
  town: [0.12, 0.03],
  hills: [0.24, 0.07],
  forest: [0.12, 0.05],
  bog: [0.055, 0.01],
  bridge: [0.14, 0],
  ford: [0.036, 0],
  pass: [0.2, 0.03],
  river: [0.02, 0],
  mountains: [0.5, 0.1],
};

const FILE = 'src/games/zorn/view/places.json';

const FINE = 0.02;

/** The point of a ring that is farthest from its edge. */
function deepest(ring: Ring): MapPoint {
  let best: MapPoint = ring[0]!;
  let most = Number.NEGATIVE_INFINITY;
  const [xs, zs] = [ring.map(([x]) => x), ring.map(([, z]) => z)];
  for (let x = Math.min(...xs); x < Math.max(...xs); x += FINE) {
    for (let z = Math.min(...zs); z < Math.max(...zs); z += FINE) {
      const depth = depthIn([x, z], ring);
      if (depth > most) [best, most] = [[x, z], depth];
    }
  }
  return best;
}

/** A free position for a name of some width: below the centre, where figures stand last. */
function labelIn(ring: Ring, [x, z]: MapPoint): MapPoint {
  for (let down = 0.34; down > 0; down -= 0.02) {
    const at: MapPoint = [x, z + down];
    if (depthIn(at, ring) > 0.12) return at;
  }
  return [x, z];
}

const MILLI = 1000;
const flat = (points: readonly MapPoint[]): readonly number[] =>
  points.flat().map((length) => Math.round(length * MILLI));

/** A place in the game's format, in thousandths of a table unit. */
function placeOf(cell: Cell, outline: Ring, random: Random) {
  const [from, more] = HEIGHTS[cell.terrain]!;
  const anchor = deepest(outline);
  const { house, blight } = standsIn(outline, anchor, cell);
  return {
    outline: flat(outline),
    anchor: flat([anchor]),
    label: flat([labelIn(outline, anchor)]),
    height: Math.round((from + more * random.unit()) * MILLI),
    house: flat(house),
    blight: flat(blight),
  };
}

const pointsOf = (numbers: readonly number[]): Ring =>
  Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2]! / MILLI,
    numbers[index * 2 + 1]! / MILLI,
  ]);

/** The middle of the frame's edge at each entry of the Blight: in the north, else beside it. */
function riftsOf(rings: Readonly<Record<string, Ring>>) {
  const found = CELLS.flatMap(({ name, entry }) => {
    if (entry === undefined) return [];
    const north = rings[name]!.filter(([, z]) => z === -MAP_SIZE.depth / 2);
    const rim = north.length >= 2 ? north : rings[name]!.filter(([x]) => Math.abs(x) === MAP_SIZE.width / 2);
    const [first, last] = [rim[0]!, rim.at(-1)!];
    return [[entry, flat([[(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]])] as const];
  });
  return Object.fromEntries(found);
}

/** Position of a pass's banner: in its north, where it hides no figure. */
function bannerIn({ outline, anchor }: ReturnType<typeof placeOf>): MapPoint {
  const [middle] = pointsOf(anchor);
  const near = pointsOf(outline).filter(([x]) => Math.abs(x - middle![0]) < 0.5);
  return [middle![0], Math.min(...near.map(([, z]) => z)) + 0.05];
}

/** Writes the positions of all places of the map. @returns the file */
export function writePlaces(): string {
  const web = lattice();
  const rings = outlines(web, relax(web));
  const random = Random.fromSeed(5);
  const made = web.names.map((name, index) => [name, placeOf(cellOf(name), rings[index]!, random)] as const);
  const isWall = ([name]: (typeof made)[number]) => cellOf(name).capacity === 0;
  const all = {
    areas: Object.fromEntries(made.filter((each) => !isWall(each))),
    walls: Object.fromEntries(made.filter(isWall)),
    rifts: riftsOf(Object.fromEntries(made.map(([name, { outline }]) => [name, pointsOf(outline)]))),
    banners: Object.fromEntries(
      made
        .filter(([name]) => cellOf(name).terrain === 'pass')
        .map(([name, place]) => [name, flat([bannerIn(place)])]),
    ),
  };
  writeFileSync(FILE, `${JSON.stringify(all, null, 1)}\n`);
  execFileSync('npx', ['biome', 'format', '--write', FILE]);
  return FILE;
}
