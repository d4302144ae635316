import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Ping } from '#core';
import type { TableTalk } from '#module';
import type { TableParts } from '../../../table/game/parts';
import { talkOf } from '../../../table/talk';
import type { RoomClient } from '../client/RoomClient';

const NOTHING: readonly Ping[] = [];

/**
 * Hook: team pings over a room.
 * @param speaker seat whose hand is shown
 * @param link client of that seat; undefined for none
 */
export function useRoomTalk(
  parts: TableParts,
  speaker: string | null,
  link: RoomClient | undefined,
): TableTalk | null {
  const follow = useCallback((listener: () => void) => link?.store.subscribe(listener) ?? (() => {}), [link]);
  const marks = useSyncExternalStore(follow, () => link?.store.getState().talk ?? NOTHING);
  return useMemo(
    () =>
      link === undefined
        ? null
        : talkOf(parts, speaker, marks, (_, talk) => void link.ask({ do: 'talk', ...talk })),
    [parts, speaker, marks, link],
  );
}
