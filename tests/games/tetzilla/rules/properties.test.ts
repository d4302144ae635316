import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Position, simulator, TILE_IDS, tetzilla } from '#tetzilla/rules';
import { expectEqual } from '../../../helpers/expect-equal';
import { crowdedPlay } from '../../../helpers/tetzilla/crowded';
import { mixedOptions, randomGame, type Transition } from '../../../helpers/tetzilla/random-game';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

/** Checks a property on every transition of whole games and of short plays from crowded positions. */
function everyTransition(check: (transition: Transition, seed: number) => void, games = 2): void {
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const transition of randomGame(mixedOptions(seed), seed)) check(transition, seed);
    }),
    { numRuns: games },
  );
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const transition of crowdedPlay(seed, 4)) check(transition, seed);
    }),
    { numRuns: 10 * games },
  );
}

/** The tiles and markers of a position, wherever they are. */
function inventory({ board, tiles, tile, deck, aside, players, buildings, guards }: Position) {
  const owned = Object.values(players).flatMap((player) => [...player.pile, ...player.guards]);
  const onBoard = board.flatMap((row) => row.split(' ')).filter((token) => /^([hbsf]\d|[LMT])$/.test(token));
  const placed = tiles.map((text) => text.slice(0, 2));
  return {
    tiles: [...placed, ...(tile === null ? [] : [tile]), ...deck, ...aside].sort(),
    buildings: [...onBoard, ...owned, ...buildings].filter((marker) => marker.length === 2).length,
    guards: [...onBoard, ...owned, ...guards].filter((marker) => marker.length === 1).length,
  };
}

describe('over random games and crowded positions', () => {
  it('the tiles and markers stay together', () => {
    everyTransition(({ next }) => {
      expectEqual(inventory(next), { tiles: [...TILE_IDS].sort(), buildings: 100, guards: 24 });
    });
  });

  it('what is hidden shows nowhere', () => {
    everyTransition(({ position }) => {
      const spectator = tetzilla.view(position, 'spectator');
      expect(spectator.board.join(' ')).not.toMatch(/[hbsf]\d/);
      for (const { pile } of Object.values(spectator.players)) expect(pile.join('')).not.toMatch(/\d/);
    });
  });
});

describe('the working state', () => {
  it('scores every position of every seat, the winner of a game that is over above all others', () => {
    for (let seed = 0; seed < 4; seed++) {
      for (const { next } of randomGame(mixedOptions(seed), seed)) {
        const simulation = simulator.from(next);
        const scores = tetzilla.seats(next).map((seat) => [seat, simulation.score(seat)] as const);
        for (const [, score] of scores) expect(Number.isFinite(score)).toBe(true);
        if (next.outcome === null) continue;
        for (const [seat, score] of scores) expect(score > 500).toBe(next.outcome.winners.includes(seat));
      }
    }
  });
});
