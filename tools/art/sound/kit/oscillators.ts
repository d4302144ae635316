import { type Curve, RATE, type Signal, silence } from './signal';

export type Wave = 'sine' | 'triangle' | 'saw' | 'square';

/** PolyBLEP: smooths the jump at the start of a cycle to reduce aliasing. */
function corner(phase: number, step: number): number {
  if (phase < step) {
    const share = phase / step;
    return share + share - share * share - 1;
  }
  if (phase > 1 - step) {
    const share = (phase - 1) / step;
    return share * share + share + share + 1;
  }
  return 0;
}

function shapeOf(wave: Wave, phase: number, step: number): number {
  switch (wave) {
    case 'sine':
      return Math.sin(2 * Math.PI * phase);
    case 'triangle':
      return 1 - 4 * Math.abs(phase - 0.5);
    case 'saw':
      return 2 * phase - 1 - corner(phase, step);
    case 'square':
      return (phase < 0.5 ? 1 : -1) + corner(phase, step) - corner((phase + 0.5) % 1, step);
  }
}

/** An oscillator. @param pitch hertz @param phase at the start, 0 … 1 */
export function tone(wave: Wave, seconds: number, pitch: number | Curve, phase = 0): Signal {
  const out = silence(seconds);
  let turn = phase;
  for (let index = 0; index < out.length; index++) {
    const hz = typeof pitch === 'number' ? pitch : pitch(index / RATE);
    const step = hz / RATE;
    out[index] = shapeOf(wave, turn, step);
    turn = (turn + step) % 1;
  }
  return out;
}

/**
 * Frequency modulation of a sine by another: bells, metal, electricity.
 * @param ratio of modulator to carrier frequency @param depth modulation index, radians
 */
export function shaken(seconds: number, pitch: number | Curve, ratio: number, depth: Curve): Signal {
  const out = silence(seconds);
  let turn = 0;
  for (let index = 0; index < out.length; index++) {
    const t = index / RATE;
    const hz = typeof pitch === 'number' ? pitch : pitch(t);
    out[index] = Math.sin(2 * Math.PI * turn + depth(t) * Math.sin(2 * Math.PI * turn * ratio));
    turn += hz / RATE;
  }
  return out;
}
