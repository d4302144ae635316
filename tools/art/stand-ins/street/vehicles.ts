import { rgb, shade, WHITE } from '../kit/colour';
import { box, lathe } from '../kit/solids';
import { type Body, newBody } from './body';

const RUBBER = rgb(0x1d1d20);
const HUB = rgb(0xb9bcc0);
const WINDOW = rgb(0x39505f);
const HEADLIGHT = rgb(0xfff0c8);
const TAILLIGHT = rgb(0xff3a22);
const CHROME = rgb(0xc9ccd0);

/** Wheels in pairs. @param half distance of their outer side from the centre @param along positions of the axles */
function wheels(body: Body, half: number, along: readonly number[], radius: number): void {
  for (const z of along) {
    for (const side of [-1, 1]) {
      body.painted.place({ at: [side * (half - 0.012), radius, z], turn: [0, 0, -side * 90] }, () =>
        lathe(body.painted, {
          sides: 6,
          colour: RUBBER,
          profile: [
            [radius, 0],
            [radius * 0.62, 0.014, HUB],
            [0, 0.016],
          ],
        }),
      );
    }
  }
}

function lights(body: Body, half: number, y: number, length: number): void {
  for (const side of [-1, 1]) {
    const x = side * half;
    for (const [z, colour] of [
      [length / 2 + 0.0015, HEADLIGHT],
      [-length / 2 - 0.0015, TAILLIGHT],
    ] as const) {
      const [w, h] = [0.008, 0.005];
      body.lit.polygon(
        [
          [x - w, y - h, z],
          [x + w, y - h, z],
          [x + w, y + h, z],
          [x - w, y + h, z],
        ],
        [0, 0, z],
        colour,
      );
    }
  }
}

/** A toy car, all round edges, its front to the south. */
export function car(): Body {
  const body = newBody();
  const [length, width] = [0.15, 0.07];
  box(body.tinted, {
    at: [0, 0.026, 0],
    size: [width, 0.026, length],
    colour: WHITE,
    edge: WHITE,
    bevel: 0.008,
    taper: [0.94, 0.97],
    foot: 0.6,
  });
  box(body.glass, {
    at: [0, 0.048, -0.01],
    size: [width * 0.86, 0.02, 0.084],
    colour: WINDOW,
    taper: [0.82, 0.72],
    skip: ['-y', '+y'],
  });
  box(body.tinted, {
    at: [0, 0.0605, -0.01],
    size: [width * 0.72, 0.006, 0.063],
    colour: WHITE,
    taper: [0.86, 0.86],
    skip: ['-y'],
  });
  for (const side of [-1, 1]) {
    box(body.painted, {
      at: [0, 0.02, side * 0.075],
      size: [width * 0.9, 0.008, 0.006],
      colour: CHROME,
      skip: ['-y'],
    });
  }
  wheels(body, width / 2, [-0.045, 0.045], 0.017);
  lights(body, 0.024, 0.031, length);
  return body;
}

/** A car with a lit sign on its roof and chequers on its sides. */
export function taxi(): Body {
  const body = car();
  box(body.lit, { at: [0, 0.069, -0.01], size: [0.03, 0.012, 0.014], colour: rgb(0xfff2c0), skip: ['-y'] });
  for (const side of [-1, 1]) {
    for (let field = 0; field < 6; field++) {
      const z = -0.045 + field * 0.016;
      const x = side * 0.0356;
      body.painted.polygon(
        [
          [x, 0.029, z],
          [x, 0.029, z + 0.009],
          [x, 0.035, z + 0.009],
          [x, 0.035, z],
        ],
        [side, 0, 0],
        rgb(0x17171a),
      );
    }
  }
  return body;
}

/** A city bus with a long row of lit windows. */
export function bus(): Body {
  const body = newBody();
  const [length, width] = [0.27, 0.085];
  box(body.tinted, {
    at: [0, 0.038, 0],
    size: [width, 0.048, length],
    colour: WHITE,
    edge: shade(WHITE, 0.9),
    bevel: 0.008,
    foot: 0.7,
  });
  box(body.tinted, {
    at: [0, 0.098, 0],
    size: [width, 0.018, length],
    colour: WHITE,
    edge: WHITE,
    bevel: 0.008,
  });
  box(body.glass, {
    at: [0, 0.075, 0],
    size: [width * 0.94, 0.034, length * 0.98],
    colour: WINDOW,
    skip: ['-y', '+y'],
  });
  for (const side of [-1, 1]) {
    for (let window = 0; window < 6; window++) {
      const z = -0.112 + window * 0.038;
      const x = side * width * 0.474;
      body.lit.polygon(
        [
          [x, 0.064, z],
          [x, 0.064, z + 0.03],
          [x, 0.087, z + 0.03],
          [x, 0.087, z],
        ],
        [side, 0, 0],
        rgb(0x9a6a2a),
      );
    }
    box(body.painted, {
      at: [0, 0.05, side * (length / 2 + 0.001)],
      size: [width * 0.8, 0.01, 0.004],
      colour: CHROME,
      skip: ['-y'],
    });
  }
  box(body.painted, { at: [0, 0.11, -0.05], size: [0.05, 0.008, 0.06], colour: rgb(0xd8d4ca), skip: ['-y'] });
  wheels(body, width / 2, [-0.085, 0.085], 0.02);
  lights(body, 0.03, 0.034, length);
  return body;
}
