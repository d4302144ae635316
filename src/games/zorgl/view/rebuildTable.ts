import type { Box, Seat, View } from '#zorgl/rules';
import { tableOf } from './opening';
import type { Building, Pile, Standing, Table } from './table';

/** A supply of pieces of one kind. */
class Stock {
  private readonly free: Set<string>;
  private readonly short: { readonly place: string[]; readonly count: number }[] = [];

  constructor(pieces: Iterable<string>) {
    this.free = new Set(pieces);
  }

  /** Reserves a number of pieces. Those that were there before stay; {@link fill} adds the missing ones. */
  place(count: number, had: readonly string[]): readonly string[] {
    const place = had.filter((piece) => this.free.has(piece)).slice(0, count);
    for (const piece of place) this.free.delete(piece);
    this.short.push({ place, count });
    return place;
  }

  /** Distributes the remaining pieces to where some are missing. */
  fill(): void {
    const rest = this.free.values();
    for (const { place, count } of this.short) {
      while (place.length < count) {
        const { done, value } = rest.next();
        if (done === true) return;
        place.push(value);
      }
    }
  }
}

/**
 * The table for a view, reusing the pieces of an earlier table of the same match and keeping them in place
 * where possible. For jumps whose events are not known; no marks on the ground are added.
 */
export function rebuildTable(before: Table, view: View): Table {
  const seen = tableOf(view);
  const ids = (...kinds: readonly string[]) =>
    before.cast.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const floors = new Stock(ids('floor', 'ring'));
  const units = new Stock(ids('unit'));
  const buildings = new Map<Box, Building>();
  for (const [box, building] of seen.buildings) {
    const known = before.buildings.get(box);
    const kept = floors.place(building.floors.length, known?.floors ?? []);
    buildings.set(box, { ...building, ...known, floors: kept });
  }
  const places = Array.from(seen.units, ([box, standing]) => {
    const known = before.units.get(box);
    return { standing: known ?? standing, place: units.place(1, known === undefined ? [] : [known.piece]) };
  });
  const piles = new Map<Seat, Pile>();
  for (const [seat, pile] of seen.piles) {
    const known = before.piles.get(seat);
    piles.set(seat, {
      floors: floors.place(pile.floors.length, known?.floors ?? []),
      units: units.place(pile.units.length, known?.units ?? []),
    });
  }
  floors.fill();
  units.fill();
  const standing = new Map<Box, Standing>();
  for (const { standing: unit, place } of places) {
    const [piece] = place;
    if (piece !== undefined) standing.set(unit.box, { ...unit, piece });
  }
  const monsters = new Map<Seat, Standing>();
  for (const [seat, monster] of seen.monsters) {
    const known = before.monsters.get(seat);
    monsters.set(seat, known?.box === monster.box ? known : monster);
  }
  const { cast, pieces, handRoom, decals } = before;
  return { ...seen, cast, pieces, handRoom, decals, buildings, units: standing, piles, monsters };
}
