import { box } from '../kit/masonry';
import { dice } from '../kit/noise';
import type { Sculpture } from '../kit/sculpture';
import { bar } from '../kit/solids';
import type { Vec3 } from '../kit/vector';

/** Boxes narrower than this share their baked texture with others of the same coat. */
const SMALL = 0.19;

/** A box standing on a point. @param size width, height, depth */
export function block(
  s: Sculpture,
  coat: string,
  at: Vec3,
  size: Vec3,
  turn: Vec3 = [0, 0, 0],
  taper: readonly [number, number] = [1, 1],
): void {
  const piece = box({ at: [0, size[1] / 2, 0], size, taper });
  const put = () => s.set(coat, 'root', piece);
  s.within(at, turn, () => (coat === 'window' || size[0] < SMALL ? s.repeat(`small ${coat}`, put) : put()));
}

/** A cylinder standing on a point. */
export function drum(
  s: Sculpture,
  coat: string,
  at: Vec3,
  radius: number,
  height: number,
  top = radius,
  sides = 14,
  turn: Vec3 = [0, 0, 0],
): void {
  s.lathe(coat, 'root', {
    at,
    turn,
    profile: [
      [radius, 0],
      [top, height],
      [0.0001, height],
    ],
    sides,
    smooth: 0.6,
  });
}

export function rod(s: Sculpture, coat: string, from: Vec3, to: Vec3, radius: number, tip = radius): void {
  s.repeat(`rod ${coat}`, () => s.set(coat, 'root', bar({ from, to, radius, tip, sides: 4, caps: 'both' })));
}

/** Flames on a point. */
export function fire(s: Sculpture, at: Vec3, size: number): void {
  for (const [x, z, high, lean, coat] of [
    [0, 0, 1, 0.1, 'fire'],
    [0.35, 0.1, 0.62, 0.3, 'fire'],
    [-0.36, 0.05, 0.7, -0.25, 'fire'],
    [0.02, 0.3, 0.6, 0.05, 'flare'],
    [-0.16, 0.32, 0.38, -0.1, 'flare'],
  ] as const) {
    const [fx, fz] = [at[0] + x * size, at[2] + z * size];
    s.repeat(`flame ${coat}`, () =>
      s.horn(
        coat,
        'root',
        [
          [fx, at[1] - 0.02, fz, size * 0.16],
          [fx + lean * size * 0.2, at[1] + high * size * 0.4, fz, size * 0.24],
          [fx - lean * size * 0.3, at[1] + high * size, fz, size * 0.1],
          [fx + lean * size, at[1] + high * size * 1.5, fz, 0.002],
        ],
        6,
        4,
      ),
    );
  }
}

/** Dark smoke that leans over. */
export function smoke(s: Sculpture, at: Vec3, size: number): void {
  for (const [x, y, r] of [
    [0, 0, 0.5],
    [0.2, 0.7, 0.62],
    [0.62, 1.35, 0.72],
  ] as const)
    s.add('charred', 'root', 0.05).ball(
      [at[0] + x * size, at[1] + y * size, at[2] - 0.2 * y * size],
      r * size,
    );
}

/** A heap of blocks. @param reach half its width and depth */
export function rubble(
  s: Sculpture,
  seed: number,
  at: Vec3,
  reach: readonly [number, number],
  count: number,
  coats: readonly string[],
  size = 0.14,
): void {
  const roll = dice(seed);
  for (let i = 0; i < count; i++) {
    const [u, v] = [roll() * 2 - 1, roll() * 2 - 1];
    const near = 1 - Math.max(Math.abs(u), Math.abs(v));
    const big = size * (0.4 + 0.7 * roll());
    const coat = coats[i % coats.length]!;
    s.repeat(`rubble ${coat}`, () =>
      s.set(
        coat,
        'root',
        box({
          at: [at[0] + u * reach[0], at[1] + big * 0.22 + near * size * 0.9 * roll(), at[2] + v * reach[1]],
          size: [big * 1.3, big * (0.4 + 0.5 * roll()), big],
          turn: [roll() * 60 - 30, roll() * 360, roll() * 60 - 30],
        }),
      ),
    );
  }
}

/** A wheeled truck whose bonnet looks along +z. */
export function lorry(s: Sculpture, at: Vec3, turn: Vec3, coat: string): void {
  s.within(at, turn, () => {
    block(s, coat, [0, 0.06, -0.05], [0.17, 0.16, 0.24]);
    block(s, 'white', [0, 0.06, 0.13], [0.16, 0.12, 0.1], [0, 0, 0], [0.95, 0.7]);
    block(s, 'dark', [0, 0.12, 0.165], [0.13, 0.045, 0.02]);
    block(s, 'dark', [0, 0.035, 0.02], [0.15, 0.03, 0.36]);
    for (const x of [-0.08, 0.08])
      for (const z of [-0.1, 0.12]) rod(s, 'dark', [x - 0.02, 0.04, z], [x + 0.02, 0.04, z], 0.05);
  });
}
