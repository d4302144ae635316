import type { PagePreferences } from '#module';
import { useSession } from '#session';
import type { TableParts } from './game/parts';

/** Orientation of a table and its page. */
export interface Facing {
  /** Seat from whose side the table is seen; null for the default side. */
  readonly facing: string | null;
  /** The page is rotated by 180° for a player opposite. */
  readonly turned: boolean;
}

/** Turns the table, and if wanted the page, towards the current player of a device that lies between people. */
export function useFacing(
  parts: TableParts,
  { turnsTable, turnsPage }: Pick<PagePreferences, 'turnsTable' | 'turnsPage'>,
): Facing {
  const { session, table, seats } = parts;
  const atDevice = useSession(session, (state) => state.passTo ?? state.holder);
  const facing = turnsTable ? atDevice : null;
  const opposite = facing !== null && Math.abs(table.sideOf?.(facing, seats) ?? 0) > Math.PI / 2;
  return { facing, turned: turnsPage && opposite };
}
