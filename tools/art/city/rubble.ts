import { box, type Point, panel } from '../kit/masonry';
import { dice } from '../kit/noise';
import type { Coat } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { clamp, mix, scale, smoothstep } from '../kit/vector';
import { COMMON } from './coats';
import { put } from './facade';
import { addRebar, interiorCoats, strew } from './interior';

/** Dust on the ground that thins out towards its rim. */
const dust: Coat = {
  texels: 0.5,
  round: 0.004,
  paint: ({ at: [x, , z], noise, open }) => {
    const far = Math.hypot(x, z);
    const thin = clamp(smoothstep(0.2, 0.36, far + 0.05 * noise));
    const soot = smoothstep(0.12, 0.02, Math.hypot(x - 0.06, z + 0.04) + 0.05 * noise);
    const colour = mix(mix([0.52, 0.48, 0.44], [0.44, 0.42, 0.41], thin), [0.13, 0.12, 0.12], 0.7 * soot);
    return { colour: scale(colour, 0.5 + 0.5 * open), rough: 0.95, metal: 0, glow: null };
  },
};

/**
 * A low heap in place of a building, flat in the middle, where others may stand.
 * @param debris coats of the debris, from those of the family
 */
export function rubbleOf(
  torn: number,
  debris: Readonly<Record<string, Coat>>,
  seed: number,
): (s: Sculpture) => void {
  const names = Object.keys(debris);
  return (s) => {
    for (const [name, coat] of Object.entries({
      ...COMMON,
      ...interiorCoats(torn, [0xc8a888, 0xb89070]),
      ...debris,
      dust,
    }))
      s.coat(name, coat);
    const roll = dice(seed);
    const rim = Array.from({ length: 22 }, (_, i): Point => {
      const out = (i % 2 ? 0.25 : 0.3) + 0.06 * roll();
      return [out * Math.cos((i * Math.PI) / 11), out * Math.sin((i * Math.PI) / 11)];
    });
    put(s, 'dust', panel({ outline: rim, thick: 0.004, at: [0, 0.004, 0], turn: [-90, 0, 0] }));
    strew(s, 'torn', seed + 1, 11, [0.17, 0.3], 0.004, 0.06);
    for (const [i, name] of names.entries()) strew(s, name, seed + 7 + i, 6, [0.19, 0.31], 0.006, 0.05);
    strew(s, 'torn', seed + 3, 10, [0.02, 0.17], 0.006, 0.02);
    strew(s, 'soot', seed + 5, 6, [0.06, 0.26], 0.006, 0.032);
    for (const [turn, out, tilt] of [
      [30, 0.235, 22],
      [150, 0.23, -26],
      [265, 0.24, 20],
    ] as const) {
      s.within([0, 0, 0], [0, turn + seed * 7, 0], () => {
        put(s, 'slab', box({ at: [0, 0.045, out], size: [0.19, 0.018, 0.15], turn: [tilt, 12, 8] }));
        for (const x of [-0.06, 0, 0.055]) addRebar(s, x, 0.06, out + 0.04, 50, 0.05);
      });
    }
    for (const [x, z] of [
      [0.12, 0.16],
      [-0.2, 0.06],
      [0.05, -0.24],
    ] as const)
      put(
        s,
        'ember',
        box({ at: [x, 0.012, z], size: [0.026, 0.012, 0.022], turn: [0, x * 500, 0], skip: ['-y'] }),
      );
  };
}
