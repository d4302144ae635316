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
import type { LessonPageProps } from './LessonPage';

interface LearnProps {
  readonly page: Page;
}

interface LessonProps extends LearnProps {
  readonly lesson: string;
  readonly onLobby: () => void;
}

/** The games that have lessons, each loaded when it is first opened: all of them as a list, and one by one. */
const TAUGHT = new Map(
  shelf.entries.flatMap((entry) => {
    const { id, teaching, load } = entry;
    if (teaching?.lessons !== true) return [];
    const List = lazily<LearnProps>(async () => {
      const [{ LessonListPage }, taught] = await Promise.all([import('./LessonListPage'), teaching.load()]);
      return ({ page }) => <LessonListPage page={page} entry={entry} teaching={taught} />;
    });
    const One = lazily<LessonProps>(async () => {
      const [{ LessonPage }, taught, module] = await Promise.all([
        import('./LessonPage'),
        teaching.load(),
        load(),
        lettersLoaded(document.fonts),
      ]);
      return (props) => (
        <OneLesson {...props} teaching={taught} module={module} entry={entry} Component={LessonPage} />
      );
    });
    return [[id, { List, One }] as const];
  }),
);

interface OneLessonProps extends LessonProps, Pick<LessonPageProps, 'entry'> {
  readonly teaching: Teaching;
  readonly module: GameModule;
  readonly Component: (props: LessonPageProps) => ReactNode;
}

function OneLesson({ page, lesson: id, onLobby, teaching, module, entry, Component }: OneLessonProps) {
  const { pathname } = useLocation();
  const table = useGameTable(page, module);
  const lesson = teaching.lessons?.find((each) => each.id === id);
  if (lesson === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
  if (table === null) return <Waiting />;
  return (
    <SeatOrderProvider seats={module.seats}>
      <Component
        key={id}
        page={page}
        entry={entry}
        module={module}
        game={table}
        teaching={teaching}
        lesson={lesson}
      />
    </SeatOrderProvider>
  );
}

/** The lessons of the game that the address names, or one of them. */
export function Learn({ page }: LearnProps) {
  const { game = '', lesson } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onLobby = () => void navigate(`/${persistentQuery(search)}`);
  // Whoever comes back from the table has left its game; it is kept where somebody has played.
  useEffect(() => page.leave(), [page]);
  const taught = TAUGHT.get(game);
  if (taught === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
  return (
    <Suspense fallback={<Waiting />}>
      {lesson === undefined ? (
        <taught.List page={page} />
      ) : (
        <taught.One page={page} lesson={lesson} onLobby={onLobby} />
      )}
    </Suspense>
  );
}
