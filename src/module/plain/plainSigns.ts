import type { GameTypes } from '#core';
import type { Signs, SignsOf } from '../table';

/** Moves shorter than this are not shown, table units. */
const STAYS = 0.05;
const COLOUR = '#ffe7b0';

/** A ghost and an arrow for each piece that moves; cards are described in words. */
export function plainSigns({ changes, specs }: Pick<SignsOf<GameTypes>, 'changes' | 'specs'>): Signs {
  const bySpec = new Map(specs.map((spec) => [spec.id, spec]));
  const moved = changes.flatMap(({ piece, from, to }) => {
    const spec = bySpec.get(piece);
    const far = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
    return spec === undefined || spec.model === 'card' || to.visibility === 0 || far < STAYS
      ? []
      : [{ spec, from, to, colour: spec.tint ?? COLOUR }];
  });
  return {
    ghosts: moved.map(({ spec, to, colour }) => ({ spec, pose: to, colour })),
    arrows: moved.map(({ from, to, colour }) => ({
      from: [from.x, from.y, from.z],
      to: [to.x, to.y, to.z],
      colour,
      rise: 0,
    })),
    badges: [],
  };
}
