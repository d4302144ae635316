import { useEffect, useMemo, useState } from 'react';
import type { GameTypes } from '#core';
import { useLanguage } from '#i18n';
import type { GameModule, GameTable, PagePreferences } from '#module';
import type { RoomInfo } from '#net';
import type { RemoteSource } from '#session';
import type { TableParts } from '../../../table/game/parts';
import { useTableParts } from '../../../table/game/useTableParts';
import { type DeviceSeats, remoteSession, seatsIn } from './remoteSession';

/** The match of a room as it is shown on this device, for as long as the page is there; its seats follow the room. */
export interface RemoteMatch {
  readonly module: GameModule;
  readonly table: GameTable;
  readonly room: RoomInfo;
  readonly source: RemoteSource<GameTypes>;
  /** How fast it is shown at first. */
  readonly preferences: PagePreferences;
  /** Asked once; the device of somebody who watches if left out. */
  readonly here?: () => DeviceSeats;
}

/** The parts of the table of a room, with a session of its own. */
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
