import { shade } from '../kit/colour';
import { PaintedMesh } from '../kit/mesh';
import { ball, box, lathe } from '../kit/solids';
import { EARTH, OLIVE, SKIN, STEEL } from './palette';

const STAND = 0.03;
const SPOTS: readonly (readonly [x: number, z: number, turn: number])[] = [
  [-0.1, -0.05, 14],
  [-0.01, 0.112, -10],
  [0.105, -0.07, -16],
  [0.13, 0.09, -4],
];

/** Four plain soldiers on a stand, in the place of the sculpted ones until their file is there. */
export function soldiers(): PaintedMesh {
  const mesh = new PaintedMesh();
  lathe(mesh, {
    sides: 16,
    colour: EARTH,
    profile: [
      [0.25, 0, shade(OLIVE, 0.5)],
      [0.25, 0.018, shade(OLIVE, 0.5)],
      [0.22, STAND],
      [0, STAND],
    ],
  });
  for (const [x, z, turn] of SPOTS)
    mesh.place({ at: [x, STAND, z], turn: [0, turn, 0] }, () => soldier(mesh));
  return mesh;
}

function soldier(mesh: PaintedMesh): void {
  for (const side of [-1, 1]) {
    box(mesh, {
      at: [side * 0.026, 0.045, 0],
      size: [0.036, 0.09, 0.04],
      colour: shade(OLIVE, 0.8),
      skip: ['-y'],
    });
    box(mesh, { at: [side * 0.046, 0.14, 0.035], size: [0.028, 0.03, 0.09], colour: OLIVE });
  }
  box(mesh, { at: [0, 0.125, 0], size: [0.084, 0.08, 0.06], colour: OLIVE });
  mesh.place({ at: [0, 0.15, 0.07], turn: [-24, 0, 0] }, () =>
    box(mesh, { at: [0, 0, 0.03], size: [0.014, 0.016, 0.12], colour: STEEL }),
  );
  ball(mesh, [0, 0.192, 0.006], [0.032, 0.032, 0.032], SKIN, 7, 5);
  lathe(mesh, {
    at: [0, 0.2, 0],
    sides: 8,
    colour: shade(OLIVE, 0.9),
    profile: [
      [0.043, 0],
      [0.03, 0.026],
      [0, 0.036],
    ],
  });
}
