import type { Sculpture } from '../kit/sculpture';
import { add, normalize, scale, sub, type Vec3 } from '../kit/vector';

export function belly(s: Sculpture): void {
  s.add('under', 'hips', 0.05).egg([0, 0.42, -0.01], [0.185, 0.14, 0.175]);
  for (let i = 0; i < 5; i++) {
    s.add('under', i < 3 ? 'hips' : 'chest', 0.006).egg(
      [0, 0.32 + i * 0.046, 0.05 + i * 0.02 - (i === 0 ? 0.025 : 0)],
      [0.13 + 0.008 * i, 0.033, 0.125],
      [-18, 0, 0],
    );
  }
  s.add('under', 'chest', 0.04).egg([0, 0.52, 0.04], [0.18, 0.11, 0.15]);
}

export function carapace(s: Sculpture): void {
  s.add('shell', 'chest', 0.015).egg([0, 0.56, -0.035], [0.285, 0.165, 0.225], [-22, 0, 0]);
  s.carve('under', 'chest', 0.015).egg([0, 0.475, 0.12], [0.235, 0.115, 0.2], [-22, 0, 0]);
  s.add('shell', 'chest', 0.04).egg([0, 0.65, 0.03], [0.175, 0.085, 0.155], [-20, 0, 0]);
  s.pair((side) => {
    s.add('shell', 'chest', 0.025).egg(
      side.at(0.17, 0.575, 0.055),
      [0.125, 0.072, 0.12],
      side.turn(-16, 0, -24),
    );
    s.add('shell', 'chest', 0.025).egg(
      side.at(0.11, 0.655, -0.05),
      [0.09, 0.07, 0.125],
      side.turn(-20, 0, -14),
    );
  });
  s.add('shell', 'chest', 0.03).cone([0, 0.715, 0.08, 0.032], [0, 0.62, -0.18, 0.045]);
  for (let i = 0; i < 4; i++) {
    s.add('shell', 'hips', 0.008).egg(
      [0, 0.475 - 0.072 * i, -0.165 - 0.014 * i + (i === 3 ? 0.03 : 0)],
      [0.215 - 0.034 * i, 0.072, 0.11],
      [34 + i * 14, 0, 0],
    );
  }
  for (const fan of [-1, 0, 1]) {
    s.add('tip', 'hips', 0.008).egg([fan * 0.075, 0.2, -0.255], [0.05, 0.017, 0.09], [28, fan * -22, 0]);
  }
}

/** Thorns around the rim and along the keel, and barnacles where nobody ever scrubbed. */
export function crust(s: Sculpture): void {
  const thorn = (at: Vec3, way: Vec3, long: number, radius: number): void => {
    const out = normalize(way);
    const node = (far: number, r: number) => [...add(at, scale(out, far)), r] as const;
    s.horn(
      'thorn',
      'chest',
      [
        node(-0.03, radius),
        node(long * 0.5, radius * 0.68),
        [...add(add(at, scale(out, long)), [0, 0.02, 0]), 0.001],
      ],
      7,
      3,
    );
  };
  s.pair((side) => {
    for (let i = 0; i < 5; i++) {
      const angle = -0.35 + i * 0.42;
      const way = side.at(Math.cos(angle), 0.35, -Math.sin(angle));
      const far = side.at(0.6 * Math.cos(angle), 0.58 - 0.03 * i, -0.03 - 0.6 * Math.sin(angle));
      thorn(s.surface('chest', far, [0, 0.555 - 0.03 * i, -0.03]), way, 0.085 - 0.006 * i, 0.028);
    }
    for (let i = 0; i < 2; i++) {
      const from = side.at(0.14 + 0.03 * i, 1, -0.02 - 0.1 * i);
      thorn(s.surface('chest', from, add(from, [0, -1, 0])), side.at(0.35, 1, -0.3), 0.075, 0.022);
    }
  });
  for (let i = 0; i < 4; i++) {
    const from: Vec3 = [0, 1.2, 0.055 - i * 0.075];
    thorn(
      s.surface('chest', from, add(from, [0, -1, 0])),
      [0, 1, -0.5],
      0.095 + 0.02 * Math.sin(i + 0.6),
      0.03,
    );
  }
  for (const [x, z, r] of [
    [-0.15, 0.06, 0.034],
    [-0.19, 0.0, 0.026],
    [-0.115, 0.0, 0.022],
    [0.19, -0.1, 0.03],
    [0.15, -0.15, 0.023],
    [-0.07, -0.17, 0.027],
  ] as const) {
    const at = s.surface('chest', [x, 1.2, z], [x, 0, z]);
    const out = normalize(sub(at, [0, 0.4, -0.03]));
    s.add('barnacle', 'chest', 0.006).cone(
      [...add(at, scale(out, -0.01)), r],
      [...add(at, scale(out, r * 0.8)), r * 0.62],
    );
    s.carve('hollow', 'chest', 0.005).ball(add(at, scale(out, r * 1.35)), r * 0.46);
  }
}
