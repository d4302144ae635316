import { box } from '../kit/masonry';
import { miniature, type Painter } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { bar, pipe, slab } from '../kit/solids';
import type { Vec3 } from '../kit/vector';
import { armyCoats, camouflage, GLASS, GREENS, insignia } from './coats';

/** Height of the cabin's centre above the foot of the stand. */
const FLIGHT = 0.222;
const ROTOR = 0.3;

/** The cabin: glass in front between green frames, camouflage behind. Uses coordinates before placement. */
function cabinPaint(): Painter {
  const metal = camouflage(GREENS.moss, 0x7a7a3a, 0xb4b470);
  const frame = miniature({ ...GREENS.moss, base: 0x33603c, rough: 0.5 });
  const tail = miniature({ ...GREENS.moss, base: 0xe8742a, light: 0xffac6c, dark: 0x8a3c10, rough: 0.5 });
  return (spot) => {
    // The lathe turns around its own y axis, which points forward; its −z is up.
    const [x, ahead, down] = spot.local;
    const up = -down;
    if (ahead < -0.19 && ahead > -0.222) return tail(spot);
    if (ahead < 0.052 || up < -0.026) return metal(spot);
    const onFrame = Math.abs(x) < 0.006 || up < -0.017 || ahead < 0.062 || Math.abs(ahead - 0.116) < 0.005;
    return onFrame ? frame(spot) : GLASS(spot);
  };
}

export function helicopterCoats(s: Sculpture): void {
  armyCoats(s);
  s.coat('cabin', { paint: cabinPaint(), texels: 1.2 });
  s.coat('green', { paint: miniature({ ...GREENS.moss, rough: 0.55 }) });
  s.coat('blade', {
    paint: miniature({
      dark: 0x24282c,
      base: 0x666f76,
      light: 0xacb6be,
      edge: 0xdce4ea,
      wash: 0x0c0e10,
      rough: 0.5,
      // Bright rotor tips, as on the real thing.
      pattern: ({ local: [x] }) => ({
        base: [0.96, 0.76, 0.16],
        light: [1, 0.92, 0.56],
        amount: x > ROTOR - 0.05 ? 1 : 0,
      }),
    }),
  });
  s.coat('pods', {
    paint: miniature({
      ...GREENS.moss,
      base: 0x5f6a34,
      light: 0x9aa45c,
      pattern: ({ local: [x, ahead, z] }) => {
        const turn = (Math.atan2(x, z) / (2 * Math.PI)) * 5 + 5;
        const r = Math.hypot(x, z);
        const off = Math.abs(turn - Math.round(turn)) * ((2 * Math.PI) / 5) * 0.017;
        const hole = ahead > 0.0545 && (r < 0.006 || Math.hypot(off, r - 0.017) < 0.0058);
        return hole ? { base: [0.86, 0.22, 0.13], light: [0.98, 0.5, 0.36], amount: 1 } : null;
      },
    }),
    texels: 1.3,
  });
}

/** A wire on a round foot that holds it in the air. */
function flightStand(s: Sculpture): void {
  s.lathe('rubber', 'root', {
    profile: [
      [0.118, 0],
      [0.12, 0.008],
      [0.104, 0.022],
      [0, 0.022],
    ],
    sides: 18,
    smooth: 0.8,
  });
  s.set(
    'steel',
    'root',
    pipe(
      [
        [0, 0.016, 0, 0.0085],
        [0, 0.08, -0.016, 0.0075],
        [0, FLIGHT - 0.06, 0.024, 0.0065],
      ],
      5,
      4,
    ),
  );
}

/** The rotor blades. @param droop of each blade, degrees @param share remaining fraction of their length */
export function blades(s: Sculpture, at: Vec3, droop: readonly number[], share = 1): void {
  for (const [i, angle] of droop.entries()) {
    s.within(at, [0, 45 + i * 90, 0], () =>
      s.within([0, 0, 0], [0, 0, angle], () =>
        s.repeat(`blade ${share}`, () =>
          s.within([0, 0, 0], [-90, 0, 0], () =>
            s.set(
              'blade',
              'root',
              slab({
                outline: [
                  [0.02, -0.01],
                  [0.06, -0.0165],
                  [ROTOR * share, -0.0165],
                  [ROTOR * share, 0.0165],
                  [0.06, 0.0165],
                  [0.02, 0.01],
                ],
                depth: 0.009,
              }),
            ),
          ),
        ),
      ),
    );
  }
}

function cabin(s: Sculpture): void {
  s.lathe('cabin', 'root', {
    turn: [90, 0, 0],
    profile: [
      [0, -0.262],
      [0.022, -0.258],
      [0.03, -0.1],
      [0.068, -0.052],
      [0.087, 0.012],
      [0.085, 0.07],
      [0.066, 0.128],
      [0.036, 0.162],
      [0, 0.172],
    ],
    sides: 14,
    smooth: 0.4,
  });
  s.set(
    'green',
    'root',
    box({ at: [0, 0.086, -0.012], size: [0.084, 0.054, 0.15], taper: [0.66, 0.7], skip: ['-y'] }),
  );
  for (const side of [1, -1]) {
    s.set(
      'steel',
      'root',
      bar({
        from: [side * 0.03, 0.09, -0.06],
        to: [side * 0.045, 0.1, -0.108],
        radius: 0.017,
        sides: 6,
        caps: 'far',
      }),
    );
    s.set('green', 'root', box({ at: [side * 0.1, -0.012, -0.005], size: [0.07, 0.012, 0.054] }));
    s.within([side * 0.138, -0.022, 0.0], [90, 0, 0], () =>
      s.repeat('pod', () =>
        s.lathe('pods', 'root', {
          profile: [
            [0.016, -0.062],
            [0.028, -0.045],
            [0.028, 0.055],
            [0, 0.055],
          ],
          sides: 8,
          smooth: 0.7,
        }),
      ),
    );
    insignia(s, [side * 0.084, 0.006, -0.002], [side, 0, 0], [0, 1, 0], 0.042, ['cabin']);
  }
  s.set(
    'steel',
    'root',
    bar({ from: [0, -0.062, 0.1], to: [0, -0.068, 0.2], radius: 0.011, sides: 5, caps: 'far' }),
  );
  s.lathe('lamp', 'root', {
    at: [0, -0.036, 0.14],
    turn: [112, 0, 0],
    profile: [
      [0.02, -0.01],
      [0.02, 0.008],
      [0, 0.016],
    ],
    sides: 8,
    smooth: 0.5,
  });
}

function tail(s: Sculpture): void {
  s.within([0, 0, 0], [0, -90, 0], () =>
    s.set(
      'green',
      'root',
      slab({
        outline: [
          [-0.262, -0.03],
          [-0.222, -0.01],
          [-0.2, 0.012],
          [-0.252, 0.098],
          [-0.272, 0.098],
          [-0.262, 0.02],
        ],
        depth: 0.014,
      }),
    ),
  );
  s.set('green', 'root', box({ at: [0, 0.008, -0.2], size: [0.13, 0.009, 0.044] }));
  s.lathe('steel', 'root', {
    at: [0.007, 0.066, -0.25],
    turn: [0, 0, -90],
    profile: [
      [0.011, 0],
      [0.011, 0.014],
      [0, 0.016],
    ],
    sides: 6,
  });
  for (const roll of [20, 110]) {
    s.set(
      'blade',
      'root',
      box({ at: [0.019, 0.066, -0.25], size: [0.004, 0.124, 0.015], turn: [roll, 0, 0] }),
    );
  }
}

function skids(s: Sculpture): void {
  for (const side of [1, -1]) {
    const x = side * 0.078;
    s.set(
      'steel',
      'root',
      pipe(
        [
          [x, -0.118, -0.11, 0.008],
          [x, -0.12, 0.08, 0.008],
          [x, -0.104, 0.13, 0.006],
        ],
        4,
        5,
      ),
    );
    for (const z of [-0.05, 0.06]) {
      s.set(
        'steel',
        'root',
        bar({ from: [side * 0.05, -0.06, z], to: [x, -0.118, z], radius: 0.008, sides: 3 }),
      );
    }
  }
}

function mast(s: Sculpture): void {
  s.lathe('steel', 'root', {
    at: [0, 0.11, -0.01],
    profile: [
      [0.02, 0],
      [0.014, 0.026],
      [0.03, 0.03],
      [0.03, 0.046],
      [0, 0.054],
    ],
    sides: 8,
    smooth: 0.6,
  });
}

/** The parts that can be flattened. */
export function crushableHelicopter(s: Sculpture): void {
  s.within([0, 0.13, 0.07], [0, 0, 0], () => {
    cabin(s);
    tail(s);
    skids(s);
    mast(s);
  });
}

/** A stout helicopter that leans into its flight, on a wire. */
export function helicopter(s: Sculpture): void {
  helicopterCoats(s);
  flightStand(s);
  s.within([0, FLIGHT, 0.03], [6, 0, 0], () => {
    cabin(s);
    tail(s);
    skids(s);
    mast(s);
    blades(s, [0, 0.145, -0.01], [-3, -3, -3, -3]);
  });
}
