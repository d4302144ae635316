import { mix, rgb, shade, WHITE } from '../kit/colour';
import type { PaintedMesh } from '../kit/mesh';
import { ball, box, lathe } from '../kit/solids';
import { type Body, newBody } from './body';

const BARK = rgb(0x6b4a32);
const EARTH = rgb(0x4a3526);
const STONE = rgb(0xb9b2a4);

function trunk(body: Body, height: number): void {
  lathe(body.painted, {
    sides: 5,
    colour: BARK,
    profile: [
      [0.012, 0],
      [0.008, height],
    ],
  });
  // A bed of earth in the pavement.
  box(body.painted, {
    at: [0, 0.003, 0],
    size: [0.07, 0.006, 0.07],
    colour: EARTH,
    edge: STONE,
    skip: ['-y'],
  });
}

/** Leaves are darker below and inside; light falls on their tops. */
function sunlit(leaves: PaintedMesh, low: number, high: number): void {
  leaves.repaint((colour, [, y], [, up]) => {
    const light = 0.5 + 0.5 * Math.min(1, Math.max(0, (y - low) / (high - low)));
    return mix(shade(colour, light * 0.8), colour, Math.max(0, up) * 0.6);
  });
}

/** A tree with a crown of two round clumps. */
export function roundTree(): Body {
  const body = newBody();
  trunk(body, 0.06);
  ball(body.tinted, [0, 0.094, 0], [0.056, 0.05, 0.056], WHITE, 8, 5);
  ball(body.tinted, [0.02, 0.122, 0.012], [0.034, 0.03, 0.034], WHITE, 7, 4);
  sunlit(body.tinted, 0.05, 0.14);
  return body;
}

/** A slender tree like a cypress. */
export function columnTree(): Body {
  const body = newBody();
  trunk(body, 0.03);
  lathe(body.tinted, {
    sides: 8,
    colour: WHITE,
    smooth: 0.3,
    profile: [
      [0.012, 0.02],
      [0.034, 0.045],
      [0.036, 0.075],
      [0.024, 0.12],
      [0, 0.16],
    ],
  });
  sunlit(body.tinted, 0.02, 0.15);
  return body;
}

/** A stone tub of flowers. */
export function planter(): Body {
  const body = newBody();
  lathe(body.painted, {
    sides: 7,
    colour: STONE,
    profile: [
      [0.03, 0],
      [0.038, 0.03],
      [0.032, 0.032, EARTH],
      [0, 0.032],
    ],
  });
  ball(body.painted, [0, 0.034, 0], [0.03, 0.02, 0.03], rgb(0x4d7a35), 6, 3);
  for (const [x, z] of [
    [0.014, 0.008],
    [-0.012, 0.012],
    [0, -0.015],
  ] as const) {
    ball(body.tinted, [x, 0.05, z], [0.012, 0.009, 0.012], WHITE, 4, 3);
  }
  return body;
}
