import { miniature } from '../kit/paint';
import { globe } from '../kit/piece';
import type { Sculpture } from '../kit/sculpture';
import { bar } from '../kit/solids';
import { GREENS } from './coats';

/** Coats of people: `uniform`, `helmet`, `face`. */
function peopleCoats(s: Sculpture): void {
  s.coat('uniform', { paint: miniature({ ...GREENS.plastic, rough: 0.6 }) });
  s.coat('helmet', { paint: miniature({ ...GREENS.olive, rough: 0.5 }), texels: 1.2 });
  s.coat('face', {
    paint: miniature({
      dark: 0x9a5a3c,
      base: 0xeeb088,
      light: 0xffdcc0,
      edge: 0xfff0e0,
      wash: 0x4a2010,
      rough: 0.6,
    }),
    texels: 1.4,
  });
}

/** A crewman up to his chest in a hatch, one arm pointing up ahead. The hatch is y = 0. */
export function figure(s: Sculpture): void {
  peopleCoats(s);
  s.lathe('uniform', 'root', {
    profile: [
      [0.03, -0.01],
      [0.032, 0.026],
      [0.016, 0.046],
    ],
    sides: 7,
    smooth: 0.1,
  });
  s.set('face', 'root', globe([0, 0.058, 0.004], [0.02, 0.02, 0.02], [0, 0, 0], 7, 4, 30, 150));
  s.set('helmet', 'root', globe([0, 0.06, 0], [0.028, 0.024, 0.03], [-8, 0, 0], 8, 3, 0, 95));
  s.set(
    'uniform',
    'root',
    bar({ from: [0.028, 0.034, 0], to: [0.042, 0.05, 0.056], radius: 0.011, tip: 0.009, sides: 4 }),
  );
  s.set(
    'face',
    'root',
    bar({
      from: [0.041, 0.049, 0.052],
      to: [0.044, 0.054, 0.07],
      radius: 0.01,
      tip: 0.008,
      sides: 4,
      caps: 'far',
    }),
  );
}
