import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { SeatOrderProvider, Waiting } from '#ui';
import { persistentQuery } from '../../../page/address';
import { UnknownPage } from '../../../page/faults/UnknownPage';
import { lazily } from '../../../page/lazily';
import { useSessions } from '../../../page/services';
import { shelf } from '../../../page/shelf';
import { useGameTable } from '../../../table/game/useGameTable';
import { type Taught, taughtPages } from '../../../table/lesson/taught';
import type { LessonPageProps } from './LessonPage';

interface LessonProps {
  readonly lesson: string;
  readonly onLobby: () => void;
}

/** List pages of all games with lessons. */
const LISTS = new Map(
  shelf.entries.flatMap((entry) => {
    const { id, teaching } = entry;
    if (teaching?.lessons !== true) return [];
    const List = lazily(async () => {
      const [{ LessonListPage }, taught] = await Promise.all([import('./LessonListPage'), teaching.load()]);
      return () => <LessonListPage entry={entry} teaching={taught} />;
    });
    return [[id, List] as const];
  }),
);

/** Pages of single lessons. */
const LESSONS = taughtPages<typeof import('./LessonPage'), LessonProps>(
  () => import('./LessonPage'),
  ({ LessonPage }, taught) =>
    (props) => <OneLesson {...props} {...taught} Component={LessonPage} />,
);

interface OneLessonProps extends LessonProps, Taught {
  readonly Component: (props: LessonPageProps) => ReactNode;
}

function OneLesson({ lesson: id, onLobby, teaching, module, entry, Component }: OneLessonProps) {
  const { pathname } = useLocation();
  const table = useGameTable(module);
  const lesson = teaching.lessons?.find((each) => each.id === id);
  if (lesson === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
  if (table === null) return <Waiting />;
  return (
    <SeatOrderProvider seats={module.seats}>
      <Component key={id} entry={entry} module={module} game={table} teaching={teaching} lesson={lesson} />
    </SeatOrderProvider>
  );
}

/** The lessons of the game in the address, or one of them. */
export function Learn() {
  const sessions = useSessions();
  const { game = '', lesson } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onLobby = () => void navigate(`/${persistentQuery(search)}`);
  // Returning from the table leaves its game; it stays saved once somebody has played.
  useEffect(() => sessions.leave(), [sessions]);
  const [List, One] = [LISTS.get(game), LESSONS.get(game)];
  if (List === undefined || One === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
  return (
    <Suspense fallback={<Waiting />}>
      {lesson === undefined ? <List /> : <One lesson={lesson} onLobby={onLobby} />}
    </Suspense>
  );
}
