import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGameFile, LANGUAGES, Match, type RecordedPlayer, type Seed, unwrap } from '#core';
import { formatRecord, parseGameFile, parseRecord, type RecordedGame } from '#zorgl/record';
import { ACTION_KINDS, MONSTERS, type Position, type Seat, type ZorglTypes, zorgl } from '#zorgl/rules';
import { crowdedPosition } from '../../../helpers/crowded-position';
import { expectEqual } from '../../../helpers/expect-equal';
import { ALL_MIXES, withHouse } from '../../../helpers/house-monsters';
import { LIVELY, randomPlay } from '../../../helpers/random-game';

const PLACES: readonly (readonly Seat[])[] = [
  ['A', 'C'],
  ['B', 'D'],
  ['B', 'C', 'D'],
  ['A', 'B', 'C', 'D'],
];

/** What random play prefers, so that the rare powers come up as well. */
const EAGER = new Set([...LIVELY, 'missile', 'sweep', 'sweep-on', 'hover', 'ink', 'tail']);

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const drawnSeeds = fc
  .bigInt({ min: 0n, max: 2n ** 128n - 1n })
  .map((bits) => bits.toString(16).padStart(32, '0'));

/** Zorgls as often as they like, each special monster once. */
const casts = fc
  .shuffledSubarray([...MONSTERS.keys(), 'zorgl', 'zorgl', 'zorgl'], { minLength: 4, maxLength: 4 })
  .map((ids) => ids as readonly string[]);

const openings = fc
  .record({
    places: fc.constantFrom(...PLACES),
    cast: casts,
    army: fc.boolean(),
    flight: fc.constantFrom('english' as const, 'french' as const),
    seed: fc.oneof(seeds, drawnSeeds),
  })
  .map(({ places, cast, army, flight, seed }) => {
    const monsters = Object.fromEntries(places.map((seat, index) => [seat, cast[index]!]));
    return { seed, initial: unwrap(zorgl.setup({ places, monsters, army, flight }, seed)) };
  });

/** Names with everything that has a meaning elsewhere in a record. */
const names = fc
  .stringMatching(/^[A-Za-zÀ-ÿ0-9(){}:;,.·"'’é♠ -]{1,20}$/)
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

const casting = fc.record({ A: players, B: players, C: players, D: players }, { requiredKeys: [] });

function played(initial: Position, seed: Seed, most: number): Match<ZorglTypes> {
  const match = new Match(zorgl, initial);
  for (const { action } of randomPlay(initial, seed, most, EAGER)) unwrap(match.act(action));
  return match;
}

function seated(initial: Position, all: Readonly<Partial<Record<Seat, RecordedPlayer>>>) {
  return Object.fromEntries(initial.order.flatMap((seat) => (all[seat] ? [[seat, all[seat]]] : [])));
}

function expectRoundTrip(game: RecordedGame): void {
  const file = formatGameFile(game);
  for (const language of LANGUAGES) {
    const text = formatRecord(game, language);
    const back = parseRecord(text);
    expectEqual(back.ok ? formatGameFile(back.value) : { ...back.error, text }, file);
    expectEqual(parseRecord(text.replaceAll('\n', '\r\n')).ok, true);
  }
  expectEqual(formatGameFile(unwrap(parseGameFile(JSON.parse(JSON.stringify(file))))), file);
}

describe('a record reads back to the same game', () => {
  it('from an opening, of which it keeps the seed only', () => {
    fc.assert(
      fc.property(openings, casting, fc.nat(400), ({ initial, seed }, all, most) => {
        const game = { match: played(initial, seed, most), players: seated(initial, all), seed };
        expect(formatRecord(game, 'en')).not.toContain('"rng"');
        expectRoundTrip(game);
      }),
      { numRuns: 12 },
    );
  });

  it('from any position, its house monsters included, with every kind of action', () => {
    const kinds = new Set<string>();
    const mixes = fc.shuffledSubarray([...ALL_MIXES], { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(seeds, casting, fc.option(mixes), (seed, all, house) => {
        const start = crowdedPosition(seed);
        const initial = house === null ? start : withHouse(start, house);
        const match = played(initial, seed, 12);
        for (const { do: kind } of match.record().actions) kinds.add(kind);
        expectRoundTrip({ match, players: seated(initial, all) });
      }),
      { numRuns: 250, seed: 1 },
    );
    expect([...kinds].sort()).toEqual([...ACTION_KINDS].sort());
  });

  it('from the middle of a game, whatever the rest of an effect', () => {
    fc.assert(
      fc.property(openings, fc.nat(120), ({ initial, seed }, skipped) => {
        const middle = played(initial, seed, skipped).position;
        expectRoundTrip({ match: played(middle, seed, 30), players: {}, seed });
      }),
      { numRuns: 12 },
    );
  });
});
