import { noise } from '../kit/noise';
import { type Stain, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { smoothstep } from '../kit/vector';
import { block, rod } from './things';

const band = (x: number, at: number, half: number): number =>
  smoothstep(half + 0.012, half - 0.012, Math.abs(x - at));
const dashes = (z: number, per: number): number => ((z * per + 40) % 1 < 0.55 ? 1 : 0);

/** The ground of a zone. */
export interface Soil {
  readonly base: number;
  /** Paint on it. */
  readonly paint: (x: number, z: number, cloud: number) => Stain | null;
  readonly things?: (s: Sculpture) => void;
  /** Sides that join other land, overgrown with grass. */
  readonly verge?: readonly (-1 | 1)[];
}

const BOTH = [-1, 1] as const;
const tufts = (cloud: number): Stain => stain(0x8aa84c, cloud > 0.12 ? 0.8 : 0, 0xc0d478);
const joints = (x: number, z: number, per: number): number =>
  Math.max(
    smoothstep(0.03, 0.012, Math.abs(((x * per + 40) % 1) - 0.5) / 1),
    smoothstep(0.03, 0.012, Math.abs(((z * per + 40) % 1) - 0.5)),
  );

/** The land zones in order, starting at the sea. */
export const SOILS: Readonly<Record<string, Soil>> = {
  beach: {
    base: 0xe6cc92,
    verge: [1],
    paint: (x, z, cloud) => {
      const shore = x + 0.55 + 0.07 * Math.sin(z * 4) + 0.05 * noise(0, z * 5, 2);
      if (shore < -0.06) return stain(0x3aa6b8, 1, 0x8ae0dc);
      if (Math.abs(shore + 0.03) < 0.045) return stain(0xfffdf4, 1);
      if (shore < 0.16) return stain(0xc2a26a, 0.8, 0xdcc08a);
      return stain(0xf6e4b4, cloud > 0.2 ? 0.6 : 0);
    },
    things: (s) => {
      for (const [x, z, coat] of [
        [0.05, -0.62, 'red'],
        [0.48, -0.36, 'blue'],
      ] as const) {
        rod(s, 'white', [x, 0, z], [x + 0.04, 0.34, z], 0.014);
        s.lathe(coat, 'root', {
          at: [x + 0.04, 0.3, z],
          turn: [0, 0, -8],
          profile: [
            [0.22, 0],
            [0.14, 0.08],
            [0, 0.12],
          ],
          sides: 10,
        });
        block(s, 'white', [x + 0.16, 0.005, z + 0.12], [0.12, 0.02, 0.3], [0, 16, 0]);
      }
      for (const [x, z, lean] of [
        [0.34, -0.96, 0.14],
        [-0.02, -1.02, -0.14],
      ] as const) {
        s.horn(
          'wood',
          'root',
          [
            [x, -0.02, z, 0.05],
            [x + lean * 0.4, 0.3, z, 0.036],
            [x + lean, 0.62, z, 0.034],
            [x + lean, 0.66, z, 0.002],
          ],
          6,
          5,
        );
        for (const a of [0, 60, 125, 185, 240, 305]) {
          const [c, d] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
          s.horn(
            'green',
            'root',
            [
              [x + lean, 0.62, z, 0.03],
              [x + lean + c * 0.14, 0.7, z + d * 0.14, 0.06],
              [x + lean + c * 0.28, 0.58, z + d * 0.28, 0.002],
            ],
            5,
            4,
            0.35,
          );
        }
      }
    },
  },
  lines: {
    base: 0x7c9c48,
    verge: BOTH,
    paint: (x, z, cloud) => {
      const road = Math.abs(x - 0.12 * Math.sin(z * 2.2)) < 0.22 && z > -0.1;
      if (road) {
        const middle = Math.abs(x - 0.12 * Math.sin(z * 2.2)) < 0.016;
        return middle && dashes(z, 3.5) > 0 ? stain(0xf4e2b0, 0.9) : stain(0x5c5a60, 0.95, 0x8a878c);
      }
      return cloud > 0.15 ? stain(0x5e8238, 0.8, 0x9cbc62) : stain(0xa8b860, cloud < -0.2 ? 0.7 : 0);
    },
  },
  motorpool: {
    base: 0xa29a8e,
    verge: BOTH,
    paint: (x, z, cloud) => {
      if (z > 0.3 && z < 1 && Math.max(...[-0.5, -0.17, 0.17, 0.5].map((at) => band(x, at, 0.018))) > 0.5)
        return stain(0xf2c02c, 0.9);
      if (cloud > 0.34) return stain(0x3c3834, 0.6);
      return stain(0x6c665e, joints(x, z, 2.5) * 0.8);
    },
  },
  metro: {
    base: 0x82786c,
    verge: BOTH,
    paint: (x, z, cloud) => {
      for (const at of [0.14, 0.86]) {
        if (Math.min(Math.abs(z - at - 0.09), Math.abs(z - at + 0.09)) < 0.018) return stain(0xdce4ea, 1);
        if (Math.abs(z - at) < 0.17)
          return (x * 9 + 40) % 1 < 0.42 ? stain(0x6a4426, 1, 0xa87c50) : stain(0x5c554c, 0.8);
      }
      if (z > 0.4 && z < 0.62) return stain(0xc4beb2, 0.8);
      return tufts(cloud);
    },
  },
  airstrip: {
    base: 0x5a5a62,
    verge: BOTH,
    paint: (x, z) => {
      if (z > 0.06 && z < 1.06) {
        if (Math.abs(z - 0.56) < 0.022 && dashes(x, 3.2) > 0) return stain(0xf6f0e0, 0.95);
        if (Math.min(Math.abs(z - 0.1), Math.abs(z - 1.02)) < 0.016) return stain(0xf6f0e0, 0.9);
        if (x < -0.5 && x > -0.68 && Math.floor((z + 2) * 12) % 2 === 0) return stain(0xf6f0e0, 0.9);
        return null;
      }
      return stain(0x86a04e, 0.9, 0xb4cc74);
    },
    things: (s) => {
      for (const x of [-0.6, -0.2, 0.2, 0.6])
        for (const z of [0.03, 1.09]) block(s, 'window', [x, 0, z], [0.035, 0.03, 0.035]);
    },
  },
  hq: {
    base: 0xd2c4a8,
    verge: BOTH,
    paint: (x, z) => {
      const far = Math.hypot(x, z - 0.55);
      if (far < 0.1) return stain(0xf2b82c, 0.9);
      if (far < 0.36 && Math.floor((Math.atan2(x, z - 0.55) / 6.2832) * 16 + 16) % 2 === 0)
        return stain(0x3a6cb0, 0.85, 0x7aa8e0);
      if (Math.abs(far - 0.4) < 0.03) return stain(0xa0583c, 0.9);
      if (Math.abs(x) > 0.66 && z > 0) return stain(0x7ca04c, 0.9, 0xb4d07c);
      return stain(0xa89a80, joints(x, z, 5) * 0.7);
    },
  },
  lab: {
    base: 0x86b058,
    verge: BOTH,
    paint: (x, z, cloud) => {
      const far = Math.hypot(x, z - 0.6);
      if (
        Math.abs(far - 0.44) < 0.075 ||
        (Math.abs(x) < 0.09 && z < 0.2) ||
        (Math.abs(z - 0.6) < 0.07 && Math.abs(x) > 0.44)
      )
        return stain(0xd8d4cc, 0.95);
      if (z < -0.1) return stain(0xb8bcc0, 0.9 - 0.4 * joints(x, z, 4));
      return cloud > 0.16 ? stain(0x6a9644, 0.8) : null;
    },
  },
  reactor: {
    base: 0x8c867e,
    verge: [-1],
    paint: (x, z, cloud) => {
      const edge = Math.max(Math.abs(x) - 0.62, Math.abs(z - 0.56) - 0.5);
      if (Math.abs(edge) < 0.04)
        return Math.floor((x + z + 9) * 12) % 2 ? stain(0xf4bc1e, 0.95) : stain(0x24222a, 0.95);
      const [dx, dz] = [x, z - 0.56];
      const far = Math.hypot(dx, dz);
      const turn = (Math.atan2(dx, dz) / 6.2832) * 3 + 3;
      if (far < 0.34 && (far < 0.06 || (far > 0.1 && Math.abs(turn - Math.round(turn)) < 0.25)))
        return stain(0xf4bc1e, 0.8);
      if (cloud > 0.3) return stain(0x4c7a2c, 0.6, 0x9ae04c);
      return stain(0x5a554e, joints(x, z, 2.5) * 0.8);
    },
  },
};
