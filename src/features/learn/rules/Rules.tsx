import { type ComponentType, Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Waiting } from '#ui';
import { persistentQuery } from '../../../page/address';
import { UnknownPage } from '../../../page/faults/UnknownPage';
import { lazily } from '../../../page/lazily';
import { shelf } from '../../../page/shelf';
import type { RulesPageProps } from './RulesPage';

const PARTS = {
  text: async () => (await import('./RulesPage')).RulesPage,
  sheet: async () => (await import('./SheetPage')).SheetPage,
};

/** Rules pages by game, each loaded when it is first opened. */
const pagesOf = (load: () => Promise<ComponentType<RulesPageProps>>) =>
  new Map(
    shelf.entries.flatMap((entry) => {
      const { id, teaching } = entry;
      if (teaching === undefined) return [];
      const Taught = lazily(async () => {
        const [Part, taught] = await Promise.all([load(), teaching.load()]);
        return () => <Part entry={entry} teaching={taught} />;
      });
      return [[id, Taught] as const];
    }),
  );

const TAUGHT = { text: pagesOf(PARTS.text), sheet: pagesOf(PARTS.sheet) };

interface RulesProps {
  readonly part: keyof typeof PARTS;
}

/** The rules of the game in the address. */
export function Rules({ part }: RulesProps) {
  const { game = '' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onLobby = () => void navigate(`/${persistentQuery(search)}`);
  const Taught = TAUGHT[part].get(game);
  if (Taught === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Taught />
    </Suspense>
  );
}
