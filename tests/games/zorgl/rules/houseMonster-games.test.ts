import { describe, expect, it } from 'vitest';
import { redact, unwrap } from '#core';
import { CARD_IDS, type SetupOptions, type TraitMix, traitsOf, zorgl } from '#zorgl/rules';
import { crowdedPosition } from '../../../helpers/crowded-position';
import { expectEqual } from '../../../helpers/expect-equal';
import { ALL_MIXES, houseMonster, houseOf, withHouse } from '../../../helpers/house-monsters';
import { allCards, stock } from '../../../helpers/inventory';
import { randomGame, randomPlay, type Transition } from '../../../helpers/random-game';

const SPECIAL = new Set(['missile', 'sweep', 'sweep-on', 'hover', 'ink', 'tail', 'leap', 'attack', 'throw']);

/** What must hold of every step of every game, whoever plays. */
function check({ position, legal, events, next }: Transition): void {
  expectEqual(allCards(next).sort(), [...CARD_IDS].sort());
  expectEqual(stock(next), stock(position));
  expectEqual(unwrap(zorgl.parse(JSON.parse(JSON.stringify(next)))), next);
  expectEqual(next.house, position.house);
  for (const viewer of [...next.order, 'spectator'] as const)
    expectEqual(
      zorgl.advance(zorgl.view(position, viewer), redact(events, viewer)),
      zorgl.view(next, viewer),
    );
  expectEqual(new Set(legal.map((action) => JSON.stringify(action))).size, legal.length);
  expectEqual(zorgl.legal(next).length === 0, next.outcome !== null);
  const { seat } = zorgl.pending(position).at(-1)!;
  expectEqual(zorgl.legal(zorgl.view(position, seat)), legal);
}

/** What the traits of each monster forbid, whoever else is at the table (Z11.2, Z11.5, Z11.7, Z11.12). */
function checkTraits({ position, action, events, next }: Transition): void {
  const { player } = position.turn;
  const own = traitsOf(position, position.players[player]!.monster);
  const acts = zorgl.pending(position).at(-1)!.seat === player;
  if (own.gentle && acts) {
    expectEqual(
      events.filter(({ type }) => type === 'crush'),
      [],
    );
    expectEqual(
      events.filter((event) => event.type === 'destroyed' && event.plant),
      [],
    );
  }
  if (own.inert && !position.turn.inert && 'card' in action && action.do !== 'ignore') {
    const played = events.find((event) => event.type === 'card-played');
    expect(played?.suit).toMatch(/H|D/);
  }
  for (const seat of next.order) {
    const traits = traitsOf(next, next.players[seat]!.monster);
    if (!traits.climbs)
      expectEqual(
        next.board.filter((row) => row.includes(`${seat}/`)),
        [],
      );
    if (traits.mega !== 'hover') expectEqual(next.players[seat]?.aloft, undefined);
  }
  if (action.do === 'army-attack') {
    expectEqual(traitsOf(position, position.players[action.target]!.monster).armyFriend, false);
  }
}

/** Tables of four, so that each of the 64 mixes sits at one of them, and neighbours in the list at different ones. */
const TABLES: readonly (readonly TraitMix[])[] = Array.from({ length: 16 }, (_, table) =>
  [0, 1, 2, 3].map((seat) => ALL_MIXES[((table * 5 + seat * 16) % 16) + seat * 16]!),
);

describe('over random games of house monsters (Z12.1)', () => {
  it('each of the 64 mixes is at a table', () => {
    expect(ALL_MIXES).toHaveLength(64);
    expect(new Set(TABLES.flat()).size).toBe(64);
  });

  it.each(TABLES.map((mixes, index) => [index, mixes] as const))(
    'cards, floors and units stay together, the facts tell all, the game goes on until it is over: table %i',
    (index, mixes) => {
      const monsters = mixes.map((mix, seat) => houseMonster(mix, { id: `house-${seat}` }));
      const options: SetupOptions = {
        places: ['A', 'B', 'C', 'D'],
        monsters: { A: 'house-0', B: 'house-1', C: 'house-2', D: 'house-3' },
        house: houseOf(monsters),
        army: true,
        flight: index % 2 === 0 ? 'english' : 'french',
      };
      for (const transition of randomGame(options, index)) {
        check(transition);
        checkTraits(transition);
      }
    },
  );

  it('and in crowded corners', () => {
    for (let seed = 0; seed < 200; seed++) {
      const mixes = [0, 1, 2, 3].map((seat) => ALL_MIXES[(seed * 7 + seat * 21) % 64]!);
      const start = withHouse(crowdedPosition(seed), mixes);
      for (const transition of randomPlay(start, seed, 8, SPECIAL)) {
        check(transition);
        checkTraits(transition);
      }
    }
  });
});
