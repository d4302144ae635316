import type { Layout, PieceIndex, Timeline } from '#director';
import type { Event, View } from '#zorgl/rules';
import { advanceThrough } from './advance';
import { type ChoreographySettings, choreograph } from './choreography';
import { layout } from './layout';
import { tableOf } from './opening';
import { rebuildTable } from './rebuildTable';
import type { Table } from './table';

/** The presentation of Zorgl-Zilla for a session. */
export const presentation = {
  begin: (view: View, before?: Table): Table =>
    before === undefined ? tableOf(view) : rebuildTable(before, view),
  advance: (table: Table, events: readonly Event[]): Table => advanceThrough(table, events),
  pieces: (table: Table): PieceIndex => table.pieces,
  layout: (table: Table): Layout => layout(table),
  timeline: (table: Table, events: readonly Event[], settings: ChoreographySettings): Timeline =>
    choreograph(table, events, settings),
};
