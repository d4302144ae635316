import { describe, expect, it } from 'vitest';
import { type Game, type GameTypes, Random, type Simulator, softmax, unwrap } from '#core';
import { tetzilla, simulator as tetzillaSimulator } from '#tetzilla/rules';
import { simulator, zorgl } from '#zorgl/rules';
import { toyGame, toySimulator } from '../helpers/toy-game';

interface Case {
  readonly rules: Game<GameTypes>;
  readonly simulator: Simulator<GameTypes>;
  readonly players: number;
}

const CASES: readonly (readonly [string, Case])[] = [
  ['Zorgl-Zilla', { rules: zorgl, simulator, players: 2 }],
  ['Zorgl-Zilla with four', { rules: zorgl, simulator, players: 4 }],
  ['TetZilla', { rules: tetzilla, simulator: tetzillaSimulator, players: 5 }],
  ['a game of plain rules', { rules: toyGame, simulator: toySimulator, players: 2 }],
];

/** Every position of a random game, the last one over. */
function* positions({ rules, simulator, players }: Case, seed: number) {
  const options =
    rules.id === 'toy' ? { seats: ['A', 'B'], cards: 5 } : unwrap(rules.options.parse({}, players));
  const simulation = simulator.from(unwrap(rules.setup(options, seed)));
  const list = simulator.newList();
  const random = Random.fromSeed(seed);
  yield simulation;
  while (!simulation.over) {
    simulation.legal(list);
    simulation.play(list.at(random.below(list.length)));
    yield simulation;
  }
}

describe.each(CASES)('the chances at %s', (_, game) => {
  it('make 1, and tell the result once the game is over', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const chances: number[] = [];
      for (const simulation of positions(game, seed)) {
        simulation.chances(chances);
        expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
        if (!simulation.over) {
          for (const each of chances) expect(each).toBeGreaterThan(0);
          continue;
        }
        const firsts = game.rules.ranking(simulation.position()).filter(({ rank }) => rank === 1);
        for (const [index, seat] of simulation.seats.entries()) {
          const won = firsts.some(({ seats }) => seats.includes(seat));
          expect(chances[index]).toBe(won ? 1 / firsts.length : 0);
        }
      }
    }
  });
});

describe.each(CASES)('the fingerprint at %s', (_, game) => {
  it('is equal for equal positions and tells apart those of a game', () => {
    const seen = new Set<number>();
    let count = 0;
    for (const simulation of positions(game, 7)) {
      const print = simulation.fingerprint();
      expect(Number.isSafeInteger(print)).toBe(true);
      expect(simulation.clone().fingerprint()).toBe(print);
      seen.add(print);
      count++;
    }
    expect(seen.size).toBe(count);
  });
});

describe('shares', () => {
  it('make 1 and grow e times with each liking', () => {
    const likings = [1, 2, 700, 701];
    softmax(likings, 4);
    expect(likings[3]! / likings[2]!).toBeCloseTo(Math.E, 9);
    expect(likings.reduce((sum, each) => sum + each)).toBeCloseTo(1, 9);
  });
});
