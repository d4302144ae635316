import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '#i18n';
import { usePageTitle, Waiting } from '#ui';
import { persistentQuery } from '../../page/address';
import { useSessions } from '../../page/services';
import { useGameTable } from '../../table/game/useGameTable';
import { LessonFrame } from '../../table/lesson/LessonFrame';
import { useLessonShow } from '../../table/lesson/useLessonShow';
import type { OnePuzzleParts } from './parts';
import { solutionLesson } from './solution';

/** The solution of a puzzle, one action per step. */
export function SolutionPage(props: OnePuzzleParts) {
  const table = useGameTable(props.module);
  if (table === null) return <Waiting />;
  return <Solution {...props} game={table} />;
}

interface SolutionProps extends OnePuzzleParts {
  readonly game: NonNullable<ReturnType<typeof useGameTable>>;
}

function Solution({ entry, module, chosen, game }: SolutionProps) {
  const sessions = useSessions();
  const { puzzles: words } = useMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const lesson = useMemo(
    () => solutionLesson(module, chosen, Object.fromEntries(sessions.defaultNames(module))),
    [sessions, module, chosen],
  );
  const show = useLessonShow({ entry, module, game, lesson, runsOn: true, withSound: true });
  const { number, puzzle, kind } = chosen;
  usePageTitle(words.solutionOf(number));
  const to = (pathname: string) => ({ pathname, search: persistentQuery(search) });
  return (
    <LessonFrame
      module={module}
      game={game}
      show={show}
      title={words.solutionOf(number)}
      bar={words.bar}
      ways={
        <>
          <Link to={to(`/puzzle/${entry.id}/${puzzle.id}`)}>{words.backToPuzzle}</Link>
          <Link to={to(`/puzzle/${entry.id}`)}>{words.all}</Link>
        </>
      }
      about={<p>{kind.ask(puzzle.count)[language]}</p>}
      onTake={null}
    />
  );
}
