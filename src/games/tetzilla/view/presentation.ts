import type { Presentation } from '#session';
import type { TetzillaTypes } from '#tetzilla/rules';
import { advanceThrough } from './advance';
import { choreograph } from './choreography';
import { layout } from './layout';
import { rebuildTable } from './rebuildTable';
import { type Table, tableOf } from './table';

/** The presentation of TetZilla for a session. */
export const presentation: Presentation<TetzillaTypes, Table> = {
  begin: (view, before) => (before === undefined ? tableOf(view) : rebuildTable(before, view)),
  advance: advanceThrough,
  pieces: ({ pieces }) => pieces,
  layout,
  timeline: choreograph,
};
