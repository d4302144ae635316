import { mix, rgb, shade } from '../kit/colour';
import { PaintedMesh } from '../kit/mesh';
import { noise } from '../kit/noise';
import { box, lathe } from '../kit/solids';
import type { Vec3 } from '../kit/vector';

const OLIVE = rgb(0x5f7030);
const CANVAS = rgb(0x8e8150);
const RUBBER = rgb(0x26241f);
const STEEL = rgb(0x51565a);
const GLASS = rgb(0x9fd0e0);
const STAR = rgb(0xf2efe0);

/** A lorry with a patched canvas top. */
export function truck(): PaintedMesh {
  const mesh = new PaintedMesh();
  box(mesh, { at: [0, 0.085, 0], size: [0.16, 0.03, 0.5], colour: STEEL });
  addCab(mesh);
  addBed(mesh);
  for (const side of [-1, 1]) {
    for (const z of [0.165, -0.08, -0.185]) {
      mesh.place({ at: [side * 0.085, 0.052, z], turn: [0, 0, -side * 90] }, () => {
        lathe(mesh, {
          sides: 11,
          colour: RUBBER,
          profile: [
            [0.04, 0.0],
            [0.052, 0.004],
            [0.052, 0.038],
            [0.046, 0.044, OLIVE],
            [0.03, 0.044, shade(OLIVE, 0.55)],
            [0.014, 0.038, shade(OLIVE, 1.2)],
            [0, 0.05],
          ],
        });
      });
    }
  }
  return mesh;
}

function addCab(mesh: PaintedMesh): void {
  box(mesh, {
    at: [0, 0.128, 0.19],
    size: [0.17, 0.075, 0.13],
    colour: OLIVE,
    bevel: 0.014,
    taper: [0.9, 0.95],
    foot: 0.75,
  });
  box(mesh, {
    at: [0, 0.19, 0.095],
    size: [0.22, 0.14, 0.12],
    colour: OLIVE,
    bevel: 0.014,
    taper: [0.88, 0.8],
    foot: 0.8,
  });
  for (const side of [-1, 1]) {
    box(mesh, { at: [side * 0.1, 0.108, 0.17], size: [0.058, 0.018, 0.15], colour: OLIVE, bevel: 0.007 });
    mesh.place({ at: [side * 0.075, 0.145, 0.254], turn: [90, 0, 0] }, () => {
      lathe(mesh, {
        sides: 8,
        colour: STEEL,
        profile: [
          [0.02, -0.012],
          [0.02, 0.008, rgb(0xffe9a0)],
          [0.015, 0.01],
          [0, 0.012],
        ],
      });
    });
    const [x0, x1] = [side * 0.1085, side * 0.1];
    mesh.polygon(
      [
        [x0, 0.19, 0.06],
        [x0, 0.19, 0.125],
        [x1, 0.235, 0.12],
        [x1, 0.235, 0.066],
      ],
      [side, 0, 0],
      GLASS,
    );
  }
  mesh.polygon(
    [
      [-0.088, 0.188, 0.1525],
      [0.088, 0.188, 0.1525],
      [0.08, 0.24, 0.1445],
      [-0.08, 0.24, 0.1445],
    ],
    [0, 0.2, 1],
    [shade(GLASS, 0.4), shade(GLASS, 0.4), GLASS, GLASS],
  );
  mesh.polygon(
    [
      [-0.004, 0.188, 0.1535],
      [0.004, 0.188, 0.1535],
      [0.004, 0.24, 0.1455],
      [-0.004, 0.24, 0.1455],
    ],
    [0, 0.2, 1],
    OLIVE,
  );
  for (let i = 0; i < 5; i++) {
    const x = -0.04 + 0.02 * i;
    mesh.polygon(
      [
        [x - 0.006, 0.105, 0.2565],
        [x + 0.006, 0.105, 0.2565],
        [x + 0.006, 0.148, 0.2545],
        [x - 0.006, 0.148, 0.2545],
      ],
      [0, 0, 1],
      RUBBER,
    );
  }
  box(mesh, { at: [0, 0.084, 0.262], size: [0.2, 0.022, 0.018], colour: STEEL, bevel: 0.005 });
}

function addBed(mesh: PaintedMesh): void {
  box(mesh, { at: [0, 0.125, -0.12], size: [0.26, 0.055, 0.3], colour: OLIVE, bevel: 0.007, foot: 0.75 });
  for (const z of [-0.22, -0.12, -0.02]) {
    for (const side of [-1, 1])
      box(mesh, { at: [side * 0.131, 0.125, z], size: [0.008, 0.055, 0.016], colour: shade(OLIVE, 0.7) });
  }
  const first = mesh.vertices;
  const profile: (readonly [number, number])[] = [
    [0.124, 0.15],
    [0.124, 0.225],
    [0.105, 0.275],
    [0.06, 0.302],
    [0, 0.31],
  ];
  const rim = [
    ...profile,
    ...profile
      .slice(0, -1)
      .reverse()
      .map(([x, y]) => [-x, y] as const),
  ];
  const bays = 4;
  for (let bay = 0; bay < bays; bay++) {
    const z = (k: number): number => -0.262 + (0.284 * k) / bays;
    for (let i = 0; i < rim.length - 1; i++) {
      const [[x0, y0], [x1, y1]] = [rim[i]!, rim[i + 1]!];
      const sag = 0.965;
      const middle = z(bay + 0.5);
      const outside: Vec3 = [x0 + x1, 2 * (y0 + y1) - 0.9, 0];
      const a = (x: number, y: number): Vec3 => [x * sag, 0.15 + (y - 0.15) * sag, middle];
      mesh.polygon([[x0, y0, z(bay)], [x1, y1, z(bay)], a(x1, y1), a(x0, y0)], outside, [
        shade(CANVAS, 1.25),
        shade(CANVAS, 1.25),
        CANVAS,
        CANVAS,
      ]);
      mesh.polygon([a(x0, y0), a(x1, y1), [x1, y1, z(bay + 1)], [x0, y0, z(bay + 1)]], outside, [
        CANVAS,
        CANVAS,
        shade(CANVAS, 1.25),
        shade(CANVAS, 1.25),
      ]);
    }
  }
  for (const [z, facing] of [
    [-0.262, -1],
    [0.022, 1],
  ] as const) {
    for (let i = 0; i < rim.length - 1; i++) {
      const [[x0, y0], [x1, y1]] = [rim[i]!, rim[i + 1]!];
      mesh.polygon(
        [
          [0, 0.15, z],
          [x0, y0, z],
          [x1, y1, z],
        ],
        [0, 0, facing],
        facing < 0 ? rgb(0x2c2a1e) : shade(CANVAS, 0.8),
      );
    }
  }
  mesh.repaint(
    (colour, p) => mix(colour, shade(colour, 0.7), noise(p[0] * 20, p[1] * 20, p[2] * 20) > 0.25 ? 0.6 : 0),
    first,
  );
  for (const side of [-1, 1]) {
    mesh.place({ at: [side * 0.1265, 0.19, -0.12], turn: [0, side * 90, 0] }, () => {
      const at = (i: number): Vec3 => {
        const r = i % 2 ? 0.014 : 0.036;
        return [r * Math.sin((i * Math.PI) / 5), r * Math.cos((i * Math.PI) / 5), 0];
      };
      for (let i = 0; i < 10; i++) mesh.polygon([[0, 0, 0], at(i), at(i + 1)], [0, 0, 1], STAR);
    });
  }
}
