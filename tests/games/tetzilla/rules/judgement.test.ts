import { expect, it } from 'vitest';
import { Random, unwrap } from '#core';
import { type Building, type Position, simulator, tetzilla } from '#tetzilla/rules';
import { optionsFor, randomPlay } from '../../../helpers/tetzilla/random-game';

const chancesAt = (position: Position, open = false): readonly number[] => {
  const chances: number[] = [];
  simulator.from(position).chances(chances, open);
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

/** A position of a game that goes on, in which A has overrun a house. */
function withHouse(): Position {
  for (let seed = 1; ; seed++) {
    for (const { next } of randomPlay(unwrap(tetzilla.setup(optionsFor(3), seed)), seed, 200)) {
      if (next.outcome === null && next.players.A!.pile.some((building) => building.startsWith('h')))
        return next;
    }
  }
}

it('the points in the piles count for who looks back, and for nobody else (T10.2)', () => {
  const position = withHouse();
  const pile = position.players.A!.pile;
  const withHouses = (house: Building): Position => ({
    ...position,
    players: {
      ...position.players,
      A: {
        ...position.players.A!,
        pile: pile.map((building) => (building.startsWith('h') ? house : building)),
      },
    },
  });
  const [poor, rich] = [withHouses('h1'), withHouses('h2')];
  expect(chancesAt(rich)).toEqual(chancesAt(poor));
  const [poorer, richer] = [chancesAt(poor, true), chancesAt(rich, true)];
  expect(richer[0]).toBeGreaterThan(poorer[0]!);
  expect(richer[1]).toBeLessThan(poorer[1]!);
});
