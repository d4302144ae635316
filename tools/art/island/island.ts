import type { Kit } from '../kit/kit';
import { lid } from '../kit/masonry';
import { grounds } from './grounds';
import { sites } from './sites';

const SHADE = [lid(0, 2.4)];
const LANDMARK_Z = -0.62;

const row = (stage: number) =>
  grounds.flatMap(({ name }, i) => {
    const x = (i - (grounds.length - 1) / 2) * 1.6;
    const site = `${name.slice('zone '.length)} ${stage}`;
    const stands = sites.some((each) => each.name === site);
    return [
      { part: name, at: [x, 0, 0] as const },
      ...(stands ? [{ part: site, at: [x, 0, LANDMARK_Z] as const }] : []),
    ];
  });

/** The island: nine ground tiles that join at their edges, and seven landmarks that are whole, damaged or ruined. */
export const island: Kit = {
  name: 'island',
  about: 'The island: grounds of nine zones; seven landmarks, whole, damaged and in ruins',
  resolution: 1664,
  parts: [
    ...grounds.map((part) => ({ ...part, triangles: 2500 })),
    ...sites.map((part) => ({ ...part, triangles: 1400, shade: SHADE, texels: 0.9 })),
  ],
  displays: [0, 1, 2].map((stage) => ({ name: `stage ${stage}`, pieces: row(stage) })),
};
