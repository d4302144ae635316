import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { usePageTitle, Waiting } from '#ui';
import { useWakeLock } from '../../../page/useWakeLock';
import { AtRoom, type BroadcastPlace } from './AtRoom';
import { BroadcastTable } from './BroadcastTable';
import { CasterDesk } from './CasterDesk';

export interface CastPageProps {
  readonly code: string;
}

/** The caster's desk: the table with all hands, a free camera, and tools whose results everybody sees. */
export function CastPage({ code }: CastPageProps) {
  const { watch } = useMessages();
  usePageTitle(watch.castTitle);
  useWakeLock();
  return (
    <AtRoom code={code} part="cast">
      {(place) => <Desk place={place} />}
    </AtRoom>
  );
}

function Desk({ place }: { readonly place: BroadcastPlace }) {
  const { feed, link, state } = place;
  const { broadcast } = useStore(feed.store);
  const match = state.source?.number ?? 0;
  return (
    <BroadcastTable
      place={place}
      broadcast={{ ...broadcast, margins: 0, hands: state.room.seats.map(({ seat }) => seat) }}
      waiting={<Waiting />}
      behind={broadcast.delay}
      clear={false}
      desk={(parts) => <CasterDesk {...parts} link={link} match={match} />}
    />
  );
}
