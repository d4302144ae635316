import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { usePageTitle, Waiting } from '#ui';
import type { Page } from '../../../page/page';
import { useWakeLock } from '../../../page/useWakeLock';
import { AtRoom, type BroadcastPlace } from './AtRoom';
import { BroadcastTable } from './BroadcastTable';
import { CasterDesk } from './CasterDesk';

export interface CastPageProps {
  readonly page: Page;
  readonly code: string;
}

/** The caster's desk: the table with all hands, a free camera, and tools whose results everybody sees. */
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

function Desk({ page, place }: { readonly page: Page; readonly place: BroadcastPlace }) {
  const { feed, link, state } = place;
  const { broadcast } = useStore(feed.store);
  const match = state.source?.number ?? 0;
  return (
    <BroadcastTable
      page={page}
      place={place}
      broadcast={{ ...broadcast, margins: 0, hands: state.room.seats.map(({ seat }) => seat) }}
      waiting={<Waiting />}
      behind={broadcast.delay}
      clear={false}
      desk={(parts) => <CasterDesk {...parts} link={link} match={match} />}
    />
  );
}
