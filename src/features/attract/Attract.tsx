import { Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { GameEntry } from '#module';
import { Waiting } from '#ui';
import { persistentQuery } from '../../page/address';
import { UnknownPage } from '../../page/faults/UnknownPage';
import { fontsLoaded } from '../../page/fonts';
import { lazily } from '../../page/lazily';
import { shelf } from '../../page/shelf';

/** The attract mode with some games, all loaded first. */
const showing = (entries: readonly GameEntry[]) =>
  lazily(async () => {
    const [{ AttractPage }, games] = await Promise.all([
      import('./AttractPage'),
      Promise.all(
        entries.map(async (entry) => {
          const [module, teaching] = await Promise.all([entry.load(), entry.teaching?.load()]);
          return { entry, module, teaching: teaching ?? null };
        }),
      ),
      fontsLoaded(document.fonts),
    ]);
    return () => <AttractPage games={games} />;
  });

const ALL = showing(shelf.entries);
const BY_GAME = new Map(shelf.entries.map((entry) => [entry.id, showing([entry])]));

/** Attract mode: the game in the address, or all of them in turn. */
export function Attract() {
  const { game } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const Show = game === undefined ? ALL : BY_GAME.get(game);
  if (Show === undefined) {
    return <UnknownPage path={pathname} onLobby={() => void navigate(`/${persistentQuery(search)}`)} />;
  }
  return (
    <Suspense fallback={<Waiting />}>
      <Show />
    </Suspense>
  );
}
