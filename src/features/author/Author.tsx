import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { SeatOrderProvider, Waiting } from '#ui';
import { persistentQuery } from '../../page/address';
import { UnknownPage } from '../../page/faults/UnknownPage';
import { useSessions } from '../../page/services';
import { useGameTable } from '../../table/game/useGameTable';
import { type Taught, taughtPages } from '../../table/lesson/taught';
import type { AuthorPageProps } from './AuthorPage';

interface OneProps {
  /** Id of the lesson on this device. */
  readonly lesson: string;
  readonly played: boolean;
  readonly onLobby: () => void;
}

const WRITTEN = taughtPages<typeof import('./AuthorPage'), OneProps>(
  () => import('./AuthorPage'),
  ({ AuthorPage }, taught) =>
    (props) => <Loaded {...props} {...taught} Component={AuthorPage} />,
);

interface LoadedProps extends OneProps, Taught {
  readonly Component: (props: AuthorPageProps) => ReactNode;
}

function Loaded({ lesson, played, onLobby, teaching: { board }, module, entry, Component }: LoadedProps) {
  const { pathname } = useLocation();
  const table = useGameTable(module);
  if (board === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
  if (table === null) return <Waiting />;
  return (
    <SeatOrderProvider seats={module.seats}>
      <Component
        key={lesson}
        entry={entry}
        module={module}
        game={table}
        board={board}
        name={lesson}
        played={played}
        onLobby={onLobby}
      />
    </SeatOrderProvider>
  );
}

/** Opens a lesson of this device for editing or playing. */
export function Author() {
  const sessions = useSessions();
  const { game = '', lesson = '', mode } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onLobby = () => void navigate(`/${persistentQuery(search)}`);
  // Returning from the table leaves its game; it stays saved.
  useEffect(() => sessions.leave(), [sessions]);
  const One = WRITTEN.get(game);
  if (One === undefined || (mode !== undefined && mode !== 'play'))
    return <UnknownPage path={pathname} onLobby={onLobby} />;
  return (
    <Suspense fallback={<Waiting />}>
      <One lesson={lesson} played={mode === 'play'} onLobby={onLobby} />
    </Suspense>
  );
}
