import { grain } from '../kit/details';
import { miniature, stain } from '../kit/paint';
import type { BoneName, Sculpture } from '../kit/sculpture';
import { smoothstep, type Vec3 } from '../kit/vector';

/** Street props that monsters carry, wear, crush or swallow. Each defines the coats it uses. */

/** A traffic cone, its foot at the local origin. */
export function trafficCone(s: Sculpture, bone: BoneName): void {
  s.coat('cone', {
    paint: miniature({
      dark: 0xa83208,
      base: 0xf2661a,
      light: 0xff9a4a,
      edge: 0xffd8a8,
      wash: 0x4a1404,
      rough: 0.5,
      pattern: ({ local: [, y] }) =>
        stain(0xf2efe6, (y > 0.055 && y < 0.085) || (y > 0.108 && y < 0.126) ? 0.95 : 0, 0xffffff),
    }),
  });
  s.lathe('cone', bone, {
    profile: [
      [0.066, 0.016],
      [0.05, 0.022],
      [0.016, 0.17],
      [0.009, 0.178],
      [0.0001, 0.179],
    ],
    sides: 16,
    smooth: 0.8,
  });
  s.block('cone', bone, { at: [0, 0.008, 0], size: [0.15, 0.016, 0.15], bevel: 0.005, turn: [0, 20, 0] });
}

/** Coats of vehicles: `lack` in the given colour, `pane`, `tyre`, `lamp`. */
function vehicleCoats(s: Sculpture, dark: number, base: number, light: number): void {
  s.coat('lack', {
    detail: grain(30, 0.0012),
    depth: 0.0012,
    paint: miniature({ dark, base, light, edge: 0xfff4dc, wash: 0x1c1410, rough: 0.38 }),
  });
  s.coat('pane', {
    paint: miniature({
      dark: 0x0c1a28,
      base: 0x24445c,
      light: 0x6fa4bc,
      edge: 0xd8f0f8,
      wash: 0x060c14,
      rough: 0.12,
      pattern: ({ local: [x, y, z] }) =>
        stain(
          0x9cc8d8,
          smoothstep(0.08, 0.02, Math.abs(((x + y + z) * 1.7 + 5) % 0.7) - 0.12) * 0.5,
          0xe8f8ff,
        ),
    }),
  });
  s.coat('tyre', {
    paint: miniature({ dark: 0x0c0b0e, base: 0x212024, light: 0x45444a, edge: 0x8a8890, rough: 0.85 }),
  });
  s.coat('lamp', {
    paint: miniature({
      dark: 0xb88a30,
      base: 0xffe08a,
      light: 0xfff6d0,
      rough: 0.2,
      glow: () => [0.7, 0.5, 0.2],
    }),
  });
}

function wheel(s: Sculpture, bone: BoneName, at: Vec3, radius: number): void {
  const half = radius * 0.45;
  s.lathe('tyre', bone, {
    at,
    turn: [0, 0, 90],
    profile: [
      [0.0001, -half],
      [radius, -half],
      [radius, half],
      [0.0001, half],
    ],
    sides: 12,
    smooth: 0.8,
  });
}

/** A taxi that something heavy stands on: bent in the middle, front along local +z, 0.2 long. */
export function crushedTaxi(s: Sculpture, bone: BoneName): void {
  vehicleCoats(s, 0x9a6a0a, 0xf0b41c, 0xffde6a);
  for (const end of [1, -1]) {
    s.block('lack', bone, {
      at: [0, 0.045, 0.062 * end],
      size: [0.105, 0.05, 0.1],
      turn: [-16 * end, 0, 0],
      bevel: 0.012,
    });
    for (const side of [1, -1]) {
      wheel(s, bone, [0.054 * side, 0.022, 0.07 * end], 0.022);
      if (end > 0) {
        s.block('lamp', bone, {
          at: [0.034 * side, 0.064, 0.112],
          size: [0.024, 0.018, 0.012],
          bevel: 0.004,
        });
      }
    }
  }
  s.block('lack', bone, { at: [0, 0.062, 0], size: [0.1, 0.03, 0.07], bevel: 0.01 });
  s.block('pane', bone, {
    at: [0, 0.075, 0.042],
    size: [0.086, 0.012, 0.03],
    turn: [-30, 0, 0],
    bevel: 0.003,
  });
  s.block('pane', bone, {
    at: [0, 0.075, -0.042],
    size: [0.086, 0.012, 0.03],
    turn: [30, 0, 0],
    bevel: 0.003,
  });
  s.block('lamp', bone, {
    at: [0.005, 0.093, 0.0],
    size: [0.04, 0.02, 0.016],
    turn: [0, 12, 14],
    bevel: 0.004,
  });
}

/** A city bus that stands on its nose: its back end up at local +y, 0.34 long, its side along local x. */
export function cityBus(s: Sculpture, bone: BoneName): void {
  vehicleCoats(s, 0x12405e, 0x2a86b4, 0x7cc8e4);
  s.coat('roof', {
    paint: miniature({
      dark: 0xa89c86,
      base: 0xe8e0cc,
      light: 0xfffaf0,
      edge: 0xffffff,
      wash: 0x3a3020,
      rough: 0.45,
    }),
  });
  s.block('lack', bone, { at: [0, 0.17, 0], size: [0.13, 0.34, 0.14], bevel: 0.016 });
  s.block('roof', bone, { at: [0, 0.17, -0.062], size: [0.124, 0.336, 0.03], bevel: 0.012 });
  for (const side of [1, -1]) {
    for (let i = 0; i < 5; i++) {
      s.block('pane', bone, {
        at: [0.0645 * side, 0.05 + i * 0.062, -0.014],
        size: [0.008, 0.05, 0.05],
        bevel: 0.003,
      });
    }
    for (const y of [0.08, 0.27]) wheel(s, bone, [0.058 * side, y, 0.068], 0.03);
    s.block('lamp', bone, { at: [0.045 * side, 0.341, 0.03], size: [0.02, 0.008, 0.03], bevel: 0.003 });
  }
  s.block('pane', bone, { at: [0, 0.341, -0.02], size: [0.1, 0.008, 0.05], bevel: 0.003 });
}

/** A street lamp torn out of the ground, its broken foot at the local origin, the post along local +y, 0.5 long. */
export function streetLamp(s: Sculpture, bone: BoneName): void {
  s.coat('iron', {
    detail: grain(50, 0.001),
    depth: 0.001,
    paint: miniature({
      dark: 0x101c1a,
      base: 0x2c4440,
      light: 0x6e8c84,
      edge: 0xcadad0,
      wash: 0x060c0c,
      rough: 0.45,
    }),
  });
  s.coat('bulb', {
    paint: miniature({
      dark: 0xd89030,
      base: 0xffd87a,
      light: 0xfff6d8,
      rough: 0.2,
      washing: 0.1,
      glow: () => [1, 0.72, 0.3],
    }),
  });
  s.coat('concrete', {
    detail: grain(60, 0.003),
    depth: 0.003,
    paint: miniature({
      dark: 0x5a5650,
      base: 0x989288,
      light: 0xcac4ba,
      edge: 0xf0ece4,
      wash: 0x22201c,
      rough: 0.9,
    }),
  });
  s.block('concrete', bone, {
    at: [0, -0.01, 0],
    size: [0.075, 0.05, 0.07],
    turn: [8, 30, 12],
    bevel: 0.012,
  });
  s.lathe('iron', bone, {
    profile: [
      [0.026, 0.01],
      [0.024, 0.05],
      [0.014, 0.06],
      [0.0115, 0.3],
      [0.0105, 0.44],
    ],
    sides: 10,
  });
  s.horn(
    'iron',
    bone,
    [
      [0, 0.42, 0, 0.0115],
      [0.005, 0.475, 0.012, 0.011],
      [0.012, 0.505, 0.06, 0.0105],
      [0.014, 0.49, 0.115, 0.01],
    ],
    8,
    7,
  );
  s.lathe('iron', bone, {
    at: [0.014, 0.478, 0.108],
    turn: [14, 0, 6],
    profile: [
      [0.05, -0.018],
      [0.034, 0.006],
      [0.012, 0.018],
      [0.0001, 0.02],
    ],
    sides: 14,
    smooth: 0.9,
  });
  s.lathe('bulb', bone, {
    at: [0.014, 0.462, 0.104],
    turn: [14, 0, 6],
    profile: [
      [0.0001, -0.026],
      [0.02, -0.022],
      [0.031, -0.006],
      [0.03, 0.004],
    ],
    sides: 12,
    smooth: 0.2,
  });
}
