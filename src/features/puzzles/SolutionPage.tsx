import { useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '#i18n';
import { usePageTitle, Waiting } from '#ui';
import { persistentQuery } from '../../page/address';
import { LessonControls } from '../../table/lesson/LessonControls';
import '../../table/lesson/lessonLayout.css';
import '../../table/lesson/LessonPage.css';
import { useGameTable } from '../../table/game/useGameTable';
import { useLessonShow } from '../../table/lesson/useLessonShow';
import type { OnePuzzleParts } from './parts';
import { solutionLesson } from './solution';

/** The solution of a puzzle, played action by action. */
export function SolutionPage(props: OnePuzzleParts) {
  const table = useGameTable(props.page, props.module);
  if (table === null) return <Waiting />;
  return <Solution {...props} game={table} />;
}

interface SolutionProps extends OnePuzzleParts {
  readonly game: NonNullable<ReturnType<typeof useGameTable>>;
}

function Solution({ page, entry, module, chosen, game }: SolutionProps) {
  const { puzzles: words, learn } = useMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const [above, setAbove] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  const lesson = useMemo(
    () => solutionLesson(module, chosen, Object.fromEntries(page.defaultNames(module))),
    [page, module, chosen],
  );
  const show = useLessonShow({ page, entry, module, game, lesson, above, slider, runsOn: true, heard: true });
  const { state } = show;
  const { number, puzzle, kind } = chosen;
  usePageTitle(words.solutionOf(number));
  const to = (pathname: string) => ({ pathname, search: persistentQuery(search) });
  return (
    <div className="lesson ui-safe">
      <section className="lesson-stage" aria-label={words.solutionOf(number)} data-quality={show.quality}>
        {show.picture}
      </section>
      <main className="lesson-desk">
        <nav className="lesson-bar" aria-label={words.bar}>
          <Link to={to(`/puzzle/${entry.id}/${puzzle.id}`)}>{words.backToPuzzle}</Link>
          <Link to={to(`/puzzle/${entry.id}`)}>{words.all}</Link>
        </nav>
        <h1>{words.solutionOf(number)}</h1>
        <p>{kind.ask(puzzle.count)[language]}</p>
        <div className="lesson-caption" aria-live="polite">
          <p className="lesson-count">{learn.step(state.step + 1, lesson.steps.length)}</p>
          <p>{show.caption}</p>
        </div>
        <LessonControls state={state} slider={slider} above={above} onAbove={setAbove} onTake={null} />
      </main>
    </div>
  );
}
