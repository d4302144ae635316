import { withDecals } from '#kaiju/show';
import type { Event } from '#tetzilla/rules';
import { decalsOf } from './decals';
import { movePieces, type Table } from './table';

/** The table after an event; the same object if nothing visible changes. Throws if the event does not fit. */
export function advanceTable(table: Table, event: Event): Table {
  return withDecals(movePieces(table, event), decalsOf(table, event));
}

/** The table after several events. */
export function advanceThrough(table: Table, events: readonly Event[]): Table {
  return events.reduce(advanceTable, table);
}
