import { type ComponentType, Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { SeatOrderProvider, Waiting } from '#ui';
import { persistentQuery } from '../../page/address';
import { UnknownPage } from '../../page/faults/UnknownPage';
import { fontsLoaded } from '../../page/fonts';
import { lazily } from '../../page/lazily';
import type { Page } from '../../page/page';
import { shelf } from '../../page/shelf';
import type { TableProps } from '../../table/TablePage';
import { puzzlesOf } from './book';
import type { OnePuzzleParts, PuzzleParts } from './parts';

type Part = 'list' | 'table' | 'solution';

interface OneProps {
  readonly page: Page;
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

/** A page about the puzzle that the address names. */
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

/** The pages of the games that have puzzles, each loaded when it is first opened. */
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
  readonly page: Page;
  readonly part: Part;
  /** The page of a table, which may still have to be loaded. */
  readonly tablePage: () => ComponentType<TableProps>;
}

/** The puzzles of the game that the address names: all of them, one at the table, or its solution. */
export function Puzzles({ page, part, tablePage }: PuzzlesProps) {
  const { game = '', puzzle = '' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onLobby = () => void navigate(`/${persistentQuery(search)}`);
  const One = PAGES[part].get(game);
  if (One === undefined) return <UnknownPage path={pathname} onLobby={onLobby} />;
  return (
    <Suspense fallback={<Waiting />}>
      <One page={page} id={puzzle} onLobby={onLobby} tablePage={tablePage} />
    </Suspense>
  );
}
