import { Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useLanguage, useMessages } from '#i18n';
import type { Lesson } from '#learning';
import type { GameEntry, GameModule, GameTable, Teaching } from '#module';
import { useRandom } from '#module';
import { SeatMark, usePageTitle } from '#ui';
import { persistentQuery } from '../../../page/address';
import { useSessions } from '../../../page/services';
import { LessonFrame } from '../../../table/lesson/LessonFrame';
import { seatNames } from '../../../table/lesson/seatNames';
import { useLessonTools } from '../../../table/lesson/tools';
import { useLessonShow } from '../../../table/lesson/useLessonShow';
import { LessonKeys } from '../presenter/LessonKeys';
import './LessonPage.css';
import { LessonShare } from './LessonShare';
import { LessonsBeside } from './LessonsBeside';
import { takeOver } from './takeOver';

export interface LessonPageProps {
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly game: GameTable;
  readonly teaching: Teaching;
  readonly lesson: Lesson;
}

/** A lesson: table, text and questions. */
export function LessonPage({ entry, module, game, teaching, lesson }: LessonPageProps) {
  const random = useRandom();
  const sessions = useSessions();
  const { learn: words } = useMessages();
  const { LessonFilm } = useLessonTools();
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const show = useLessonShow({ entry, module, game, lesson, runsOn: false, withSound: true });
  const { state, index } = show;
  const { positions } = state.played;
  const { id, steps } = lesson;
  usePageTitle(`${lesson.title[language]} · ${entry.title}`);

  const lessons = teaching.lessons ?? [];
  const next = lessons[lessons.indexOf(lesson) + 1];
  const beside = lessons.find((each) => each.id === lesson.beside);
  // Showing both lessons side by side would give away the answer.
  const mayShowBoth =
    state.step === steps.length - 1 || steps.every(({ question }) => question === undefined);
  const names = seatNames(module, language);
  const to = (pathname: string) => ({ pathname, search: persistentQuery(search) });
  const position = positions[index];
  const take = (bots: boolean) => {
    const place = { game: entry.id, lesson: id, step: state.step + 1 };
    const address = takeOver({ random, sessions }, { module, position, names, bots, place }, search);
    if (address !== null) void navigate(address);
  };
  return (
    <LessonFrame
      module={module}
      game={game}
      show={show}
      title={lesson.title[language]}
      bar={words.rules}
      ways={
        <>
          <Link to={to(`/learn/${entry.id}`)}>{words.all}</Link>
          <span className="lesson-clauses">
            {lesson.clauses.map((number) => (
              <Link
                key={number}
                to={{ ...to(`/rules/${entry.id}`), hash: `#${number}` }}
                aria-label={words.clause(number)}
              >
                {number}
              </Link>
            ))}
          </span>
        </>
      }
      about={
        <ul className="lesson-players">
          {module.rules.seats(positions[0]).map((seat) => (
            <li key={seat}>
              <SeatMark seat={seat} /> {names[seat]}
            </li>
          ))}
        </ul>
      }
      onTake={module.parsePlayable(position).ok ? take : null}
    >
      {beside !== undefined && mayShowBoth && teaching.board !== undefined && (
        <LessonsBeside
          board={teaching.board}
          rules={module.rules}
          game={entry.id}
          lessons={[lesson, beside]}
        />
      )}
      <div className="lesson-ways">
        <LessonShare game={entry} lesson={lesson} step={state.step}>
          <Suspense fallback={null}>
            <LessonFilm module={module} game={game} lesson={lesson} />
          </Suspense>
        </LessonShare>
        <LessonKeys game={entry.id} lesson={lesson} state={state} />
      </div>
      <div className="lesson-next">
        {beside !== undefined && (
          <Link to={to(`/learn/${entry.id}/${beside.id}`)}>{words.beside(beside.title[language])}</Link>
        )}
        {next !== undefined && (
          <Link to={to(`/learn/${entry.id}/${next.id}`)}>{words.nextLesson(next.title[language])}</Link>
        )}
      </div>
    </LessonFrame>
  );
}
