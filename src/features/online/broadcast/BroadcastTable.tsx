import type { ReactNode } from 'react';
import type { Broadcast } from '#net';
import { useGameTable } from '../../../table/game/useGameTable';
import type { BroadcastPlace } from './AtRoom';
import { StartingSoonScreen } from './StartingSoonScreen';
import { Themed } from './Themed';
import { WatchTable, type WatchTableProps } from './WatchTable';

export interface BroadcastTableProps extends Pick<WatchTableProps, 'behind' | 'clear' | 'desk'> {
  readonly place: BroadcastPlace;
  /** With the overrides of this page. */
  readonly broadcast: Broadcast;
  /** Placeholder until the match is loaded. */
  readonly waiting: ReactNode;
}

/** A broadcast: the starting screen before a game, then the table. */
export function BroadcastTable({ place, broadcast, waiting, ...rest }: BroadcastTableProps) {
  const { found, link, state, feed } = place;
  const table = useGameTable(found.module);
  const { room, source } = state;
  return (
    <Themed theme={broadcast.theme} margins={broadcast.margins}>
      {table === null || source === null ? (
        waiting
      ) : room.begun ? (
        <WatchTable
          {...rest}
          key={state.deals}
          module={found.module}
          table={table}
          room={state}
          link={link}
          source={source}
          feed={feed}
          broadcast={broadcast}
        />
      ) : (
        <StartingSoonScreen room={room} module={found.module} broadcast={broadcast} behind={rest.behind} />
      )}
    </Themed>
  );
}
