import { expect, it } from 'vitest';
import { Match, unwrap } from '#core';
import { layoutBuffer } from '#director';
import { arrangeSeats, decideHere, LocalSource, type Presentation, Session } from '#session';
import { simulator, type TetzillaTypes, tetzilla } from '#tetzilla/rules';
import { layout, lookOfPiece, presentation, type Table } from '#tetzilla/view';

/** The action whose events cannot be followed: tiles lie, kaiju have smashed something. */
const BROKEN = 30;

const looks = (pieces: readonly string[]) => pieces.map(lookOfPiece);

it('a table that could not follow an action shows the position all the same, with the markers that it had', async () => {
  const opening = unwrap(
    tetzilla.setup({ figures: ['zorgl-a', 'xman'], abilities: 'random', guardPoints: 1, level: false }, 5),
  );
  const bots = new Map([
    ['A', 'greedy'],
    ['B', 'greedy'],
  ] as const);
  const seats = unwrap(arrangeSeats(tetzilla.seats(opening), new Map(), bots));
  const source = new LocalSource(new Match(tetzilla, opening));
  const broken: Presentation<TetzillaTypes, Table> = {
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
  await session.pass(3600);
  const { over, faults, actual } = session.store.getState();
  expect(over).toBe(true);
  expect(faults.map(({ code, action }) => [code, action])).toEqual([['table', BROKEN]]);
  for (let count = 0; count <= actual; count++) {
    const table = session.tableAt(count);
    const seen = presentation.begin(source.viewAt(count, 'spectator'));
    expect([...table.markers.keys()].sort()).toEqual([...seen.markers.keys()].sort());
    for (const [box, piece] of seen.markers)
      expect(lookOfPiece(table.markers.get(box)!)).toBe(lookOfPiece(piece));
    const given = [...table.markers.values()];
    for (const [seat, { buildings, guards }] of table.piles) {
      expect(looks(buildings)).toEqual(looks(seen.piles.get(seat)!.buildings));
      expect(looks(guards)).toEqual(looks(seen.piles.get(seat)!.guards));
      given.push(...buildings, ...guards);
    }
    expect(new Set(given).size).toBe(given.length);
  }
  const [before, after] = [session.tableAt(BROKEN), session.tableAt(BROKEN + 1)];
  const stayed = [...before.markers].filter(([box]) => after.markers.has(box));
  expect(stayed.length).toBeGreaterThan(0);
  for (const [box, piece] of stayed) expect(after.markers.get(box)).toBe(piece);
  const poses = session.pieces.buffer();
  session.director.sample(poses);
  expect(poses).toEqual(layoutBuffer(session.pieces, layout(session.table)));
});
