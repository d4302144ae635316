import { stone } from '../city/coats';
import { panel, rectangle } from '../kit/masonry';
import { hash } from '../kit/noise';
import { type Coat, type Stain, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { smoothstep } from '../kit/vector';
import { BACK, RIM } from './tile';

const ASPHALT = {
  dark: 0x6c7080,
  base: 0x9a9fae,
  light: 0xb8bcc6,
  edge: 0xccd0d8,
  wash: 0x3c404c,
  zenith: 0,
  washing: 0.4,
};
const PAVING = {
  washing: 0.4,
  dark: 0x6e675c,
  base: 0xb2a794,
  light: 0xd8ccb6,
  edge: 0xf4ead6,
  wash: 0x2a261f,
  zenith: 0,
};
const CONCRETE = {
  dark: 0x42473c,
  base: 0x7c8470,
  light: 0xa8ae98,
  edge: 0xd4d8c4,
  wash: 0x191c15,
  zenith: 0,
};

type Drawing = (x: number, y: number) => Stain | null;

/** Coverage of a line at a distance from its centre. */
const line = (far: number, breadth: number) => smoothstep(breadth / 2 + 0.008, breadth / 2 - 0.004, far);

/** A street from above that connects to others on all sides, in every rotation. */
const street: Drawing = (x, y) => {
  const [across, along] = Math.abs(x) < Math.abs(y) ? [x, y] : [y, x];
  const pavement = Math.min(Math.abs(x), Math.abs(y)) > 0.27;
  if (pavement) return stain(PAVING.base, 0.9, PAVING.light);
  if (Math.min(Math.abs(x), Math.abs(y)) > 0.25) return stain(0xd8d0be, 0.9, 0xf0e8d4);
  const dash = Math.abs(along) > 0.2 && Math.abs(((Math.abs(along) * 10) % 1) - 0.5) < 0.28;
  return stain(0xf2e6b8, dash ? 0.85 * line(Math.abs(across), 0.03) : 0, 0xfff6d6);
};

/** A building plot: paving in squares, and the sign of a house. */
const plot: Drawing = (x, y) => {
  const roof = Math.abs(x) * 0.8 + y < 0.2 && y > 0.02;
  const wall = Math.abs(x) < 0.14 && y > -0.17 && y <= 0.03;
  const door = Math.abs(x) < 0.04 && y < -0.05;
  if ((roof || wall) && !door) return stain(0xc2452e, 0.95, 0xec7c58);
  const rim = Math.max(Math.abs(x), Math.abs(y));
  if (rim > 0.33 && rim < 0.36) return stain(0x8c5a34, 0.8, 0xb88254);
  const [i, j] = [Math.floor(x * 7), Math.floor(y * 7)];
  const joint = Math.min(...[x, y].map((at) => Math.abs(at * 7 - Math.round(at * 7)) / 7));
  if (joint < 0.006) return stain(PAVING.dark, 0.6);
  return stain(hash(i, j, 4) > 0.6 ? 0xc4b69c : 0xa89c88, 0.5);
};

/** A post of the guards: a pad with a striped edge and a sight. */
const post: Drawing = (x, y) => {
  const rim = Math.max(Math.abs(x), Math.abs(y));
  if (rim > 0.34) {
    const stripe = Math.floor((x + y) * 9 + 40) % 2 === 0;
    return stripe ? stain(0xf0b62c, 0.95, 0xffdc74) : stain(0x221f1c, 0.95, 0x3a3632);
  }
  const far = Math.hypot(x, y);
  const ring = line(Math.abs(far - 0.19), 0.045);
  const cross = far > 0.11 && far < 0.28 ? Math.max(line(Math.abs(x), 0.045), line(Math.abs(y), 0.045)) : 0;
  return stain(0xf6efdc, 0.95 * Math.max(ring, cross, line(far, 0.07)), 0xffffff);
};

const drawn = (coat: Coat): Coat => ({ ...coat, texels: 1.3, round: 0 });

/** The wall at the back of a niche, as a town seen from above. */
function wall(coat: Coat): (s: Sculpture) => void {
  return (s) => {
    const width = 1 - 2 * RIM;
    s.coat('wall', drawn(coat));
    s.set('wall', 'root', panel({ outline: rectangle(0, -width / 2, width, width), at: [0, 0, BACK] }));
  };
}

const onWall =
  (drawing: Drawing) =>
  ({ at: [x, y] }: { readonly at: readonly [number, number, number] }) =>
    drawing(x, y);

export const streetWall = wall(stone(ASPHALT, onWall(street)));
export const plotWall = wall(stone(PAVING, onWall(plot)));
export const postWall = wall(stone(CONCRETE, onWall(post)));
