import { Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Waiting } from '#ui';
import { persistentQuery } from '../address';
import { UnknownPage } from '../faults/UnknownPage';
import { lazily } from '../lazily';
import type { Page } from '../page';
import { shelf } from '../shelf';
import type { RulesPageProps } from './RulesPage';

type TaughtProps = Pick<RulesPageProps, 'page' | 'onLobby'>;

/** The pages of the games that have rules to read, each loaded when it is first opened. */
const TAUGHT = new Map(
  shelf.entries.flatMap((entry) => {
    const { id, teaching } = entry;
    if (teaching === undefined) return [];
    const Taught = lazily<TaughtProps>(async () => {
      const [{ RulesPage }, taught] = await Promise.all([import('./RulesPage'), teaching.load()]);
      return (props) => <RulesPage {...props} entry={entry} teaching={taught} />;
    });
    return [[id, Taught] as const];
  }),
);

/** The rules of the game that the address names. */
export function Rules({ page }: { readonly page: Page }) {
  const { game = '' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onLobby = () => void navigate(`/${persistentQuery(search)}`);
  const Taught = TAUGHT.get(game);
  if (Taught === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Taught page={page} onLobby={onLobby} />
    </Suspense>
  );
}
