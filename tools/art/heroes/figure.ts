import { panel } from '../kit/masonry';
import { dice } from '../kit/noise';
import { stain } from '../kit/paint';
import { lathe, type Piece } from '../kit/piece';
import type { Sculpture } from '../kit/sculpture';
import { egg, type Node } from '../kit/shapes';
import { starOutline } from '../kit/solids';

/** Height of the ground on a hero's base. */
export const STAND = 0.036;
const HERO_RADIUS = 0.18;

/** The sloping band around a hero's base, tinted with the seat's colour. */
export function heroRing(): Piece {
  return lathe({
    profile: [
      [HERO_RADIUS, 0],
      [HERO_RADIUS, 0.012],
      [0.163, STAND],
      [0.155, STAND + 0.001],
      [0.153, STAND - 0.006],
    ],
    sides: 28,
    smooth: 0.75,
  });
}

/** Ground within the ring, with stones where nobody stands. @param clear circles around the feet */
export function heroBase(
  s: Sculpture,
  seed: number,
  clear: readonly (readonly [number, number])[] = [],
): void {
  s.set('ground', 'root', panel({ outline: starOutline(20, 0.156), at: [0, STAND, 0], turn: [-90, 0, 0] }));
  const roll = dice(seed);
  for (let i = 0; i < 7; i++) {
    const [turn, far, size] = [roll() * 6.283, 0.09 + roll() * 0.045, 0.014 + roll() * 0.016];
    const [x, z] = [far * Math.cos(turn), far * Math.sin(turn)];
    if (clear.some(([cx, cz]) => Math.hypot(x - cx, z - cz) < 0.045)) continue;
    s.block('stone', 'root', {
      at: [x, STAND + size * 0.3, z],
      size: [size * 1.5, size * 1.1, size * 1.2],
      turn: [roll() * 40 - 20, roll() * 360, roll() * 40 - 20],
      bevel: size * 0.3,
      skip: ['-y'],
    });
  }
}

export interface Limb {
  /** Shoulder or hip, joint and end, each with its radius. */
  readonly nodes: readonly [Node, Node, Node];
  readonly coats: readonly [upper: string, lower: string];
  /** Foot or hand. */
  readonly end: string;
}

/** An arm with a fist, or a leg. @param blend width of the seam to the trunk */
export function limb(
  s: Sculpture,
  { nodes: [a, b, c], coats: [upper, lower], end }: Limb,
  fist = 1.25,
): void {
  s.add(upper, 'root', 0.012).cone(a, b);
  s.add(lower, 'root', upper === lower ? 0.01 : 0.004).cone(b, c);
  s.add(end, 'root', 0.005).ball([c[0], c[1], c[2]], c[3] * fist);
}

/** A leg that ends in a shoe. @param toe degrees to the left @param pitch degrees down */
export function leg(
  s: Sculpture,
  nodes: readonly [Node, Node, Node],
  coats: readonly [string, string],
  toe = 0,
  pitch = 0,
): void {
  const [a, b, c] = nodes;
  s.add(coats[0], 'root', 0.012).cone(a, b);
  s.add(coats[1], 'root', 0.006).cone(b, c);
  s.within([c[0], c[1], c[2]], [pitch, toe, 0], () => {
    s.add(coats[1], 'root', 0.008).egg([0, -0.006, 0.018], [c[3] * 1.15, c[3] * 0.85, c[3] * 1.9]);
  });
}

export interface Face {
  readonly coat: string;
  readonly radius: number;
  /** Distance of the eyes from the centre, and their height, relative to the radius. */
  readonly apart?: number;
  readonly up?: number;
  readonly smile?: number;
  readonly brow?: number;
  readonly hair?: number;
  /** Whites around the pupils. */
  readonly wide?: number;
}

/** A head of clay around the origin with eyes, brows, nose and a smile of paint. Looks along +z. */
export function head(
  s: Sculpture,
  { coat, radius: r, apart = 0.36, up = 0.06, smile = 1, brow = 12, hair = 0x3a2010, wide = 1 }: Face,
): void {
  s.add(coat, 'root', 0.008)
    .egg([0, 0, 0], [r * 0.94, r, r * 0.95])
    .egg([0, -r * 0.45, r * 0.16], [r * 0.66, r * 0.5, r * 0.66])
    .egg([0, -r * 0.1, r * 0.94], [r * 0.14, r * 0.15, r * 0.2]);
  for (const side of [1, -1]) {
    const eye = (size: number, ahead: number, colour: number) =>
      s.stain(
        egg([side * r * apart, r * (up + 0.02 * ahead), r * 0.9], [r * 0.2 * size, r * 0.27 * size, r * 0.4]),
        {
          ...stain(colour, 1),
          soft: 0.002,
          on: [coat],
        },
      );
    eye(1.05 * wide, 0, 0xfffdf4);
    eye(0.62, 0, 0x140c0a);
    s.stain(
      egg([side * r * apart, r * (up + 0.36), r * 0.88], [r * 0.27, r * 0.075, r * 0.4], [0, 0, side * brow]),
      {
        ...stain(hair, 1),
        soft: 0.002,
        on: [coat],
      },
    );
    s.add(coat, 'root', 0.004).egg([side * r * 0.95, -r * 0.04, 0], [r * 0.14, r * 0.22, r * 0.16]);
  }
  if (smile > 0)
    s.stain(egg([0, -r * 0.5, r * 0.85], [r * 0.34 * smile, r * 0.11, r * 0.4]), {
      ...stain(0x7a2018, 1),
      soft: 0.002,
      on: [coat],
    });
}
