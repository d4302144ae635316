import { expect, it } from 'vitest';
import { unwrap } from '#core';
import { simulator, zorgl } from '#zorgl/rules';
import { presentation } from '#zorgl/view';
import { playWithLostTable } from '../helpers/lost-table';

/** The action whose events cannot be followed. */
const LOST = 6;

it('a table that could not follow an action shows the position all the same, and goes on moving', async () => {
  const opening = unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english' }, 5));
  const first = presentation.begin(zorgl.view(opening, 'spectator'));
  const game = { rules: zorgl, simulator, presentation };
  await playWithLostTable(game, opening, LOST, (table, seen) => {
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
  });
});
