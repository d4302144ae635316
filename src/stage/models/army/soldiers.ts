import { horn, type SpinePoint } from '../kit/blades';
import { type Rgb, rgb, shade } from '../kit/colour';
import { PaintedMesh } from '../kit/mesh';
import { ball, box, lathe } from '../kit/solids';
import type { Vec3 } from '../kit/vector';

const OLIVE = rgb(0x5c7430);
const DARK_OLIVE = rgb(0x3f5423);
const HELMET = rgb(0x4a6128);
const SKIN = rgb(0xf0b488);
const BOOT = rgb(0x4a3020);
const STEEL = rgb(0x43484d);
const EARTH = rgb(0x51483e);
const HEIGHT = 0.032;

/** Three brave soldiers on a patch of rubble: one aims, one kneels, one has seen how big it is. */
export function soldiers(): PaintedMesh {
  const mesh = new PaintedMesh();
  lathe(mesh, {
    sides: 20,
    colour: EARTH,
    profile: [
      [0.235, 0, rgb(0x24211f)],
      [0.24, 0.006, rgb(0x24211f)],
      [0.235, 0.022, shade(EARTH, 0.9)],
      [0.2, HEIGHT, EARTH],
      [0, HEIGHT],
    ],
  });
  for (const [x, z, size] of [
    [0.15, 0.1, 0.034],
    [-0.17, 0.06, 0.028],
    [0.02, 0.18, 0.026],
    [-0.06, -0.18, 0.03],
    [0.17, -0.06, 0.024],
  ] as const) {
    mesh.place({ at: [x, HEIGHT, z], turn: [20, x * 600, 10] }, () =>
      box(mesh, { at: [0, 0.006, 0], size: [size * 1.3, size, size], colour: rgb(0xa39a90) }),
    );
  }
  mesh.place({ at: [-0.095, HEIGHT, -0.03], turn: [0, 12, 0] }, () => standing(mesh, aiming));
  mesh.place({ at: [0.1, HEIGHT, -0.06], turn: [0, -14, 0] }, () => standing(mesh, shouting));
  mesh.place({ at: [0.02, HEIGHT, 0.085], turn: [0, -4, 0] }, () => kneeling(mesh));
  return mesh;
}

type Limb = readonly SpinePoint[];
const limb = (mesh: PaintedMesh, spine: Limb, colour: Rgb): void =>
  horn(mesh, spine, colour, colour, { sides: 5, rings: 2 });

function standing(mesh: PaintedMesh, arms: (mesh: PaintedMesh) => void): void {
  for (const side of [-1, 1]) {
    limb(
      mesh,
      [
        [side * 0.022, 0.1, 0, 0.025],
        [side * 0.03, 0.05, 0.008, 0.021],
        [side * 0.034, 0.012, 0, 0.019],
      ],
      DARK_OLIVE,
    );
    box(mesh, {
      at: [side * 0.035, 0.013, 0.01],
      size: [0.034, 0.026, 0.056],
      colour: BOOT,
      skip: ['-y'],
    });
  }
  mesh.place({ at: [0, 0.09, 0], turn: [4, 0, 0] }, () => {
    torso(mesh);
    arms(mesh);
  });
}

function kneeling(mesh: PaintedMesh): void {
  limb(
    mesh,
    [
      [-0.022, 0.062, 0, 0.026],
      [-0.03, 0.05, 0.055, 0.023],
      [-0.03, 0.012, 0.056, 0.019],
    ],
    DARK_OLIVE,
  );
  box(mesh, {
    at: [-0.03, 0.012, 0.066],
    size: [0.034, 0.024, 0.054],
    colour: BOOT,
    skip: ['-y'],
  });
  limb(
    mesh,
    [
      [0.022, 0.062, 0, 0.026],
      [0.03, 0.02, 0.02, 0.023],
      [0.034, 0.018, -0.05, 0.018],
    ],
    DARK_OLIVE,
  );
  mesh.place({ at: [0, 0.052, 0], turn: [6, 0, 0] }, () => {
    torso(mesh);
    aiming(mesh);
  });
}

/** Belly to helmet, from the belt at y = 0. */
function torso(mesh: PaintedMesh): void {
  lathe(mesh, {
    sides: 8,
    colour: OLIVE,
    profile: [
      [0.03, -0.01, BOOT],
      [0.042, 0.004, BOOT],
      [0.042, 0.014, OLIVE],
      [0.048, 0.05],
      [0.04, 0.08],
      [0.014, 0.094],
    ],
  });
  box(mesh, {
    at: [0, 0.055, -0.048],
    size: [0.056, 0.056, 0.032],
    colour: rgb(0x8a7a48),
    skip: ['+z'],
  });
  // They look up: from above their faces show, and there is a lot to look at.
  mesh.place({ at: [0, 0.098, 0.004], turn: [-26, 0, 0] }, () => addHead(mesh));
}

function addHead(mesh: PaintedMesh): void {
  ball(mesh, [0, 0.014, 0.004], [0.031, 0.034, 0.032], SKIN, 8, 5);
  for (const x of [-0.012, 0.012]) {
    box(mesh, { at: [x, 0.014, 0.035], size: [0.007, 0.009, 0.004], colour: BOOT, skip: ['-z'] });
  }
  lathe(mesh, {
    at: [0, 0.026, -0.002],
    sides: 10,
    colour: HELMET,
    profile: [
      [0.042, -0.004, shade(HELMET, 0.5)],
      [0.045, 0.002, shade(HELMET, 1.3)],
      [0.039, 0.008, HELMET],
      [0.036, 0.022, shade(HELMET, 1.15)],
      [0.022, 0.036],
      [0, 0.04],
    ],
  });
}

function aiming(mesh: PaintedMesh): void {
  limb(
    mesh,
    [
      [-0.045, 0.07, 0, 0.019],
      [-0.056, 0.04, 0.04, 0.016],
      [-0.012, 0.05, 0.075, 0.015],
    ],
    OLIVE,
  );
  limb(
    mesh,
    [
      [0.045, 0.07, 0, 0.019],
      [0.05, 0.045, 0.05, 0.016],
      [0.01, 0.052, 0.105, 0.015],
    ],
    OLIVE,
  );
  rifle(mesh, [-0.004, 0.058, 0.09], [-24, 0, 0]);
}

function shouting(mesh: PaintedMesh): void {
  limb(
    mesh,
    [
      [-0.045, 0.07, 0, 0.019],
      [-0.075, 0.1, 0.01, 0.016],
      [-0.062, 0.145, 0.02, 0.014],
    ],
    OLIVE,
  );
  ball(mesh, [-0.061, 0.154, 0.022], [0.014, 0.015, 0.014], SKIN, 5, 4);
  limb(
    mesh,
    [
      [0.045, 0.07, 0, 0.019],
      [0.07, 0.035, 0.015, 0.016],
      [0.05, 0.015, 0.05, 0.015],
    ],
    OLIVE,
  );
  rifle(mesh, [0.045, 0.015, 0.055], [40, 20, 0]);
}

function rifle(mesh: PaintedMesh, at: Vec3, turn: Vec3): void {
  mesh.place({ at, turn }, () => {
    box(mesh, { at: [0, 0, -0.03], size: [0.014, 0.024, 0.06], colour: rgb(0x6a4424) });
    box(mesh, { at: [0, 0.004, 0.045], size: [0.01, 0.011, 0.1], colour: STEEL });
    ball(mesh, [0, -0.004, 0.02], [0.015, 0.014, 0.016], SKIN, 5, 4);
  });
}
