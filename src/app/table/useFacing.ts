import type { PagePreferences } from '#module';
import { isHuman, useSession } from '#session';
import type { TableParts } from './parts';

/** Which way a table and its page look. */
export interface Facing {
  /** The seat whose side the table is looked at from; null for its usual side. */
  readonly facing: string | null;
  /** The page is upside down, towards somebody who sits opposite. */
  readonly turned: boolean;
}

/** Whom the table faces: whoever has the device, or whom the game names for a while; never a bot. */
function facedBy({ session, table }: TableParts, seat: string | null, view: unknown): string | null {
  const named = seat === null ? null : (table.faces?.(seat, view) ?? seat);
  const known = session.store.getState().seats.find((info) => info.seat === named);
  return known !== undefined && isHuman(known) ? named : seat;
}

/** The table, and where it is wanted the page, look towards whoever plays at a device that lies between people. */
export function useFacing(
  parts: TableParts,
  { turnsTable, turnsPage }: Pick<PagePreferences, 'turnsTable' | 'turnsPage'>,
): Facing {
  const { session, table, seats } = parts;
  const view = useSession(session, (state) => state.view);
  const atDevice = useSession(session, (state) => state.curtain ?? state.holder);
  const facing = turnsTable ? facedBy(parts, atDevice, view) : null;
  const opposite = facing !== null && Math.abs(table.sideOf?.(facing, seats) ?? 0) > Math.PI / 2;
  return { facing, turned: turnsPage && opposite };
}
