import { shade } from '../kit/colour';
import { PaintedMesh } from '../kit/mesh';
import { box, lathe } from '../kit/solids';
import { CREAM, GLASS, KHAKI, LAMP, MOSS, OLIVE, RED, RUBBER, STEEL } from './palette';

/** Plain units that stand in for the sculpted ones until their file is there; their front is +z. */

export function tank(): PaintedMesh {
  const mesh = new PaintedMesh();
  box(mesh, { at: [0, 0.11, 0], size: [0.2, 0.12, 0.44], colour: OLIVE, taper: [1, 0.84], foot: 0.6 });
  for (const side of [-1, 1]) {
    box(mesh, { at: [side * 0.137, 0.068, 0], size: [0.086, 0.13, 0.46], colour: RUBBER, bevel: 0.03 });
    box(mesh, { at: [side * 0.134, 0.142, -0.02], size: [0.09, 0.014, 0.31], colour: OLIVE });
    box(mesh, { at: [side * 0.072, 0.15, 0.2], size: [0.04, 0.04, 0.03], colour: LAMP });
  }
  box(mesh, {
    at: [0, 0.22, -0.03],
    size: [0.22, 0.09, 0.23],
    colour: OLIVE,
    bevel: 0.02,
    taper: [0.8, 0.8],
  });
  box(mesh, { at: [-0.04, 0.28, -0.06], size: [0.07, 0.03, 0.07], colour: shade(OLIVE, 0.85) });
  mesh.place({ at: [0, 0.225, 0.08], turn: [-17, 0, 0] }, () =>
    mesh.place({ turn: [90, 0, 0] }, () =>
      lathe(mesh, {
        sides: 8,
        colour: OLIVE,
        profile: [
          [0.024, 0],
          [0.02, 0.12],
          [0.03, 0.125],
          [0.03, 0.165, shade(OLIVE, 1.3)],
          [0, 0.165, RUBBER],
        ],
      }),
    ),
  );
  return mesh;
}

export function truck(): PaintedMesh {
  const mesh = new PaintedMesh();
  for (const z of [0.155, -0.07, -0.18]) {
    box(mesh, { at: [0, 0.05, z], size: [0.31, 0.1, 0.1], colour: RUBBER, bevel: 0.02 });
  }
  box(mesh, { at: [0, 0.1, -0.12], size: [0.3, 0.05, 0.29], colour: KHAKI });
  box(mesh, { at: [0, 0.115, 0.15], size: [0.25, 0.09, 0.2], colour: KHAKI });
  box(mesh, { at: [0, 0.2, 0.12], size: [0.23, 0.12, 0.12], colour: KHAKI, taper: [0.95, 0.8] });
  box(mesh, { at: [0, 0.205, 0.17], size: [0.18, 0.06, 0.024], colour: GLASS });
  for (const side of [-1, 1]) {
    box(mesh, { at: [side * 0.085, 0.125, 0.25], size: [0.04, 0.04, 0.02], colour: LAMP });
  }
  mesh.place({ at: [0, 0.2, -0.1], turn: [-24, 0, 0] }, () => {
    box(mesh, { at: [0, -0.03, 0], size: [0.25, 0.03, 0.22], colour: KHAKI });
    for (const x of [-0.09, -0.03, 0.03, 0.09]) {
      mesh.place({ at: [x, 0.016, 0], turn: [90, 0, 0] }, () =>
        lathe(mesh, {
          sides: 6,
          colour: CREAM,
          profile: [
            [0, -0.15, RED],
            [0.029, -0.15, RED],
            [0.029, 0.07],
            [0.027, 0.075, RED],
            [0, 0.15, RED],
          ],
        }),
      );
    }
  });
  return mesh;
}

export function helicopter(): PaintedMesh {
  const mesh = new PaintedMesh();
  lathe(mesh, {
    sides: 12,
    colour: RUBBER,
    profile: [
      [0.12, 0],
      [0.104, 0.022],
      [0, 0.022],
    ],
  });
  box(mesh, { at: [0, 0.1, 0.01], size: [0.014, 0.16, 0.014], colour: STEEL });
  mesh.place({ at: [0, 0.222, 0.03], turn: [6, 0, 0] }, () => {
    mesh.place({ turn: [90, 0, 0] }, () =>
      lathe(mesh, {
        sides: 10,
        colour: MOSS,
        profile: [
          [0, -0.26],
          [0.024, -0.25],
          [0.03, -0.1],
          [0.085, 0.01],
          [0.084, 0.05, GLASS],
          [0.05, 0.15, GLASS],
          [0, 0.172, GLASS],
        ],
      }),
    );
    box(mesh, { at: [0, 0.1, -0.01], size: [0.06, 0.07, 0.12], colour: MOSS });
    box(mesh, { at: [0, 0.05, -0.245], size: [0.014, 0.1, 0.04], colour: MOSS });
    for (const side of [-1, 1]) {
      box(mesh, { at: [side * 0.138, -0.022, 0], size: [0.05, 0.05, 0.11], colour: OLIVE });
      box(mesh, { at: [side * 0.078, -0.115, 0], size: [0.014, 0.014, 0.23], colour: STEEL });
    }
    for (const turn of [45, 135]) {
      mesh.place({ at: [0, 0.148, -0.01], turn: [0, turn, 0] }, () =>
        box(mesh, { at: [0, 0, 0], size: [0.58, 0.009, 0.034], colour: STEEL }),
      );
    }
  });
  return mesh;
}
