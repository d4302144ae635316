import { expect, it } from 'vitest';
import { Match, unwrap } from '#core';
import { layoutBuffer } from '#director';
import { arrangeSeats, decideHere, LocalSource, type Presentation, Session } from '#session';
import { simulator, type ZorglTypes, zorgl } from '#zorgl/rules';
import { layout, presentation, type Table } from '#zorgl/view';

/** The action whose events cannot be followed. */
const BROKEN = 6;

it('a table that could not follow an action shows the position all the same, and goes on moving', async () => {
  const opening = unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english' }, 5));
  const bots = new Map([
    ['A', 'greedy'],
    ['C', 'greedy'],
  ] as const);
  const seats = unwrap(arrangeSeats(zorgl.seats(opening), new Map(), bots));
  const source = new LocalSource(new Match(zorgl, opening));
  const broken: Presentation<ZorglTypes, Table> = {
    ...presentation,
    advance(table, events) {
      if (events === source.entries[BROKEN]?.events) throw new Error('planted');
      return presentation.advance(table, events);
    },
  };
  const session = new Session({
    source,
    presentation: broken,
    decide: decideHere(simulator),
    seats,
    seed: 5,
  });
  const first = session.tableAt(0);
  await session.pass(3600);
  const { over, faults, actual } = session.store.getState();
  expect(over).toBe(true);
  expect(faults.map(({ code, action }) => [code, action])).toEqual([['table', BROKEN]]);
  for (let count = 0; count <= actual; count++) {
    const table = session.tableAt(count);
    const seen = presentation.begin(source.viewAt(count, 'spectator'));
    expect([...table.buildings.keys()].sort()).toEqual([...seen.buildings.keys()].sort());
    for (const [box, { floors }] of table.buildings) {
      // The very floors that the city was built of, the lowest first.
      expect(floors).toEqual(
        first.buildings.get(box)?.floors.slice(0, seen.buildings.get(box)?.floors.length),
      );
    }
    for (const [seat, { floors, units }] of table.piles) {
      expect(floors).toHaveLength(seen.piles.get(seat)?.floors.length ?? 0);
      expect(units).toHaveLength(seen.piles.get(seat)?.units.length ?? 0);
    }
  }
  const poses = session.pieces.buffer();
  session.director.sample(poses);
  expect(poses).toEqual(layoutBuffer(session.pieces, layout(session.table)));
});
