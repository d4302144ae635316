import { Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Waiting } from '#ui';
import { persistentQuery } from '../../../page/address';
import { UnknownPage } from '../../../page/faults/UnknownPage';
import { taughtPages } from '../../../table/lesson/taught';

interface PresentProps {
  /** The presenter's window, or the audience's. */
  readonly part: 'desk' | 'table';
}

interface OneProps extends PresentProps {
  readonly lesson: string;
  readonly onLobby: () => void;
}

const load = async () => {
  const [{ PresenterDesk }, { TableWindow }] = await Promise.all([
    import('./PresenterDesk'),
    import('./TableWindow'),
  ]);
  return { PresenterDesk, TableWindow };
};

const PRESENTED = taughtPages<Awaited<ReturnType<typeof load>>, OneProps>(
  load,
  ({ PresenterDesk, TableWindow }, { entry, module, teaching }) => {
    const { lessons = [] } = teaching;
    return ({ part, lesson: id, onLobby }) => {
      const { pathname } = useLocation();
      const lesson = lessons.find((each) => each.id === id);
      if (lesson === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
      if (part === 'table') return <TableWindow module={module} lessons={lessons} first={lesson} />;
      return <PresenterDesk key={id} entry={entry} module={module} teaching={teaching} lesson={lesson} />;
    };
  },
);

/** Presenter view and audience view. */
export function Present({ part }: PresentProps) {
  const { game = '', lesson = '' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onLobby = () => void navigate(`/${persistentQuery(search)}`);
  const One = PRESENTED.get(game);
  if (One === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
  return (
    <Suspense fallback={<Waiting />}>
      <One part={part} lesson={lesson} onLobby={onLobby} />
    </Suspense>
  );
}
