import { armyCoats, camouflage, GREENS } from '../army/coats';
import { box } from '../kit/masonry';
import { miniature } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { bar } from '../kit/solids';

function laserCoats(s: Sculpture): void {
  armyCoats(s);
  s.coat('body', { paint: camouflage(GREENS.moss, 0x2c5f6a, 0x62a0a4), round: 0.006 });
  s.coat('beam', {
    paint: miniature({
      dark: 0x1894b8,
      base: 0x5ce6ff,
      light: 0xdcfcff,
      rough: 0.2,
      washing: 0.1,
      glow: () => [0.2, 0.85, 1],
    }),
  });
}

/** The turntable of a laser. */
function foot(s: Sculpture): void {
  s.lathe('steel', 'root', {
    profile: [
      [0.27, 0],
      [0.27, 0.05],
      [0.21, 0.08],
      [0.15, 0.14],
      [0, 0.14],
    ],
    sides: 10,
    smooth: 0.3,
  });
  for (const side of [-1, 1])
    s.set(
      'body',
      'root',
      box({ at: [side * 0.13, 0.26, -0.02], size: [0.05, 0.28, 0.16], taper: [1, 0.6], skip: ['-y'] }),
    );
}

/** The gun, pointing along +z from its centre: a drum with a dish and a glowing lens. */
function gun(s: Sculpture): void {
  s.lathe('body', 'root', {
    turn: [90, 0, 0],
    profile: [
      [0, -0.2],
      [0.09, -0.2],
      [0.11, -0.16],
      [0.11, 0.06],
      [0.07, 0.1],
    ],
    sides: 10,
    smooth: 0.4,
  });
  s.lathe('cream', 'root', {
    turn: [90, 0, 0],
    profile: [
      [0.07, 0.1],
      [0.17, 0.16],
      [0.21, 0.23],
      [0.19, 0.235],
      [0.06, 0.15],
    ],
    sides: 14,
    smooth: 0.5,
  });
  s.lathe('beam', 'root', {
    turn: [90, 0, 0],
    profile: [
      [0.04, 0.14],
      [0.04, 0.28],
      [0, 0.32],
    ],
    sides: 8,
    smooth: 0.4,
  });
  for (const z of [-0.11, -0.04, 0.03]) {
    s.lathe('beam', 'root', {
      at: [0, 0, z],
      turn: [90, 0, 0],
      profile: [
        [0.112, -0.012],
        [0.118, 0],
        [0.112, 0.012],
      ],
      sides: 10,
    });
  }
}

/** A laser of the guards: a dish on a turntable that looks up a little. */
export function laser(s: Sculpture): void {
  laserCoats(s);
  foot(s);
  s.within([0, 0.4, 0], [-18, 0, 0], () => gun(s));
}

/** A crushed laser: the dish lies beside its foot. */
export function crushedLaser(s: Sculpture): void {
  laserCoats(s);
  s.within([0, -0.03, 0], [6, 0, -5], () => foot(s));
  s.within([0.14, 0.14, 0.14], [38, 50, 20], () => gun(s));
  for (const [x, z, turn] of [
    [-0.22, 0.16, 20],
    [-0.1, 0.26, 70],
    [0.26, -0.12, 130],
  ] as const)
    s.set('steel', 'root', box({ at: [x, 0.02, z], size: [0.1, 0.03, 0.05], turn: [8, turn, 12] }));
  s.set('steel', 'root', bar({ from: [-0.08, 0.1, 0], to: [-0.18, 0.3, -0.04], radius: 0.012 }));
}
