import { describe, expect, it } from 'vitest';
import { spinsOfTile, TILE_IDS } from '#tetzilla/rules';
import { expectEqual } from '../../../helpers/expect-equal';
import { crowdedPlay } from '../../../helpers/tetzilla/crowded';
import { NaiveGame } from '../../../helpers/tetzilla/naive';
import { NAIVE_TILES, naiveSpins } from '../../../helpers/tetzilla/naive-tiles';
import { mixedOptions, randomGame, type Transition } from '../../../helpers/tetzilla/random-game';

const keyed = (value: object): string =>
  JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

function agrees({ position, legal, action, events, next }: Transition): void {
  const naive = new NaiveGame(position);
  expectEqual(legal.map(keyed).sort(), naive.legal().map(keyed).sort());
  expectEqual(events, naive.play(action));
  expectEqual(next, naive.position());
}

describe('the rules, written a second time from their text, come to the same', () => {
  it('for the tiles and their spins (T4.2, T12.1)', () => {
    expectEqual(TILE_IDS, NAIVE_TILES);
    const letters = { building: 'b', guard: 'g' } as const;
    for (const id of TILE_IDS) {
      const spins = spinsOfTile(id).map(({ boxes }) =>
        boxes.map(({ column, row, sign }) => ({
          x: column,
          y: row,
          sign: sign === null ? 'o' : letters[sign],
        })),
      );
      expectEqual(spins, naiveSpins(id), id);
    }
  });

  it('over whole random games of all numbers of players and options', () => {
    for (let seed = 0; seed < 12; seed++) {
      for (const transition of randomGame(mixedOptions(seed), seed)) agrees(transition);
    }
  });

  it('from positions that play seldom comes to', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      for (const transition of crowdedPlay(seed, 8)) {
        agrees(transition);
        for (const event of transition.events) {
          seen.add(event.type === 'game-over' ? event.reason : event.type);
          if (event.type === 'fired' && event.first !== undefined) seen.add('first of two');
          if (event.type === 'hit' && event.ignored === 1) seen.add(`ignored ${event.by}`);
        }
      }
    }
    const rare = ['died', 'ruin', 'full', 'tile-aside', 'first of two', 'overran'];
    const ignored = ['laser', 'missile', 'tank', 'building'].map((by) => `ignored ${by}`);
    for (const what of [...rare, ...ignored]) expect(seen).toContain(what);
    expect(seen).not.toContain('ignored guard');
  });
});
