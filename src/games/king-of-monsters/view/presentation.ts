import { type KingTypes, king } from '#king-of-monsters/rules';
import type { Presentation } from '#session';
import { advanceThrough } from './advance';
import { choreograph } from './choreography';
import { layout } from './layout';
import { rebuildTable, type Table, tableOf } from './table';

/** Presentation of King of Monsters for a session. */
export const presentation: Presentation<KingTypes, Table> = {
  begin: (view, before) => (before === undefined ? tableOf(view) : rebuildTable(before, view)),
  advance: advanceThrough,
  pieces: ({ pieces }) => pieces,
  layout,
  passage: king.passage,
  timeline: choreograph,
};
