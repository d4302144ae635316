import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { type Lesson, playLesson, unwrap } from '#core';
import { useLanguage, useMessages } from '#i18n';
import {
  type GameEntry,
  type GameModule,
  type GameTable,
  PictureGuard,
  type Teaching,
  useClock,
  useFirstPicture,
} from '#module';
import { pickQuality, rendererName, type StageHandle } from '#stage';
import { COLOUR_NAMES, SeatMark, useKeys } from '#ui';
import { persistentQuery } from '../address';
import type { Page } from '../page';
import { filmLesson } from './film';
import './LessonPage.css';
import { LessonControls } from './LessonControls';
import { LessonPlayer, type StepPart } from './LessonPlayer';
import { LessonStage } from './LessonStage';
import { type Answer, drawnMarks, isRight, middleOf, NO_MARKS, placesOf, questionMarks } from './marks';
import { learn, questionId } from './progress';
import { QuestionPanel } from './QuestionPanel';
import { takeOver } from './takeOver';
import { shownIndex, useLessonDriver } from './useLessonDriver';

export interface LessonPageProps {
  readonly page: Page;
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly game: GameTable;
  readonly teaching: Teaching;
  readonly lesson: Lesson;
}

const UNANSWERED: Answer = { chosen: new Set(), given: false };
const SLOW = 0.35;

/** What of the player the page shows; another only when it is to be shown anew. */
interface Seen {
  readonly step: number;
  readonly part: StepPart;
  readonly playing: boolean;
}

/** A lesson: the table, what is said of it, and the questions it asks. */
export function LessonPage({ page, entry, module, game, teaching, lesson }: LessonPageProps) {
  const messages = useMessages();
  const { learn: words } = messages;
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const clock = useStore(page.store, (state) => state.clock);
  const { quality: chosen, reducedMotion: calm } = useStore(page.store, (state) => state.preferences);
  const [suitable] = useState(() => pickQuality(rendererName()));
  const played = useMemo(() => unwrap(playLesson(module.rules, lesson)), [module, lesson]);
  const player = useMemo(
    () => new LessonPlayer(filmLesson(module, lesson.steps, played, { language, reducedMotion: calm })),
    [module, lesson, played, language, calm],
  );
  const { steps } = lesson;
  const asked = Number(new URLSearchParams(search).get('step') ?? 1) - 1;
  const wanted = Number.isInteger(asked) ? Math.min(steps.length - 1, Math.max(0, asked)) : 0;

  const [seen, setSeen] = useState<Seen>({ step: wanted, part: 'say', playing: true });
  const [answers, setAnswers] = useState<ReadonlyMap<number, Answer>>(new Map());
  const [loop, setLoop] = useState(false);
  const [slow, setSlow] = useState(false);
  const [above, setAbove] = useState(false);
  player.looping = loop;
  player.speed = slow ? SLOW : 1;
  const stage = useRef<StageHandle>(null);
  const slider = useRef<HTMLInputElement>(null);
  const { ready, onReady } = useFirstPicture();

  const open = useCallback(
    (index: number) => steps[index]?.question !== undefined && answers.get(index)?.given !== true,
    [steps, answers],
  );
  const look = useCallback(() => {
    if (slider.current !== null) slider.current.value = String(player.time);
    const { step, part, playing } = player;
    setSeen((before) =>
      before.step === step && before.part === part && before.playing === playing
        ? before
        : { step, part, playing },
    );
    stage.current?.invalidate();
  }, [player]);
  const enter = useCallback(
    (step: number) => {
      player.enter(step);
      player.playing = !open(player.step);
      look();
    },
    [player, open, look],
  );
  // The address says where the lesson stands; whoever goes back in it comes back there.
  const entered = useRef<{ readonly player: LessonPlayer; readonly step: number } | null>(null);
  useEffect(() => {
    if (entered.current?.player === player && entered.current.step === wanted) return;
    entered.current = { player, step: wanted };
    if (player.step !== wanted || player.time === 0) enter(wanted);
  }, [player, wanted, enter]);
  const addressed = useCallback(
    (step: number) => {
      const query = new URLSearchParams(search);
      if (step === 0) query.delete('step');
      else query.set('step', String(step + 1));
      void navigate(`${pathname}?${query}`, { replace: true });
    },
    [navigate, pathname, search],
  );
  const go = (step: number) => {
    const target = Math.min(steps.length - 1, Math.max(0, step));
    entered.current = { player, step: target };
    enter(target);
    addressed(target);
  };
  const replay = () => {
    if (player.over) player.enter(player.step);
    player.playing = !player.playing;
    look();
  };
  useClock(player, clock, look);
  useLessonDriver({ module, game, player, positions: played.positions, stage, ready, look });

  const step = steps[seen.step]!;
  const { question } = step;
  const answer = answers.get(seen.step) ?? UNANSWERED;
  const finished = seen.part === 'after' && seen.step === steps.length - 1;
  const { id } = lesson;
  useEffect(() => {
    if (finished) learn(page, entry.id, { seen: id });
  }, [finished, page, entry, id]);

  const shown = seen.part === 'after' ? seen.step + 1 : seen.step;
  const places = useMemo(() => {
    const table = player.film.between[shown];
    const poses = module.presentation.pieces(table).buffer();
    player.film.reel.sample(shown === 0 ? 0 : player.film.steps[shown - 1]!.ends, poses);
    return placesOf(game, table, poses);
  }, [module, game, player, shown]);
  const marks = useMemo(() => {
    if (open(seen.step) || (question !== undefined && seen.part === 'say')) {
      return question === undefined ? NO_MARKS : questionMarks(question, answer, places);
    }
    if (seen.part === 'act') return NO_MARKS;
    const after = seen.part === 'after' && step.action !== undefined;
    return drawnMarks((after ? step.marksAfter : step.marks) ?? [], places);
  }, [open, seen, question, answer, step, places]);
  const middle = useMemo(
    () => middleOf([...(step.marks ?? []), ...(step.marksAfter ?? [])], placesOfStart(game, player, module)),
    [step, game, player, module],
  );
  const setAnswer = (next: Answer) => setAnswers(new Map(answers).set(seen.step, next));
  const pick = (place: string) => {
    const next = new Set(answer.chosen);
    if (!next.delete(place)) next.add(place);
    setAnswer({ chosen: next, given: false });
  };
  const check = () => {
    if (question === undefined) return;
    if (isRight(question, answer)) learn(page, entry.id, { solved: questionId(id, seen.step) });
    setAnswer({ ...answer, given: true });
  };
  const goOn = () => {
    if (step.action === undefined && seen.step < steps.length - 1) {
      go(seen.step + 1);
      return;
    }
    player.act();
    look();
  };
  useKeys(({ key, control }) => {
    if (control) return false;
    if (key === 'ArrowRight') go(seen.step + 1);
    else if (key === 'ArrowLeft') go(player.time > player.span.starts + 1 ? seen.step : seen.step - 1);
    else if (key === ' ') replay();
    else return false;
    return true;
  });

  const lessons = teaching.lessons ?? [];
  const titleOf = (other: string | undefined) => lessons.find((each) => each.id === other);
  const next = lessons[lessons.indexOf(lesson) + 1];
  const beside = titleOf(lesson.beside);
  const seats = module.rules.seats(played.positions[0]);
  const names = Object.fromEntries(
    module.seats.map((seat, index) => {
      const name = messages.seat.colours[COLOUR_NAMES[index % COLOUR_NAMES.length]!];
      return [seat, `${name.charAt(0).toUpperCase()}${name.slice(1)}`];
    }),
  );
  const to = (path: string) => ({ pathname: path, search: persistentQuery(search) });
  const position = played.positions[shownIndex(player)];
  const take = (bots: boolean) => {
    const place = { game: entry.id, lesson: id, step: seen.step + 1 };
    const address = takeOver(page, { module, position, names, bots, place }, search);
    if (address !== null) void navigate(address);
  };
  return (
    <div className="lesson">
      <div className="lesson-stage" data-quality={chosen ?? suitable}>
        <PictureGuard onNone={onReady}>
          <LessonStage
            module={module}
            game={game}
            opening={played.positions[0]}
            player={player}
            marks={marks}
            camera={above ? 'above' : (step.camera ?? 'whole')}
            middle={middle}
            onPick={open(seen.step) ? pick : null}
            calm={calm}
            quality={chosen ?? suitable}
            clock={clock}
            label={words.picture(lesson.title[language])}
            stage={stage}
            onReady={onReady}
          />
        </PictureGuard>
      </div>
      <main className="lesson-desk">
        <nav className="lesson-bar">
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
          {seats.map((seat) => (
            <li key={seat}>
              <SeatMark seat={seat} /> {names[seat]}
            </li>
          ))}
        </ul>
        <div className="lesson-caption" aria-live="polite">
          <p className="lesson-count">{words.step(seen.step + 1, steps.length)}</p>
          <p>{(seen.part === 'after' ? (step.after ?? step.say) : step.say)[language]}</p>
        </div>
        {question !== undefined && seen.part === 'say' && !seen.playing && (
          <QuestionPanel question={question} answer={answer} onPick={pick} onCheck={check} onGo={goOn} />
        )}
        <LessonControls
          player={player}
          step={seen.step}
          playing={seen.playing}
          slider={slider}
          loop={loop}
          slow={slow}
          above={above}
          onStep={go}
          onPlay={replay}
          onSeek={(time) => {
            player.seek(time);
            player.playing = false;
            entered.current = { player, step: player.step };
            addressed(player.step);
            look();
          }}
          onLoop={setLoop}
          onSlow={setSlow}
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

/** Where things are before a lesson begins; close views look there. */
function placesOfStart(game: GameTable, player: LessonPlayer, module: GameModule) {
  const [table] = player.film.between;
  const poses = module.presentation.pieces(table).buffer();
  player.film.reel.sample(0, poses);
  return placesOf(game, table, poses);
}
