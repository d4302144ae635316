import { box } from '../kit/masonry';
import { miniature, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { bar, pipe, slab } from '../kit/solids';
import { armyCoats, camouflage, GREENS, insignia } from './coats';
import { figure } from './figure';

const TRACK = { radius: 0.068, half: 0.165, across: 0.137, width: 0.086, links: 36, tooth: 0.0065 };

/** The outline of a track seen from the side: a belt around two wheels, every second corner a cleat. */
function trackOutline(): readonly (readonly [number, number])[] {
  const { radius, half, links, tooth } = TRACK;
  const straight = 2 * half;
  const round = Math.PI * radius;
  const whole = 2 * (straight + round);
  return Array.from({ length: links }, (_, i): readonly [number, number] => {
    const r = radius + (i % 2 === 0 ? 0 : -2 * tooth);
    let at = (i / links) * whole;
    if (at < straight) return [half - at, radius + r];
    at -= straight;
    if (at < round) return [-half - r * Math.sin(at / radius), radius + r * Math.cos(at / radius)];
    at -= round;
    if (at < straight) return [-half + at, radius - r];
    at -= straight;
    return [half + r * Math.sin(at / radius), radius - r * Math.cos(at / radius)];
  });
}

export function tankCoats(s: Sculpture): void {
  armyCoats(s);
  s.coat('armour', { paint: camouflage(GREENS.olive, 0x5a4a28, 0x94804e), round: 0.006 });
  s.coat('plate', { paint: miniature({ ...GREENS.olive, rough: 0.6 }), round: 0.005 });
  s.coat('track', {
    paint: miniature({
      dark: 0x1a1714,
      base: 0x3d3731,
      light: 0x786c5e,
      edge: 0xc8bca8,
      wash: 0x0c0a08,
      rough: 0.75,
      pattern: ({ at: [, y] }) => stain(0x7a6448, y < 0.03 ? 0.5 : 0, 0xa8906c),
    }),
    round: 0.003,
  });
  s.coat('engine', {
    paint: miniature({
      ...GREENS.olive,
      pattern: ({ local: [, , z] }) => stain(0x14160c, (z * 7 + 7) % 1 < 0.45 ? 0.95 : 0, 0x2c3020),
    }),
  });
}

/** Tracks with their wheels, under fenders. @param side 1 for +x */
function track(s: Sculpture, side: 1 | -1): void {
  const { across, width, radius, half } = TRACK;
  s.within([side * across, 0, 0], [0, side * 90, 0], () =>
    s.repeat('track', () => {
      s.set('track', 'root', slab({ outline: trackOutline(), depth: width, back: false }));
      for (let i = 0; i < 4; i++) {
        const end = i === 0 || i === 3;
        const r = end ? radius * 0.74 : radius * 0.7;
        s.lathe('plate', 'root', {
          at: [-half + (i * 2 * half) / 3, radius - (end ? 0 : 0.006), width / 2 - 0.004],
          turn: [90, 0, 0],
          profile: [
            [r, 0],
            [r * 0.86, 0.017],
            [r * 0.46, 0.009],
            [0, 0.019],
          ],
          sides: 8,
          smooth: 0.2,
        });
      }
    }),
  );
}

function hull(s: Sculpture): void {
  s.within([0, 0, 0], [0, -90, 0], () =>
    s.set(
      'armour',
      'root',
      slab({
        outline: [
          [-0.205, 0.05],
          [0.15, 0.05],
          [0.218, 0.1],
          [0.226, 0.122],
          [0.135, 0.176],
          [-0.19, 0.176],
          [-0.222, 0.12],
        ],
        depth: 0.2,
      }),
    ),
  );
  for (const side of [1, -1] as const) {
    s.set(
      'armour',
      'root',
      box({ at: [side * 0.134, 0.15, -0.022], size: [0.08, 0.014, 0.31], skip: ['-y'] }),
    );
    s.lathe('lamp', 'root', {
      at: [side * 0.072, 0.152, 0.196],
      turn: [82, 0, 0],
      profile: [
        [0.024, -0.02],
        [0.026, 0.012],
        [0.016, 0.018],
        [0, 0.02],
      ],
      sides: 9,
      smooth: 0.5,
    });
    s.set(
      'steel',
      'root',
      bar({
        from: [side * 0.105, 0.11, -0.18],
        to: [side * 0.105, 0.14, -0.24],
        radius: 0.02,
        sides: 6,
        caps: 'far',
      }),
    );
  }
  s.set('engine', 'root', box({ at: [0, 0.18, -0.146], size: [0.15, 0.012, 0.09], skip: ['-y'] }));
  s.set('leather', 'root', box({ at: [0.136, 0.174, -0.11], size: [0.056, 0.036, 0.09], skip: ['-y'] }));
  s.set('plate', 'root', box({ at: [-0.136, 0.172, -0.09], size: [0.05, 0.032, 0.13], skip: ['-y'] }));
}

/** The turret without its gun. Its centre is the local origin, y = 0 is the hull. */
function turret(s: Sculpture): void {
  s.lathe('rubber', 'root', {
    profile: [
      [0.1, -0.002],
      [0.1, 0.012],
    ],
    sides: 12,
  });
  s.within([0, 0.054, -0.012], [-90, 0, 0], () =>
    s.set(
      'armour',
      'root',
      slab({
        outline: [
          [0.066, -0.118],
          [0.112, -0.055],
          [0.116, 0.05],
          [0.074, 0.118],
          [-0.074, 0.118],
          [-0.116, 0.05],
          [-0.112, -0.055],
          [-0.066, -0.118],
        ],
        depth: 0.09,
        bevel: 0.03,
        backBevel: 0.022,
        taper: 0.94,
      }),
    ),
  );
  s.set('plate', 'root', box({ at: [0, 0.052, -0.146], size: [0.15, 0.05, 0.04] }));
  s.lathe('plate', 'root', {
    at: [-0.04, 0.094, -0.05],
    profile: [
      [0.044, 0],
      [0.044, 0.02],
      [0.034, 0.028],
      [0, 0.028],
    ],
    sides: 10,
    smooth: 0.8,
  });
}

function gun(s: Sculpture): void {
  s.within([0, 0.052, 0.09], [-17, 0, 0], () => {
    s.set('plate', 'root', box({ at: [0, 0, 0.005], size: [0.104, 0.064, 0.056] }));
    s.lathe('plate', 'root', {
      turn: [90, 0, 0],
      profile: [
        [0.03, 0.03],
        [0.024, 0.052],
        [0.02, 0.056],
        [0.0185, 0.128],
        [0.03, 0.13],
        [0.031, 0.17],
        [0.026, 0.176],
        [0.016, 0.176],
        [0.012, 0.15],
      ],
      sides: 9,
      smooth: 0.75,
    });
  });
}

/** The parts that can be flattened. */
export function crushableTank(s: Sculpture): void {
  hull(s);
  for (const side of [1, -1] as const) track(s, side);
  s.within([0, 0.172, -0.02], [0, 10, 0], () => turret(s));
}

/** A stubby tank, its gun raised at something much too big for it, its commander in the hatch. */
export function tank(s: Sculpture): void {
  tankCoats(s);
  crushableTank(s);
  for (const side of [1, -1] as const)
    insignia(s, [side * 0.118, 0.226, -0.03], [side, 0, 0], [0, 1, 0], 0.036, ['armour']);
  s.within([0, 0.172, -0.02], [0, 10, 0], () => {
    gun(s);
    insignia(s, [0.056, 0.1, -0.01], [0, 1, 0], [0, 0, 1], 0.042, ['armour']);
    s.within([-0.04, 0.093, -0.05], [0, -12, 0], () => figure(s));
    s.set(
      'steel',
      'root',
      bar({ from: [0.07, 0.09, -0.12], to: [0.082, 0.176, -0.15], radius: 0.0045, tip: 0.0025, sides: 3 }),
    );
  });
}

/** The bent gun of a flattened tank. */
export function bentGun(s: Sculpture): void {
  s.set(
    'plate',
    'root',
    pipe(
      [
        [0, 0.022, 0.05, 0.02],
        [0.004, 0.024, 0.13, 0.02],
        [0.02, 0.034, 0.2, 0.018],
        [0.034, 0.07, 0.226, 0.017],
      ],
      7,
      7,
    ),
  );
  s.lathe('plate', 'root', {
    at: [0.036, 0.066, 0.226],
    turn: [4, 0, -8],
    profile: [
      [0.028, 0],
      [0.03, 0.03],
      [0.016, 0.032],
      [0.012, 0.018],
    ],
    sides: 7,
    smooth: 0.75,
  });
}
