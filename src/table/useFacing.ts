import type { PagePreferences } from '#module';
import { useSession } from '#session';
import type { TableParts } from './game/parts';

/** Which way a table and its page look. */
export interface Facing {
  /** The seat whose side the table is looked at from; null for its usual side. */
  readonly facing: string | null;
  /** The page is rotated by 180° for a player opposite. */
  readonly turned: boolean;
}

/** The table, and where it is wanted the page, look towards the player at a device that lies between people. */
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
