import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameTypes, Random, redact, type Seed, unwrap } from '#core';
import { Previews } from '#session';
import { tetzillaModule } from '#tetzilla';
import { FIGURES } from '#tetzilla/rules';
import { zorglModule } from '#zorgl';
import { expectEqual } from '../helpers/expect-equal';
import type { ShownGame } from '../helpers/lost-table';
import { lapModule } from '../tiny/module';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

interface Turn<T extends GameTypes> {
  readonly position: T['Position'];
  readonly seat: T['Seat'];
  readonly action: T['Action'];
}

/** Each decision of a random game, and an action taken by chance. */
function* turns<T extends GameTypes>(
  rules: ShownGame<T, unknown>['rules'],
  opening: T['Position'],
  seed: Seed,
  most: number,
): Generator<Turn<T>> {
  const random = Random.fromSeed(seed);
  let position = opening;
  for (let count = 0; count < most; count++) {
    const seat = rules.pending(position).at(-1)?.seat;
    if (seat === undefined) return;
    const action = random.pick(rules.legal(position));
    yield { position, seat, action };
    position = unwrap(rules.apply(position, action)).position;
  }
}

/** What a game is foreseen with. */
function check<T extends GameTypes, Table>(
  { rules, simulator, presentation }: ShownGame<T, Table>,
  opening: T['Position'],
  seed: Seed,
  most = 45,
): void {
  let table = presentation.begin(rules.view(opening, 'spectator'));
  for (const { position, seat, action } of turns(rules, opening, seed, most)) {
    const view = rules.view(position, seat);
    const sight = (deals?: readonly Seed[]) =>
      new Previews({ rules, simulator }, presentation, view, seat, table, deals);
    const foresight = sight();
    const outcome = foresight.of([action])!;
    const real = unwrap(rules.apply(position, action));
    const events = redact<T['Event']>(real.events, 'spectator');
    const next = presentation.advance(table, events);
    expect(outcome.reveals).toBe(rules.reveals(real.events));
    if (!outcome.reveals) {
      expectEqual(outcome.events, events);
      expectEqual(outcome.view, rules.view(real.position, seat));
      expectEqual(outcome.pending, rules.pending(real.position));
      expectEqual(outcome.ranking, rules.ranking(real.position));
      expect(outcome.over).toBe(rules.outcome(real.position) !== null);
      const [before, after] = [presentation.layout(table), presentation.layout(next)];
      const moved = [...before].filter(
        ([piece, pose]) => JSON.stringify(pose) !== JSON.stringify(after.get(piece)),
      );
      expectEqual(
        foresight.changes(outcome),
        moved.map(([piece, from]) => ({ piece, from, to: after.get(piece) })),
      );
      expectEqual(sight([7, 8]).of([action]), outcome);
    } else {
      const left = events.map((event) => JSON.stringify(event));
      for (const event of outcome.events) {
        const index = left.indexOf(JSON.stringify(event));
        expect(index).toBeGreaterThanOrEqual(0);
        left.splice(0, index + 1);
      }
    }
    const other = simulator.determinize(view, seed);
    const same = new Previews({ rules, simulator }, presentation, rules.view(other, seat), seat, table);
    expectEqual(same.of([action]), outcome);
    table = next;
  }
}

describe('what is foreseen of an action, over random games', () => {
  it('is what really happens in Zorgl-Zilla, but for cards that come to light', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, army) => {
        const options = { places: ['A', 'B', 'C', 'D'], army, flight: 'english' } as const;
        check(zorglModule, unwrap(zorglModule.rules.setup(options, seed)), seed);
      }),
      { numRuns: 3, seed: 11 },
    );
  });

  it('is what really happens in TetZilla', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const options = {
          figures: FIGURES.slice(0, 3),
          abilities: 'random',
          guardPoints: 1,
          level: true,
        } as const;
        check(tetzillaModule, unwrap(tetzillaModule.rules.setup(options, seed)), seed);
      }),
      { numRuns: 2, seed: 12 },
    );
  });

  it('is what really happens in a game that does nothing for it', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        check(lapModule, unwrap(lapModule.rules.setup({ players: 5, laps: 1 }, seed)), seed);
      }),
      { numRuns: 5, seed: 13 },
    );
  });
});
