import { type ComponentType, Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { SeatOrderProvider, Waiting } from '#ui';
import { persistentQuery } from '../../page/address';
import { UnknownPage } from '../../page/faults/UnknownPage';
import { fontsLoaded } from '../../page/fonts';
import { lazily } from '../../page/lazily';
import { shelf } from '../../page/shelf';
import type { TableProps } from '../../table/TablePage';
import { puzzlesOf } from './book';
import type { OnePuzzleParts, PuzzleParts } from './parts';

type Part = 'list' | 'table' | 'solution';

interface OneProps {
  readonly id: string;
  readonly onLobby: () => void;
  readonly tablePage: () => ComponentType<TableProps>;
}

const PARTS = {
  list: async () => {
    const { PuzzleListPage } = await import('./PuzzleListPage');
    return (parts: PuzzleParts) => <PuzzleListPage {...parts} />;
  },
  table: async () => oneOf((await import('./PuzzleTable')).PuzzleTable),
  solution: async () => oneOf((await import('./SolutionPage')).SolutionPage),
};

/** A page for the puzzle in the address. */
const oneOf =
  (Page: (props: OnePuzzleParts) => React.ReactNode) =>
  ({ id, onLobby, ...parts }: PuzzleParts & OneProps) => {
    const { pathname } = useLocation();
    const chosen = parts.puzzles.find(({ puzzle }) => puzzle.id === id);
    if (chosen === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
    return (
      <SeatOrderProvider seats={parts.module.seats}>
        <Page key={id} {...parts} chosen={chosen} />
      </SeatOrderProvider>
    );
  };

/** Pages of games with puzzles, each loaded when it is first opened. */
const pagesOf = (part: Part) =>
  new Map(
    shelf.entries.flatMap((entry) => {
      const { puzzles: door } = entry;
      if (door === undefined) return [];
      const One = lazily<OneProps>(async () => {
        const [Part, book, module] = await Promise.all([
          PARTS[part](),
          door.load(),
          entry.load(),
          fontsLoaded(document.fonts),
        ]);
        const puzzles = puzzlesOf(module, book);
        return (props) => <Part {...props} entry={entry} module={module} puzzles={puzzles} />;
      });
      return [[entry.id, One] as const];
    }),
  );

const PAGES = { list: pagesOf('list'), table: pagesOf('table'), solution: pagesOf('solution') };

export interface PuzzlesProps {
  readonly part: Part;
  /** Lazily loaded table page. */
  readonly tablePage: () => ComponentType<TableProps>;
}

/** Puzzles of the game in the address: the list, one at the table, or a solution. */
export function Puzzles({ part, tablePage }: PuzzlesProps) {
  const { game = '', puzzle = '' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onLobby = () => void navigate(`/${persistentQuery(search)}`);
  const One = PAGES[part].get(game);
  if (One === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
  return (
    <Suspense fallback={<Waiting />}>
      <One id={puzzle} onLobby={onLobby} tablePage={tablePage} />
    </Suspense>
  );
}
