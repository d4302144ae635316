import { expect, it } from 'vitest';
import { unwrap } from '#core';
import { simulator, tetzilla } from '#tetzilla/rules';
import { lookOfPiece, presentation } from '#tetzilla/view';
import { playWithLostTable } from '../../../helpers/lost-table';

/** The action whose events cannot be followed: tiles lie, kaiju have smashed something. */
const LOST = 30;

const looks = (pieces: readonly string[]) => pieces.map(lookOfPiece);

it('a table that could not follow an action shows the position all the same, with the markers that it had', async () => {
  const opening = unwrap(
    tetzilla.setup({ figures: ['zorgl-a', 'xman'], abilities: 'random', guardPoints: 1, level: false }, 5),
  );
  const game = { rules: tetzilla, simulator, presentation };
  const session = await playWithLostTable(game, opening, LOST, (table, seen) => {
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
  });
  const [before, after] = [session.tableAt(LOST), session.tableAt(LOST + 1)];
  const stayed = [...before.markers].filter(([box]) => after.markers.has(box));
  expect(stayed.length).toBeGreaterThan(0);
  for (const [box, piece] of stayed) expect(after.markers.get(box)).toBe(piece);
});
