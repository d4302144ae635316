import { expect, it } from 'vitest';
import { Random, unwrap } from '#core';
import { type Position, simulator, tetzilla } from '#tetzilla/rules';
import { optionsFor } from '../../../helpers/tetzilla/random-game';

const chancesAt = (position: Position): readonly number[] => {
  const chances: number[] = [];
  simulator.from(position).chances(chances);
  return chances;
};

it.each([2, 3, 5])('with %i players nobody seems to win for being the first to enter the city', (players) => {
  const random = Random.fromSeed(players);
  let position = unwrap(tetzilla.setup(optionsFor(players), 5));
  let entering = 0;
  for (;;) {
    const kind = tetzilla.pending(position).at(-1)!.kind;
    if (kind === 'move') break;
    const chances = chancesAt(position);
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
    for (const chance of chances) expect(Math.abs(chance - 1 / players)).toBeLessThan(0.1);
    if (kind === 'enter') entering++;
    const legal = tetzilla.legal(position);
    position = unwrap(tetzilla.apply(position, random.pick(legal))).position;
  }
  expect(entering).toBe(players);
});
