import { rgb, shade, WHITE } from '../kit/colour';
import { box, lathe } from '../kit/solids';
import { type Body, newBody } from './body';

const IRON = rgb(0x33383f);
const GLOW = rgb(0xffc873);
const PAPER = rgb(0xe8e2d2);

/** How far a lamp's head reaches out over the street. */
const LAMP_REACH = 0.05;

/** A street lamp with an arm over the kerb. */
export function lamp(): Body {
  const body = newBody();
  lathe(body.painted, {
    sides: 5,
    colour: IRON,
    profile: [
      [0.016, 0],
      [0.006, 0.03],
      [0.0045, 0.225],
    ],
  });
  box(body.painted, { at: [0, 0.222, 0.022], size: [0.006, 0.006, 0.05], colour: IRON });
  box(body.painted, {
    at: [0, 0.222, LAMP_REACH],
    size: [0.026, 0.01, 0.036],
    colour: IRON,
    taper: [0.6, 0.7],
  });
  box(body.lit, { at: [0, 0.213, LAMP_REACH], size: [0.022, 0.01, 0.03], colour: GLOW, skip: ['+y'] });
  return body;
}

export function hydrant(): Body {
  const body = newBody();
  lathe(body.tinted, {
    sides: 6,
    colour: WHITE,
    profile: [
      [0.013, 0],
      [0.009, 0.008],
      [0.009, 0.03],
      [0.012, 0.032],
      [0, 0.045],
    ],
  });
  box(body.tinted, { at: [0, 0.023, 0], size: [0.032, 0.008, 0.008], colour: shade(WHITE, 0.8) });
  return body;
}

/** A bench of planks, facing its front. */
export function bench(): Body {
  const body = newBody();
  for (const [y, z] of [
    [0.024, 0.012],
    [0.024, -0.002],
    [0.04, -0.016],
    [0.052, -0.018],
  ] as const) {
    const standing = y > 0.03;
    box(body.tinted, {
      at: [0, y, z],
      size: [0.095, standing ? 0.009 : 0.005, standing ? 0.004 : 0.011],
      colour: WHITE,
    });
  }
  for (const x of [-0.036, 0.036]) {
    box(body.painted, { at: [x, 0.012, 0.003], size: [0.006, 0.024, 0.028], colour: IRON, skip: ['-y'] });
    box(body.painted, { at: [x, 0.04, -0.02], size: [0.005, 0.034, 0.004], colour: IRON, skip: ['-y'] });
  }
  return body;
}

export function mailbox(): Body {
  const body = newBody();
  box(body.tinted, {
    at: [0, 0.03, 0],
    size: [0.026, 0.036, 0.024],
    colour: WHITE,
    edge: WHITE,
    bevel: 0.005,
  });
  box(body.painted, { at: [0, 0.006, 0], size: [0.02, 0.012, 0.018], colour: IRON, skip: ['-y', '+y'] });
  box(body.painted, {
    at: [0, 0.038, 0.0125],
    size: [0.018, 0.004, 0.002],
    colour: PAPER,
    skip: ['-y', '-z'],
  });
  return body;
}

/** A pole with a sign and a timetable. */
export function busStop(): Body {
  const body = newBody();
  box(body.painted, { at: [0, 0.07, 0], size: [0.005, 0.14, 0.005], colour: IRON, skip: ['-y'] });
  box(body.tinted, { at: [0, 0.128, 0.004], size: [0.042, 0.03, 0.004], colour: WHITE });
  box(body.lit, { at: [0, 0.128, 0.0068], size: [0.026, 0.012, 0.001], colour: rgb(0xb09a6a), skip: ['-z'] });
  box(body.painted, { at: [0, 0.07, 0.004], size: [0.02, 0.03, 0.003], colour: PAPER });
  return body;
}
