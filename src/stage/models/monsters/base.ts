import { Random } from '#core';
import { rgb, shade, WHITE } from '../kit/colour';
import { PaintedMesh } from '../kit/mesh';
import { noise } from '../kit/noise';
import { box, lathe } from '../kit/solids';
import type { Vec3 } from '../kit/vector';

/** Radius of a monster’s round stand. */
const BASE_RADIUS = 0.42;
/** Height of the street on it, where the monster’s soles are. */
export const BASE_GROUND = 0.056;

const STREET_RADIUS = 0.372;
const ASPHALT = rgb(0x484852);
const CRACK = rgb(0x2a2a32);
const PAINT = rgb(0xc08a1c);
const RIM = rgb(0x1c1b20);
const RUBBLE = [rgb(0xb8583c), rgb(0xa9a39a), rgb(0x8d8a88), rgb(0xc9b79b)];

/** The stand's street: rim, cracked asphalt with a faded centre line, rubble away from the feet. */
export function addBase(mesh: PaintedMesh, seed: number): void {
  const random = Random.fromSeed(seed);
  lathe(mesh, {
    profile: [
      [0.412, 0],
      [BASE_RADIUS, 0.008],
      [BASE_RADIUS, 0.026],
    ],
    sides: 48,
    colour: RIM,
  });
  addStreet(mesh, seed);
  addCentreLine(mesh, random.unit() * 180);
  for (let i = 0; i < 5; i++) addCrack(mesh, random);
  for (let i = 0; i < 14; i++) {
    const around = random.unit() * 2 * Math.PI;
    const out = 0.25 + 0.1 * random.unit();
    const size = 0.018 + 0.024 * random.unit();
    const turn: Vec3 = [40 * random.unit(), 360 * random.unit(), 40 * random.unit()];
    const at: Vec3 = [out * Math.cos(around), BASE_GROUND + size * 0.25, out * Math.sin(around)];
    const colour = random.pick(RUBBLE);
    mesh.place({ at, turn }, () => {
      box(mesh, { at: [0, 0, 0], size: [size * 1.3, size, size], colour, bevel: size * 0.16 });
    });
  }
}

/** The ring around the stand that takes the player's colour. */
export function baseRing(): PaintedMesh {
  const mesh = new PaintedMesh();
  lathe(mesh, {
    profile: [
      [BASE_RADIUS, 0.026],
      [BASE_RADIUS, 0.04],
      [0.412, 0.053],
      [0.396, 0.06],
      [0.38, 0.06],
      [STREET_RADIUS, BASE_GROUND],
    ],
    sides: 48,
    colour: WHITE,
    smooth: 0.3,
  });
  return mesh;
}

function addStreet(mesh: PaintedMesh, seed: number): void {
  const rings = 10;
  const sides = 36;
  const first = mesh.vertex([0, BASE_GROUND, 0], [0, 1, 0], ASPHALT);
  for (let ring = 1; ring <= rings; ring++) {
    const radius = (STREET_RADIUS * ring) / rings;
    for (let k = 0; k < sides; k++) {
      const around = (k / sides) * 2 * Math.PI;
      const [x, z] = [radius * Math.sin(around), radius * Math.cos(around)];
      const grain = 1 + 0.3 * noise(x * 9 + seed, 0, z * 9) + 0.16 * noise(x * 30, seed, z * 30);
      mesh.vertex([x, BASE_GROUND, z], [0, 1, 0], shade(ASPHALT, grain));
    }
  }
  for (let k = 0; k < sides; k++) {
    const next = (k + 1) % sides;
    mesh.triangle(first, first + 1 + k, first + 1 + next);
    for (let ring = 0; ring < rings - 1; ring++) {
      const a = first + 1 + ring * sides;
      mesh.triangle(a + k, a + sides + k, a + sides + next);
      mesh.triangle(a + k, a + sides + next, a + next);
    }
  }
}

function addCentreLine(mesh: PaintedMesh, turn: number): void {
  mesh.place({ at: [0, BASE_GROUND + 0.0015, 0], turn: [0, turn, 0] }, () => {
    for (const z of [-0.3, -0.14, 0.02, 0.18]) {
      const worn = shade(PAINT, 0.75 + 0.2 * noise(z * 40, 0, 0));
      const [x0, x1] = [-0.02, 0.02];
      mesh.polygon(
        [
          [x0, 0, z],
          [x1, 0, z],
          [x1, 0, z + 0.09],
          [x0, 0, z + 0.09],
        ],
        [0, 1, 0],
        worn,
      );
    }
  });
}

function addCrack(mesh: PaintedMesh, random: Random): void {
  let around = random.unit() * 2 * Math.PI;
  let out = STREET_RADIUS - 0.01;
  const y = BASE_GROUND + 0.001;
  for (let i = 0; i < 4; i++) {
    const around2 = around + (random.unit() - 0.5) * 0.7;
    const out2 = out - 0.05 - 0.04 * random.unit();
    const from: Vec3 = [out * Math.cos(around), y, out * Math.sin(around)];
    const to: Vec3 = [out2 * Math.cos(around2), y, out2 * Math.sin(around2)];
    const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
    const wide = (0.007 - 0.0014 * i) / Math.hypot(dx, dz);
    const corner = ([x, , z]: Vec3, s: number): Vec3 => [x - s * dz * wide, y, z + s * dx * wide];
    mesh.polygon([corner(from, 1), corner(from, -1), corner(to, -0.7), corner(to, 0.7)], [0, 1, 0], CRACK);
    around = around2;
    out = out2;
  }
}
