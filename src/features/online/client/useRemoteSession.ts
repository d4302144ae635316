import { useEffect, useMemo, useState } from 'react';
import type { GameTypes } from '#core';
import { useLanguage } from '#i18n';
import type { GameModule, GameTable, PagePreferences } from '#module';
import type { RoomInfo } from '#net';
import type { RemoteSource } from '#session';
import type { TableParts } from '../../../table/game/parts';
import { useTableParts } from '../../../table/game/useTableParts';
import { type DeviceSeats, remoteSession, seatsIn } from './remoteSession';

/** A room's match on this device. Its seats follow the room. */
export interface RemoteMatch {
  readonly module: GameModule;
  readonly table: GameTable;
  readonly room: RoomInfo;
  readonly source: RemoteSource<GameTypes>;
  /** For the initial speed. */
  readonly preferences: PagePreferences;
  /** Read once; a spectator's device by default. */
  readonly here?: () => DeviceSeats;
}

/** The parts of a room's table, with their own session. */
export function useRemoteSession(match: RemoteMatch): TableParts {
  const { module, table, room, source, preferences, here } = match;
  const language = useLanguage();
  const seats = useMemo(
    () =>
      seatsIn(room, module.rules.seats(source.viewAt(0, source.viewer)), module.words(language).defaultNames),
    [room, module, source, language],
  );
  const [session] = useState(() => remoteSession(module, source, seats, preferences, here?.()));
  useEffect(() => session.setSeats(seats), [session, seats]);
  return useTableParts({ module, session }, table);
}
