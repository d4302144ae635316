import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { CARD_IDS, GRID, SEATS, type SetupOptions, traitsOf, zorgl } from '#zorgl/rules';
import { expectEqual } from '../../../helpers/expect-equal';
import { allCards, stock } from '../../../helpers/inventory';
import { mixedPlay } from '../../../helpers/mixed-play';
import { randomGame, type Transition } from '../../../helpers/random-game';

const OPTIONS: readonly SetupOptions[] = [
  { places: ['A', 'C'], army: true, flight: 'english' },
  { places: ['B', 'D'], army: false, flight: 'french' },
  { places: ['A', 'B', 'D'], army: true, flight: 'french' },
  { places: ['A', 'B', 'C', 'D'], army: true, flight: 'english' },
  {
    places: ['A', 'B', 'C', 'D'],
    monsters: { A: 'nogyab', B: 'krustazor', C: 'xman', D: 'greatzilla' },
    army: true,
    flight: 'french',
  },
  { places: ['A', 'C'], monsters: { A: 'greatzilla', C: 'nogyab' }, army: true, flight: 'english' },
];

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

/** Checks a property on every transition of whole games and of short plays from crowded positions. */
function everyTransition(check: (transition: Transition) => void): void {
  fc.assert(
    fc.property(fc.constantFrom(...OPTIONS), seeds, (options, seed) => {
      for (const transition of randomGame(options, seed)) check(transition);
    }),
    { numRuns: 4 },
  );
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const transition of mixedPlay(seed, 6)) check(transition);
    }),
    { numRuns: 150 },
  );
}

describe('over random games', () => {
  it('the 54 cards stay together and no floor or unit is lost', () => {
    everyTransition(({ position, next }) => {
      expectEqual(allCards(next).sort(), [...CARD_IDS].sort());
      expectEqual(stock(next), stock(position));
    });
  });

  it('only the pile of the player whose turn it is grows (Z6.10)', () => {
    everyTransition(({ position, next }) => {
      for (const seat of position.order) {
        const before = position.players[seat]!;
        const after = next.players[seat]!;
        if (seat === position.turn.player) {
          expect(after.floors).toBeGreaterThanOrEqual(before.floors);
          expect(after.units).toBeGreaterThanOrEqual(before.units);
        } else {
          expectEqual([after.floors, after.units], [before.floors, before.units]);
        }
      }
    });
  });

  it('a box holds one thing, a monster one box, and only one that climbs is on a building (Z1.3, Z11.7)', () => {
    everyTransition(({ next }) => {
      const tokens = next.board.flatMap((row) => row.split(' '));
      expect(tokens).toHaveLength(49);
      expectEqual(
        tokens.filter((token) => !/^(\.|u|P?[1-9]|[A-D](\/P?[1-9])?)$/.test(token)),
        [],
      );
      for (const seat of next.order) {
        const { monster, aloft } = next.players[seat]!;
        const standing = tokens.filter((token) => token.startsWith(seat));
        expect(standing).toHaveLength(aloft === true ? 0 : 1);
        if (!traitsOf(next, monster).climbs) expect(standing.join()).not.toContain('/');
      }
    });
  });

  it('a burrow goes one to three boxes in the way of its suit and comes out where it was to (Z7.5)', () => {
    everyTransition(({ events }) => {
      const diagonal = events.some((event) => event.type === 'card-played' && event.suit === 'S') ? 1 : 0;
      for (const event of events) {
        if (event.type !== 'move' || event.manner !== 'burrow') continue;
        expect(event.path.at(-1)).toBe(event.to);
        expect(event.path.length).toBeLessThanOrEqual(3);
        let from = GRID.parse(event.from!)!;
        for (const name of event.path) {
          const box = GRID.parse(name)!;
          expect([0, 2, 4, 6]).toContain(GRID.directionTo(from, box) - diagonal);
          from = box;
        }
      }
    });
  });

  it('hidden cards show nowhere else than in a view of their seat (Z2.6)', () => {
    everyTransition(({ position }) => {
      const spectator = JSON.stringify(zorgl.view(position, 'spectator'));
      const hidden = Object.values(position.players).flatMap((each) => each.hand);
      expectEqual(
        [...hidden, ...position.draw].filter((card) => spectator.includes(`"${card}"`)),
        [],
      );
    });
  });
});

describe('the opening', () => {
  it.each(OPTIONS)('of $places is the city with a monster on each place in use', (options) => {
    const position = unwrap(zorgl.setup(options, 7));
    expect(stock(position)).toEqual({ floors: 72, units: options.army ? 8 : 0 });
    for (const seat of SEATS) {
      expect(position.board.join(' ').includes(seat)).toBe(options.places.includes(seat));
      if (options.places.includes(seat)) expect(position.players[seat]?.hand).toHaveLength(5);
    }
    expect(allCards(position).sort()).toEqual([...CARD_IDS].sort());
  });

  it('with three, the one opposite the empty place goes first and the others follow clockwise (Z2.2, Z2.3)', () => {
    const order = (places: SetupOptions['places']) =>
      unwrap(zorgl.setup({ places, army: true, flight: 'english' }, 1)).order;
    expect(order(['A', 'B', 'C'])).toEqual(['B', 'C', 'A']);
    expect(order(['B', 'C', 'D'])).toEqual(['C', 'D', 'B']);
    expect(order(['A', 'C', 'D'])).toEqual(['D', 'A', 'C']);
    expect(order(['D', 'B', 'A'])).toEqual(['A', 'B', 'D']);
  });

  it('with two or four, the draw decides, and everyone is first now and then (Z2.3)', () => {
    const first = new Set<string>();
    for (let seed = 0; seed < 60; seed++) first.add(unwrap(zorgl.setup(OPTIONS[3]!, seed)).order[0]!);
    expect([...first].sort()).toEqual(['A', 'B', 'C', 'D']);
  });

  it('turns the special traits on with the first special monster, and has each of them once (Z11)', () => {
    const specials = (monsters: SetupOptions['monsters'] & object) => {
      const position = zorgl.setup({ ...OPTIONS[0]!, monsters }, 1);
      return position.ok ? position.value.options.specials : position.error.field;
    };
    expect(specials({})).toBe(false);
    expect(specials({ A: 'zorgl', C: 'zorgl' })).toBe(false);
    expect(specials({ A: 'xman' })).toBe(true);
    expect(specials({ A: 'xman', C: 'xman' })).toBe('monsters');
  });

  it('refuses neighbours for two, a place twice, one player, an unknown monster, a broken seed', () => {
    const attempt = (change: Partial<SetupOptions>, seed = 1) => {
      const result = zorgl.setup({ ...OPTIONS[0]!, ...change }, seed);
      return result.ok ? undefined : result.error.field;
    };
    expect(attempt({ places: ['A', 'B'] })).toBe('places');
    expect(attempt({ places: ['A', 'A', 'C'] })).toBe('places');
    expect(attempt({ places: ['A'] })).toBe('places');
    expect(attempt({ monsters: { A: 'gozilla' } })).toBe('monsters');
    expect(attempt({}, 0.5)).toBe('seed');
  });
});
