import { Piece } from '../kit/piece';
import type { Sculpture } from '../kit/sculpture';
import { bar } from '../kit/solids';
import { clamp, type Vec3 } from '../kit/vector';
import { POOL } from './coats';
import { band, type Line, skin } from './revolve';
import { chance, RING_HEIGHT, RINGS, radiusIn, sidesOf, WALL } from './tower';

/** A horizontal line on the shell. @param out distance from it */
const on =
  (ring: number, y: number, out = 0): Line =>
  () => [radiusIn(ring, y) + out, y];

const LAMP = 0.02;
/** Height of the shell; the topmost one is lower by the height of its lamps. */
const top = (ring: number): number => (ring === RINGS ? RING_HEIGHT - LAMP : RING_HEIGHT);

/** The outer skin up to the rim, with the stiffening band below it. @param foot where it starts */
export function shell(s: Sculpture, ring: number, foot = 0): void {
  const sides = sidesOf(ring);
  const outside = new Piece();
  const lip = ring === RINGS ? 0.018 : 0.011;
  const to = top(ring);
  const from = to - 0.05;
  const waist = foot > 0 ? [] : [on(ring, from / 2)];
  skin(outside, [on(ring, foot), ...waist, on(ring, from)], sides);
  band(outside, { sides, from: on(ring, from), to: on(ring, from + 0.008, lip), edge: true });
  band(outside, { sides, from: on(ring, from + 0.008, lip), to: on(ring, to - 0.008, lip) });
  band(outside, { sides, from: on(ring, to - 0.008, lip), to: on(ring, to, lip - 0.008), edge: true });
  s.set('shell', 'root', outside);
  if (ring === RINGS) mouth(s, lip - 0.008);
  else brokenRim(s, ring, lip - 0.008);
}

/** The tower's own mouth, with its warning lamps. */
function mouth(s: Sculpture, out: number): void {
  const to = top(RINGS);
  const sides = sidesOf(RINGS);
  const rim = new Piece();
  band(rim, { sides, from: on(RINGS, to, out), to: on(RINGS, to, -WALL), edge: true });
  s.set('rim', 'root', rim);
  const inside = new Piece();
  band(inside, { sides, from: on(RINGS, to, -WALL), to: on(RINGS, POOL, -WALL) });
  s.set('inside', 'root', inside);
  const lamps = 6;
  for (let i = 0; i < lamps; i++) {
    s.within([0, 0, 0], [0, ((i + 0.5) / lamps) * 360, 0], () =>
      s.repeat('lamp', () => {
        s.lathe('lamp', 'root', {
          at: [0, to, radiusIn(RINGS, to) - 0.012],
          profile: [
            [0.016, -0.002],
            [0.016, 0.007],
            [0.01, 0.017],
            [0, LAMP],
          ],
          sides: 7,
          smooth: 0.4,
        });
      }),
    );
  }
}

/** The edge of a torn ring: whole on the outside, broken on the inside, with reinforcement bars. */
function brokenRim(s: Sculpture, ring: number, out: number): void {
  const sides = sidesOf(ring);
  const bite = (side: number, salt: number): number => chance(ring, side, salt) ** 1.5;
  const edge: Line = (side) => [
    radiusIn(ring, RING_HEIGHT) + out - 0.014 - 0.006 * bite(side, 1),
    RING_HEIGHT - 0.005 * bite(side, 2),
  ];
  const bitten: Line = (side) => [
    radiusIn(ring, RING_HEIGHT) - WALL + 0.01 * bite(side, 3),
    RING_HEIGHT - 0.008 - 0.042 * bite(side, 4),
  ];
  const rim = new Piece();
  band(rim, { sides, from: on(ring, RING_HEIGHT, out), to: edge, edge: true });
  band(rim, { sides, from: edge, to: bitten });
  s.set('rim', 'root', rim);
  const inside = new Piece();
  band(inside, { sides, from: bitten, to: on(ring, POOL, -WALL - 0.004) });
  s.set('inside', 'root', inside);
  const rods = ring === 1 ? 4 : 9;
  for (let i = 0; i < rods; i++) {
    const turn = ((i + 0.6 * chance(ring, i, 5)) / rods) * 2 * Math.PI;
    const radius = radiusIn(ring, RING_HEIGHT) - 0.5 * WALL;
    const at = (r: number, swing: number, y: number): Vec3 => [
      r * Math.sin(turn + swing),
      y,
      r * Math.cos(turn + swing),
    ];
    const [bend, lean] = [chance(ring, i, 6), chance(ring, i, 7) - 0.5];
    s.set(
      'rebar',
      'root',
      bar({
        from: at(radius, 0, RING_HEIGHT - 0.05),
        to: at(radius - 0.03 - 0.03 * bend, 0.14 * lean, RING_HEIGHT - 0.018 * bend),
        radius: 0.005,
        tip: 0.0035,
        sides: 3,
        caps: 'far',
      }),
    );
  }
}

/** The glowing core: a bubbling pool with fuel rods. */
export function core(s: Sculpture, ring: number): void {
  // Slightly inside the wall, which has more corners.
  const rim = (radiusIn(ring, POOL) - WALL) * 1.02;
  const pool = new Piece();
  const swell: Line = (side) => [rim * 0.55, POOL + 0.004 + 0.01 * chance(ring, side, 8)];
  const sides = sidesOf(ring) / 2;
  band(pool, { from: () => [rim, POOL], to: swell, sides });
  band(pool, { from: swell, to: () => [0, POOL + 0.012], sides });
  s.set('pool', 'root', pool);
  const rods = ring === 1 ? 4 : 5;
  for (let i = 0; i < rods; i++) {
    const turn = ((i + 0.35 * ring) / rods) * 2 * Math.PI;
    const far = 0.098;
    const at = (y: number): Vec3 => [far * Math.sin(turn), y, far * Math.cos(turn)];
    const top = RING_HEIGHT - 0.014 - 0.05 * chance(ring, i, 9);
    s.set('rod', 'root', bar({ from: at(POOL), to: at(top), radius: 0.026, sides: 5, caps: 'far' }));
  }
}

/** Clips everything outside of a ring's height, so that rings stack. */
export function trim(s: Sculpture): void {
  for (const { piece } of s.pieces) {
    for (let i = 1; i < piece.positions.length; i += 3)
      piece.positions[i] = clamp(piece.positions[i]!, 0, RING_HEIGHT);
  }
}

/** Position of the ladder around the tower, degrees. */
const LADDER = 38;
const RUNGS = 5;

/** A ladder up the shell with a hoop of its cage. @param foot where it starts */
export function ladder(s: Sculpture, ring: number, foot = 0): void {
  s.within([0, 0, 0], [0, LADDER, 0], () => {
    const at = (x: number, y: number, off: number): Vec3 => [x, y, radiusIn(ring, y) + off];
    const half = 0.03;
    for (const side of [-1, 1]) {
      s.set(
        'dark',
        'root',
        bar({ from: at(side * half, foot, 0.022), to: at(side * half, top(ring), 0.022), radius: 0.0085 }),
      );
    }
    const step = (top(ring) - foot) / RUNGS;
    for (let i = 0; i < RUNGS; i++) {
      const y = foot + step * (i + 0.5);
      s.set(
        'dark',
        'root',
        bar({ from: at(-half, y, 0.022), to: at(half, y, 0.022), radius: 0.007, sides: 3 }),
      );
    }
  });
}
