import { PieceIndex, TimelineBuilder } from '#director';
import type { KingTypes } from '#king-of-monsters/rules';
import type { Presentation } from '#session';

/** The physical table: which piece is where. */
export interface Table {
  readonly pieces: PieceIndex;
}

const BARE: Table = { pieces: new PieceIndex([]) };

/** How King of Monsters looks on the table: its part in a session. */
export const presentation: Presentation<KingTypes, Table> = {
  begin: () => BARE,
  advance: (table) => table,
  pieces: ({ pieces }) => pieces,
  layout: () => new Map(),
  timeline: ({ pieces }) => new TimelineBuilder(pieces, new Float64Array(0)).build(),
};
