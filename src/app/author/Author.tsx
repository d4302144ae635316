import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { GameModule, Teaching } from '#module';
import { SeatOrderProvider, Waiting } from '#ui';
import { persistentQuery } from '../address';
import { UnknownPage } from '../faults/UnknownPage';
import { lazily } from '../lazily';
import { lettersLoaded } from '../letters';
import type { Page } from '../page';
import { shelf } from '../shelf';
import { useGameTable } from '../table/useGameTable';
import type { AuthorPageProps } from './AuthorPage';

interface OneProps {
  readonly page: Page;
  /** The name of the lesson on this device. */
  readonly lesson: string;
  readonly played: boolean;
  readonly onLobby: () => void;
}

/** The games of which lessons can be written, each loaded when it is first asked for. */
const TAUGHT = new Map(
  shelf.entries.flatMap((entry) => {
    const { id, teaching, load } = entry;
    if (teaching?.lessons !== true) return [];
    const One = lazily<OneProps>(async () => {
      const [{ AuthorPage }, taught, module] = await Promise.all([
        import('./AuthorPage'),
        teaching.load(),
        load(),
        lettersLoaded(document.fonts),
      ]);
      return (props) => (
        <Loaded {...props} teaching={taught} module={module} entry={entry} Component={AuthorPage} />
      );
    });
    return [[id, One] as const];
  }),
);

interface LoadedProps extends OneProps, Pick<AuthorPageProps, 'entry'> {
  readonly teaching: Teaching;
  readonly module: GameModule;
  readonly Component: (props: AuthorPageProps) => ReactNode;
}

function Loaded({
  page,
  lesson,
  played,
  onLobby,
  teaching: { board },
  module,
  entry,
  Component,
}: LoadedProps) {
  const { pathname } = useLocation();
  const table = useGameTable(page, module);
  if (board === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
  if (table === null) return <Waiting />;
  return (
    <SeatOrderProvider seats={module.seats}>
      <Component
        key={lesson}
        page={page}
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

/** A lesson of this device, to be written on, or to be played. */
export function Author({ page }: { readonly page: Page }) {
  const { game = '', lesson = '', mode } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onLobby = () => void navigate(`/${persistentQuery(search)}`);
  // Whoever comes from the table has left its game; it is kept.
  useEffect(() => page.leave(), [page]);
  const One = TAUGHT.get(game);
  if (One === undefined || (mode !== undefined && mode !== 'play'))
    return <UnknownPage path={pathname} onLobby={onLobby} />;
  return (
    <Suspense fallback={<Waiting />}>
      <One page={page} lesson={lesson} played={mode === 'play'} onLobby={onLobby} />
    </Suspense>
  );
}
