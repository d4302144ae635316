import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatGameFile,
  LANGUAGES,
  Match,
  parseGameFile,
  type RecordedGame,
  type RecordedPlayer,
  unwrap,
} from '#core';
import { formatRecord, parseRecord } from '#tetzilla/record';
import { ACTION_KINDS, FIGURES, type Position, SEATS, type TetzillaTypes, tetzilla } from '#tetzilla/rules';
import { expectEqual } from '../../../helpers/expect-equal';
import { crowdedPosition } from '../../../helpers/tetzilla/crowded';
import { mixedOptions, randomPlay } from '../../../helpers/tetzilla/random-game';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const drawnSeeds = fc
  .bigInt({ min: 0n, max: 2n ** 128n - 1n })
  .map((bits) => bits.toString(16).padStart(32, '0'));

/** Openings of all numbers of players and all options, with any figures. */
const openings = fc
  .record({
    mix: fc.nat(1000),
    cast: fc.shuffledSubarray([...FIGURES], { minLength: 5 }),
    seed: fc.oneof(seeds, drawnSeeds),
  })
  .map(({ mix, cast, seed }) => {
    const options = mixedOptions(mix);
    const figures = cast.slice(0, options.figures.length);
    return { seed, initial: unwrap(tetzilla.setup({ ...options, figures }, seed)) };
  });

/** Names with everything that has a meaning elsewhere in a record. */
const names = fc
  .stringMatching(/^[A-Za-zÀ-ÿ0-9(){}:;,.·"'’é -]{1,20}$/)
  .map((name) => name.replaceAll(/\s+/g, ' ').trim())
  .filter((name) => name !== '');

const players: fc.Arbitrary<RecordedPlayer> = fc.record(
  {
    name: names,
    bot: fc.constantFrom('greedy', 'random'),
    colour: fc.constantFrom('#e8503a', '#3f82e0'),
  },
  { requiredKeys: ['name'] },
);

const castings = fc.record(
  { A: players, B: players, C: players, D: players, E: players },
  { requiredKeys: [] },
);

function played(initial: Position, seed: number, most: number): Match<TetzillaTypes> {
  const match = new Match(tetzilla, initial);
  for (const { action } of randomPlay(initial, seed, most)) unwrap(match.act(action));
  return match;
}

const seated = (initial: Position, all: Readonly<Partial<Record<string, RecordedPlayer>>>) =>
  Object.fromEntries(tetzilla.seats(initial).flatMap((seat) => (all[seat] ? [[seat, all[seat]]] : [])));

function expectRoundTrip(game: RecordedGame<TetzillaTypes>): void {
  const file = formatGameFile(game);
  for (const language of LANGUAGES) {
    const text = formatRecord(game, language);
    const back = parseRecord(text);
    expectEqual(back.ok ? formatGameFile(back.value) : { ...back.error, text }, file);
  }
  expectEqual(formatGameFile(unwrap(parseGameFile(tetzilla, SEATS, JSON.parse(JSON.stringify(file))))), file);
}

describe('a record of TetZilla reads back to the same game', () => {
  it('from an opening, of which it keeps the seed only', () => {
    fc.assert(
      fc.property(openings, castings, fc.nat(500), ({ initial, seed }, all, most) => {
        const game = { match: played(initial, most, most), players: seated(initial, all), seed };
        expect(formatRecord(game, 'en')).not.toContain('"rng"');
        expectRoundTrip(game);
      }),
      { numRuns: 15 },
    );
  });

  it('to its end, with every kind of action', () => {
    const kinds = new Set<string>();
    for (const mix of [0, 1, 2, 3, 4, 5]) {
      const initial = unwrap(tetzilla.setup(mixedOptions(mix), mix));
      const match = played(initial, mix, Number.POSITIVE_INFINITY);
      expect(match.position.outcome).not.toBeNull();
      for (const { do: kind } of match.record().actions) kinds.add(kind);
      expectRoundTrip({ match, players: { A: { name: 'Zoé' } }, seed: mix });
    }
    expect([...kinds].sort()).toEqual([...ACTION_KINDS].sort());
  });

  it('from any position, with every kind of shot', () => {
    const shots = new Set<string>();
    fc.assert(
      fc.property(seeds, castings, (seed, all) => {
        const initial = crowdedPosition(seed);
        fc.pre(initial !== undefined);
        const match = played(initial, seed, 30);
        for (const action of match.record().actions) {
          if (action.do === 'fire') shots.add(Object.keys(action).join(' '));
        }
        expectRoundTrip({ match, players: seated(initial, all) });
      }),
      { numRuns: 40, seed: 1 },
    );
    expect([...shots].sort()).toEqual(['do guard', 'do guard dir', 'do guard dir first', 'do guard target']);
  });
});
