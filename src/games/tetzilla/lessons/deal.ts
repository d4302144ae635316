import { unwrap } from '#core';
import { type Position, tetzilla } from '#tetzilla/rules';

/** Gives a deck and supplies that let each idea come up once the previous ones are known. */
const SEED = 263;

/** Spin and column of each tile of the first two rounds. */
const FOUNDED = [
  [0, 'd'],
  [0, 'a'],
  [0, 'b'],
  [1, 'd'],
] as const;

const OPTIONS = {
  figures: ['zorgl-a', 'krustazor'],
  abilities: 'random',
  guardPoints: 1,
  level: false,
} as const;

/** A city for two players after their first four tiles. The learner slides the next one. */
export function openingDeal(): Position {
  let position = unwrap(tetzilla.setup(OPTIONS, SEED));
  for (const [spin, column] of FOUNDED) {
    const { tile } = position;
    if (tile === null) throw new RangeError('no tile is turned up');
    position = unwrap(tetzilla.apply(position, { do: 'slide', tile, spin, column })).position;
  }
  return position;
}
