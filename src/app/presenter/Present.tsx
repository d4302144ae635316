import { Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Waiting } from '#ui';
import { persistentQuery } from '../address';
import { UnknownPage } from '../faults/UnknownPage';
import { lazily } from '../lazily';
import { lettersLoaded } from '../letters';
import type { Page } from '../page';
import { shelf } from '../shelf';

interface PresentProps {
  readonly page: Page;
  /** The window of the presenter, or the one with the table that all look at. */
  readonly part: 'desk' | 'table';
}

interface OneProps extends PresentProps {
  readonly lesson: string;
  readonly onLobby: () => void;
}

/** The games that have lessons, each loaded when one of them is first presented. */
const TAUGHT = new Map(
  shelf.entries.flatMap((entry) => {
    const { id, teaching, load } = entry;
    if (teaching?.lessons !== true) return [];
    const One = lazily<OneProps>(async () => {
      const [{ PresenterDesk }, { TableWindow }, taught, module] = await Promise.all([
        import('./PresenterDesk'),
        import('./TableWindow'),
        teaching.load(),
        load(),
        lettersLoaded(document.fonts),
      ]);
      const lessons = taught.lessons ?? [];
      return ({ page, part, lesson: id, onLobby }) => {
        const { pathname } = useLocation();
        const lesson = lessons.find((each) => each.id === id);
        if (lesson === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
        if (part === 'table') {
          return <TableWindow page={page} module={module} lessons={lessons} first={lesson} />;
        }
        return (
          <PresenterDesk
            key={id}
            page={page}
            entry={entry}
            module={module}
            teaching={taught}
            lesson={lesson}
          />
        );
      };
    });
    return [[id, One] as const];
  }),
);

/** The view of whoever shows a lesson to others, and the table they look at. */
export function Present({ page, part }: PresentProps) {
  const { game = '', lesson = '' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onLobby = () => void navigate(`/${persistentQuery(search)}`);
  const One = TAUGHT.get(game);
  if (One === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
  return (
    <Suspense fallback={<Waiting />}>
      <One page={page} part={part} lesson={lesson} onLobby={onLobby} />
    </Suspense>
  );
}
