import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { usePageTitle, Waiting } from '#ui';
import { useWakeLock } from '../attract/useWakeLock';
import type { Page } from '../page';
import { useGameTable } from '../table/useGameTable';
import { AtRoom, type Place } from './AtRoom';
import { CasterDesk } from './CasterDesk';
import { SoonCard } from './SoonCard';
import { Themed } from './Themed';
import { WatchTable } from './WatchTable';

export interface CastPageProps {
  readonly page: Page;
  readonly code: string;
}

/** The desk of a caster: the table with all hands, a camera of one's own, and the tools that everybody sees the work of. */
export function CastPage({ page, code }: CastPageProps) {
  const { watch } = useMessages();
  usePageTitle(watch.castTitle);
  useWakeLock();
  return (
    <AtRoom page={page} code={code} part="cast">
      {(place) => <Desk page={page} place={place} />}
    </AtRoom>
  );
}

function Desk({ page, place }: { readonly page: Page; readonly place: Place }) {
  const { found, link, state, feed } = place;
  const { broadcast } = useStore(feed.store);
  const table = useGameTable(page, found.module);
  const { room, source } = state;
  if (table === null || source === null) return <Waiting />;
  return (
    <Themed theme={broadcast.theme} margins={0}>
      {room.begun ? (
        <WatchTable
          key={state.deals}
          page={page}
          module={found.module}
          table={table}
          room={state}
          link={link}
          source={source}
          feed={feed}
          broadcast={{ ...broadcast, hands: room.seats.map(({ seat }) => seat) }}
          behind={broadcast.delay}
          clear={false}
          desk={(parts) => <CasterDesk {...parts} link={link} match={source.number} />}
        />
      ) : (
        <SoonCard room={room} module={found.module} />
      )}
    </Themed>
  );
}
