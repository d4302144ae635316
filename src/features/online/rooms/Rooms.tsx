import { Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Waiting } from '#ui';
import { persistentQuery } from '../../../page/address';
import { UnknownPage } from '../../../page/faults/UnknownPage';
import { fontsLoaded } from '../../../page/fonts';
import { lazily } from '../../../page/lazily';
import { shelf } from '../../../page/shelf';

interface CodeProps {
  readonly code: string;
}

const letters = () => fontsLoaded(document.fonts);

const HOSTS = new Map(
  shelf.entries.map((entry) => {
    const Host = lazily(async () => {
      const [{ HostPage }, module] = await Promise.all([import('./HostPage'), entry.load(), letters()]);
      return () => <HostPage entry={entry} module={module} />;
    });
    return [entry.id, Host] as const;
  }),
);

const Code = lazily(async () => (await import('./JoinPage')).CodePage);

const AT_ROOM = {
  room: lazily<CodeProps>(async () => (await import('./RoomPage')).RoomPage),
  crowd: lazily<CodeProps>(async () => (await import('../crowd/CrowdPage')).CrowdPage),
  join: lazily<CodeProps>(async () => (await import('./JoinPage')).JoinPage),
};

export interface RoomsPageProps {
  readonly part: 'host' | 'code' | keyof typeof AT_ROOM;
}

/** Pages of tables for several devices. */
export function Rooms({ part }: RoomsPageProps) {
  const { game = '', code = '' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const Host = HOSTS.get(game);
  if (part === 'host' && Host === undefined) {
    return <UnknownPage path={pathname} onLobby={() => void navigate(`/${persistentQuery(search)}`)} />;
  }
  const known = code.toUpperCase();
  return (
    <Suspense fallback={<Waiting />}>
      {part === 'host' && Host !== undefined && <Host />}
      {part === 'code' && <Code />}
      {part === 'room' && <AT_ROOM.room key={known} code={known} />}
      {part === 'crowd' && <AT_ROOM.crowd key={known} code={known} />}
      {part === 'join' && <AT_ROOM.join key={known} code={known} />}
    </Suspense>
  );
}
