import { horn } from '../kit/blades';
import { mix, rgb, shade } from '../kit/colour';
import { PaintedMesh } from '../kit/mesh';
import { noise } from '../kit/noise';
import { box, lathe } from '../kit/solids';
import type { Vec3 } from '../kit/vector';

const OLIVE = rgb(0x5f7030);
const MOSS = rgb(0x46622e);
const TRACK = rgb(0x34322e);
const STEEL = rgb(0x51565a);
const RUBBER = rgb(0x26241f);
const STAR = rgb(0xf2efe0);

/** A stubby tank, its gun raised at something much too big for it. */
export function tank(): PaintedMesh {
  const mesh = new PaintedMesh();
  const hull = mesh.vertices;
  box(mesh, { at: [0, 0.095, -0.005], size: [0.2, 0.085, 0.44], colour: OLIVE, bevel: 0.012, foot: 0.6 });
  box(mesh, {
    at: [0, 0.15, -0.015],
    size: [0.36, 0.045, 0.45],
    colour: OLIVE,
    bevel: 0.012,
    taper: [0.84, 0.86],
  });
  mesh.place({ at: [0, 0.128, 0.213], turn: [38, 0, 0] }, () =>
    box(mesh, { at: [0, 0, 0], size: [0.2, 0.03, 0.1], colour: OLIVE, bevel: 0.008 }),
  );
  mesh.place({ at: [0.01, 0.17, -0.02], turn: [0, 14, 0] }, () => addTurret(mesh));
  mesh.repaint(
    (colour, p) =>
      colour[1] > colour[0] && colour[0] > 0.05
        ? mix(colour, MOSS, noise(p[0] * 13, p[1] * 13, p[2] * 13) > 0.12 ? 0.75 : 0)
        : colour,
    hull,
  );
  for (const side of [-1, 1]) addTrack(mesh, side);
  for (const side of [-1, 1]) {
    mesh.place({ at: [side * 0.075, 0.138, 0.232], turn: [90, 0, 0] }, () => {
      lathe(mesh, {
        sides: 8,
        colour: STEEL,
        profile: [
          [0.021, -0.01],
          [0.021, 0.012, rgb(0xffe9a0)],
          [0.016, 0.013],
          [0, 0.016],
        ],
      });
    });
  }
  for (let i = 0; i < 4; i++)
    box(mesh, {
      at: [0, 0.176, -0.222 + i * 0.024],
      size: [0.17, 0.012, 0.012],
      colour: RUBBER,
      skip: ['-y'],
    });
  horn(
    mesh,
    [
      [-0.12, 0.17, -0.2, 0.005],
      [-0.125, 0.26, -0.215, 0.004],
      [-0.14, 0.345, -0.235, 0.002],
    ],
    STEEL,
    STEEL,
    { sides: 4, rings: 3 },
  );
  return mesh;
}

function addTurret(mesh: PaintedMesh): void {
  lathe(mesh, {
    sides: 12,
    colour: RUBBER,
    profile: [
      [0.1, -0.004],
      [0.1, 0.01],
    ],
  });
  box(mesh, {
    at: [0, 0.05, -0.01],
    size: [0.22, 0.085, 0.24],
    colour: OLIVE,
    bevel: 0.022,
    taper: [0.76, 0.76],
  });
  box(mesh, { at: [0, 0.048, -0.135], size: [0.16, 0.055, 0.06], colour: shade(OLIVE, 0.85), bevel: 0.01 });
  lathe(mesh, {
    at: [0.04, 0.09, -0.03],
    sides: 10,
    colour: OLIVE,
    profile: [
      [0.046, 0],
      [0.046, 0.02],
      [0.036, 0.03, shade(OLIVE, 1.2)],
      [0, 0.034],
    ],
  });
  lathe(mesh, {
    at: [-0.055, 0.09, -0.02],
    sides: 8,
    colour: STEEL,
    profile: [
      [0.026, 0],
      [0.026, 0.012],
      [0, 0.014],
    ],
  });
  mesh.place({ at: [0, 0.05, 0.1], turn: [-14, 0, 0] }, () => {
    box(mesh, { at: [0, 0, 0], size: [0.1, 0.06, 0.05], colour: OLIVE, bevel: 0.014 });
    mesh.place({ turn: [90, 0, 0] }, () => {
      lathe(mesh, {
        sides: 10,
        colour: OLIVE,
        profile: [
          [0.026, 0.02],
          [0.024, 0.04],
          [0.0185, 0.046],
          [0.0165, 0.135, STEEL],
          [0.026, 0.137, OLIVE],
          [0.027, 0.178, shade(OLIVE, 1.3)],
          [0.02, 0.184, RUBBER],
          [0.012, 0.184],
          [0.01, 0.16],
        ],
      });
    });
  });
  addStar(mesh, 1);
  addStar(mesh, -1);
}

function addStar(mesh: PaintedMesh, side: number): void {
  mesh.place({ at: [side * 0.1015, 0.05, -0.01], turn: [0, side * 90, 0] }, () => {
    mesh.place({ turn: [-18, 0, 0] }, () => {
      const at = (i: number): Vec3 => {
        const r = i % 2 ? 0.012 : 0.031;
        return [r * Math.sin((i * Math.PI) / 5), r * Math.cos((i * Math.PI) / 5), 0.002];
      };
      for (let i = 0; i < 10; i++) mesh.polygon([[0, 0, 0.002], at(i), at(i + 1)], [0, 0, 1], STAR);
    });
  });
}

/** One track: a belt of links around its wheels, under a fender. */
function addTrack(mesh: PaintedMesh, side: number): void {
  const x = side * 0.155;
  const [half, radius, middle] = [0.165, 0.062, 0.066];
  const path: (readonly [y: number, z: number, turn: number])[] = [];
  for (let i = 0; i <= 6; i++) path.push([middle + radius, -half + (i * half) / 3, 0]);
  for (let i = 1; i < 4; i++)
    path.push([
      middle + radius * Math.cos((i * Math.PI) / 4),
      half + radius * Math.sin((i * Math.PI) / 4),
      i * 45,
    ]);
  for (let i = 0; i <= 6; i++) path.push([middle - radius, half - (i * half) / 3, 180]);
  for (let i = 1; i < 4; i++)
    path.push([
      middle - radius * Math.cos((i * Math.PI) / 4),
      -half - radius * Math.sin((i * Math.PI) / 4),
      180 + i * 45,
    ]);
  for (const [y, z, turn] of path) {
    mesh.place({ at: [x, y, z], turn: [turn, 0, 0] }, () =>
      box(mesh, { at: [0, -0.004, 0], size: [0.088, 0.016, 0.044], colour: TRACK, skip: ['-y'] }),
    );
  }
  box(mesh, { at: [x, middle, 0], size: [0.06, 0.09, 0.4], colour: RUBBER, skip: ['+y', '-y'] });
  for (let i = 0; i < 4; i++) {
    const z = -0.15 + 0.1 * i;
    mesh.place({ at: [x + side * 0.03, 0.06, z], turn: [0, 0, -side * 90] }, () => {
      lathe(mesh, {
        sides: 8,
        colour: OLIVE,
        profile: [
          [0.046, 0, RUBBER],
          [0.046, 0.014, OLIVE],
          [0.034, 0.014, shade(OLIVE, 0.6)],
          [0, 0.006],
        ],
      });
    });
  }
  box(mesh, {
    at: [x, 0.142, -0.005],
    size: [0.108, 0.014, 0.44],
    colour: OLIVE,
    bevel: 0.004,
    skip: ['-y'],
  });
}
