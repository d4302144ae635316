import { plain } from '../city/coats';
import { box } from '../kit/masonry';
import { miniature, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { bar, pipe } from '../kit/solids';

const TANKS = [
  { x: -0.17, z: -0.05, radius: 0.17, height: 0.46 },
  { x: 0.19, z: -0.09, radius: 0.145, height: 0.6 },
] as const;

function depotCoats(s: Sculpture): void {
  s.coat('tank', {
    paint: miniature({
      dark: 0x98907e,
      base: 0xeae2ce,
      light: 0xfffaec,
      edge: 0xffffff,
      wash: 0x3a3226,
      rough: 0.35,
      pattern: ({ local: [, y] }) => stain(0xe0451f, y > 0.17 && y < 0.29 ? 1 : 0, 0xff8a5a),
    }),
  });
  s.coat('flame', {
    paint: miniature({
      dark: 0x8a1a08,
      base: 0xffb020,
      light: 0xffe28a,
      rough: 0.4,
      // A drop with a point.
      pattern: ({ local: [x, y] }) => {
        const wide = 0.3 * Math.sqrt(Math.max(0, 0.38 - y)) * Math.max(0, y + 0.42) ** 0.4;
        return stain(0x9a1206, Math.abs(x) < wide * 0.9 ? 0 : 1, 0xc22a10);
      },
      glow: ({ local: [x, y] }) => (Math.hypot(x, y + 0.1) < 0.2 ? [0.5, 0.28, 0.04] : null),
    }),
    texels: 1.2,
  });
  s.coat('plinth', {
    paint: miniature({
      dark: 0x2a2622,
      base: 0xf0b62c,
      light: 0xffdc74,
      edge: 0xfff0b8,
      wash: 0x1a1408,
      rough: 0.7,
      pattern: ({ at: [x, , z] }) => stain(0x25221f, Math.floor((x + z) * 11 + 40) % 2 ? 1 : 0, 0x3c3834),
    }),
  });
  s.coat('iron', plain(0x5a626a, { rough: 0.4, edge: 0xc8d0d6 }));
  s.coat('red', plain(0xc83a22));
  s.coat('lamp', {
    paint: miniature({ dark: 0xd8431a, base: 0xff8a3c, light: 0xffc890, glow: () => [0.9, 0.35, 0.08] }),
  });
}

/** A fuel depot: two tanks with red bands and a flame on the sign, on a striped plinth. */
export function depot(s: Sculpture): void {
  depotCoats(s);
  s.set('plinth', 'root', box({ at: [0, 0.03, 0], size: [0.76, 0.06, 0.56], skip: ['-y'] }));
  for (const { x, z, radius, height } of TANKS) {
    s.lathe('tank', 'root', {
      at: [x, 0.06, z],
      profile: [
        [radius, 0],
        [radius, height - 0.05],
        [radius * 0.93, height],
        [radius * 0.55, height + 0.035],
        [0, height + 0.045],
      ],
      sides: 14,
      smooth: 0.6,
    });
    s.lathe('red', 'root', {
      at: [x, 0.1 + height, z],
      profile: [
        [0.03, -0.02],
        [0.03, 0.03],
        [0, 0.035],
      ],
      sides: 7,
    });
    for (const rung of [0.1, 0.2, 0.3, 0.4])
      s.set(
        'iron',
        'root',
        bar({ from: [x - 0.03, rung, z + radius], to: [x + 0.03, rung, z + radius], radius: 0.006 }),
      );
  }
  s.set(
    'iron',
    'root',
    pipe(
      [
        [-0.17, 0.4, 0.12, 0.02],
        [-0.1, 0.16, 0.2, 0.02],
        [0.1, 0.16, 0.2, 0.02],
        [0.19, 0.3, 0.06, 0.02],
      ],
      5,
      8,
    ),
  );
  s.set('iron', 'root', bar({ from: [0.02, 0.06, 0.24], to: [0.02, 0.2, 0.24], radius: 0.012 }));
  s.set('flame', 'root', box({ at: [0.02, 0.27, 0.245], size: [0.22, 0.22, 0.02], skip: ['-z'] }));
  for (const x of [-0.34, 0.34])
    s.set('lamp', 'root', box({ at: [x, 0.085, 0.24], size: [0.035, 0.05, 0.035], skip: ['-y'] }));
}
