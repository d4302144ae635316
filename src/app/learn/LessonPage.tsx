import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import type { Lesson } from '#core';
import { useLanguage, useMessages } from '#i18n';
import {
  type GameEntry,
  type GameModule,
  type GameTable,
  PictureGuard,
  type Teaching,
  useFirstPicture,
} from '#module';
import { pickQuality, rendererName, type StageHandle } from '#stage';
import { COLOUR_NAMES, coloursOfSeats, SeatMark } from '#ui';
import { persistentQuery } from '../address';
import type { Page } from '../page';
import './LessonPage.css';
import { LessonControls } from './LessonControls';
import type { LessonPlayer } from './LessonPlayer';
import { LessonStage } from './LessonStage';
import { drawnMarks, isRight, LESSON_MARKERS, middleOf, NO_MARKS, placesOf, questionMarks } from './marks';
import { learn, questionId } from './progress';
import { QuestionPanel } from './QuestionPanel';
import { takeOver } from './takeOver';
import { NO_TRACES, tracesOf } from './traces';
import { useLesson } from './useLesson';
import { shownIndex, useLessonDriver } from './useLessonDriver';

export interface LessonPageProps {
  readonly page: Page;
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly game: GameTable;
  readonly teaching: Teaching;
  readonly lesson: Lesson;
}

/** Where things are between two steps. @param index 0 for before the first */
function placesAt(game: GameTable, module: GameModule, { film }: LessonPlayer, index: number) {
  const table = film.between[index];
  const poses = module.presentation.pieces(table).buffer();
  film.reel.sample(index === 0 ? 0 : film.steps[index - 1]!.ends, poses);
  return placesOf(game, table, poses);
}

/** A lesson: the table, what is said of it, and the questions it asks. */
export function LessonPage({ page, entry, module, game, teaching, lesson }: LessonPageProps) {
  const messages = useMessages();
  const { learn: words } = messages;
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const clock = useStore(page.store, (state) => state.clock);
  const { quality: chosen, reducedMotion: calm } = useStore(page.store, (state) => state.preferences);
  const [suitable] = useState(() => pickQuality(rendererName()));
  const quality = chosen ?? suitable;
  const [above, setAbove] = useState(false);
  const stage = useRef<StageHandle>(null);
  const slider = useRef<HTMLInputElement>(null);
  const { ready, onReady } = useFirstPicture();
  const state = useLesson({ page, module, lesson, stage, slider });
  const { player, played, part, answer, open } = state;
  const { positions } = played;
  useLessonDriver({ module, game, player, positions, stage, ready, look: state.look });

  const { id, steps } = lesson;
  const step = steps[state.step]!;
  const { question } = step;
  const finished = part === 'after' && state.step === steps.length - 1;
  useEffect(() => {
    if (finished) learn(page, entry.id, { seen: id });
  }, [finished, page, entry, id]);

  const asking = question !== undefined && part === 'say' && (open || !state.playing);
  const done = part === 'after' && step.action !== undefined;
  const marks = useMemo(() => {
    const places = placesAt(game, module, player, done ? state.step + 1 : state.step);
    if (asking && question !== undefined) return questionMarks(question, answer, places);
    if (part === 'act') return NO_MARKS;
    return drawnMarks((done ? step.marksAfter : step.marks) ?? [], places);
  }, [game, module, player, state.step, part, done, asking, question, answer, step]);
  const traces = useMemo(() => {
    if (!done) return NO_TRACES;
    const [before, after] = [player.film.between[state.step], player.film.between[state.step + 1]];
    const specs = game.specs(player.film.between[0], coloursOfSeats(module.seats));
    return tracesOf(module, specs, before, after, LESSON_MARKERS.look.colour);
  }, [done, game, module, player, state.step]);
  const drawn = useMemo(() => ({ ...marks, arrows: [...traces.arrows, ...marks.arrows] }), [marks, traces]);
  const middle = useMemo(
    () => middleOf([...(step.marks ?? []), ...(step.marksAfter ?? [])], placesAt(game, module, player, 0)),
    [step, game, player, module],
  );

  const pick = (place: string) => {
    const next = new Set(answer.chosen);
    if (!next.delete(place)) next.add(place);
    state.setAnswer({ chosen: next, given: false });
  };
  const check = () => {
    if (question === undefined) return;
    if (isRight(question, answer)) learn(page, entry.id, { solved: questionId(id, state.step) });
    state.setAnswer({ ...answer, given: true });
  };

  const lessons = teaching.lessons ?? [];
  const next = lessons[lessons.indexOf(lesson) + 1];
  const beside = lessons.find((each) => each.id === lesson.beside);
  const names = Object.fromEntries(
    module.seats.map((seat, index) => {
      const name = messages.seat.colours[COLOUR_NAMES[index % COLOUR_NAMES.length]!];
      return [seat, `${name.charAt(0).toUpperCase()}${name.slice(1)}`];
    }),
  );
  const to = (pathname: string) => ({ pathname, search: persistentQuery(search) });
  const position = positions[shownIndex(player)];
  const take = (bots: boolean) => {
    const place = { game: entry.id, lesson: id, step: state.step + 1 };
    const address = takeOver(page, { module, position, names, bots, place }, search);
    if (address !== null) void navigate(address);
  };
  return (
    <div className="lesson">
      <section className="lesson-stage" aria-label={lesson.title[language]} data-quality={quality}>
        <PictureGuard onNone={onReady}>
          <LessonStage
            module={module}
            game={game}
            opening={positions[0]}
            player={player}
            marks={drawn}
            ghosts={traces.ghosts}
            camera={above ? 'above' : (step.camera ?? 'whole')}
            middle={middle}
            onPick={open ? pick : null}
            calm={calm}
            quality={quality}
            clock={clock}
            label={words.picture(lesson.title[language])}
            stage={stage}
            onReady={onReady}
          />
        </PictureGuard>
      </section>
      <main className="lesson-desk">
        <nav className="lesson-bar" aria-label={words.rules}>
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
        </nav>
        <h1>{lesson.title[language]}</h1>
        <ul className="lesson-players">
          {module.rules.seats(positions[0]).map((seat) => (
            <li key={seat}>
              <SeatMark seat={seat} /> {names[seat]}
            </li>
          ))}
        </ul>
        <div className="lesson-caption" aria-live="polite">
          <p className="lesson-count">{words.step(state.step + 1, steps.length)}</p>
          <p>{(part === 'after' ? (step.after ?? step.say) : step.say)[language]}</p>
        </div>
        {asking && (
          <QuestionPanel
            question={question}
            answer={answer}
            onPick={pick}
            onCheck={check}
            onGo={state.goOn}
          />
        )}
        <LessonControls
          state={state}
          slider={slider}
          above={above}
          onAbove={setAbove}
          onTake={module.parsePlayable(position).ok ? take : null}
        />
        <div className="lesson-next">
          {beside !== undefined && (
            <Link to={to(`/learn/${entry.id}/${beside.id}`)}>{words.beside(beside.title[language])}</Link>
          )}
          {next !== undefined && (
            <Link to={to(`/learn/${entry.id}/${next.id}`)}>{words.nextLesson(next.title[language])}</Link>
          )}
        </div>
      </main>
    </div>
  );
}
