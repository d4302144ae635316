import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '#i18n';
import { clausesOf, type Lesson } from '#learning';
import {
  type GameEntry,
  type GameModule,
  type Teaching,
  usePageClock,
  useRandom,
  useWatchedDriver,
} from '#module';
import type { StageHandle } from '#stage';
import { Button, ErrorNotice, IconButton, KeyboardHelp, SeatOrderProvider, scrolls, Toggle } from '#ui';
import { persistentQuery } from '../../../page/address';
import { useLesson } from '../../../table/lesson/useLesson';
import { RulebookText } from '../../../table/rule/Words';
import { deskOf, tableOf } from './deskOf';
import { useLessonShortcuts } from './LessonKeys';
import './presenter.css';
import { StartClock } from './StartClock';
import { goForward } from './steps';
import { usePresentedTable } from './usePresentedTable';
import { usePresenterKeys } from './usePresenterKeys';

export interface PresenterDeskProps {
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly teaching: Teaching;
  readonly lesson: Lesson;
}

const READY = Promise.resolve();

/** Scrolls the current item of a long list into view. */
const showInList = (link: HTMLElement | null): void => link?.scrollIntoView({ block: 'nearest' });

/** The presenter's screen: current text, notes, next step and time. */
export function PresenterDesk({ entry, module, teaching, lesson }: PresenterDeskProps) {
  const random = useRandom();
  const { presenter: words, learn, playback } = useMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const stage = useRef<StageHandle>(null);
  const state = useLesson({ module, lesson, stage, runsOn: false });
  const { player, played, step: index, part, playing, open } = state;
  const [black, setBlack] = useState(false);
  const [captions, setCaptions] = useState(false);
  const [listed, setListed] = useState(false);
  const { now } = usePageClock();
  const [desk] = useState(() => deskOf(random, window));
  const { steps } = lesson;
  const step = steps[index]!;
  const { say, after = say, question } = step;
  const {
    able,
    table,
    open: openTable,
  } = usePresentedTable(
    desk,
    {
      game: entry.id,
      lesson: lesson.id,
      step: index,
      playing,
      speed: player.speed,
      answered: question !== undefined && !open,
      black,
      captions,
    },
    () => player.time,
  );
  const onBlack = () => setBlack(!black);
  usePresenterKeys({ state, steps, onBlack, onHelp: () => setListed(true) });
  const shortcuts = useLessonShortcuts();
  useWatchedDriver(stage, READY, 'nobody plays where a lesson is presented', {
    look: state.look,
    tick: (seconds) => player.tick(seconds),
    seekEnd: () => player.seekEnd(),
    busy: () => player.busy(),
    position: () => played.positions[part === 'after' ? index + 1 : index],
    legal: () => [],
    pointOf: () => null,
  });
  const lessons = teaching.lessons ?? [];
  const known = new Map(clausesOf(teaching.rulebook).map((clause) => [clause.number, clause]));
  const next = steps[index + 1];
  const nextLesson = lessons[lessons.indexOf(lesson) + 1];
  const tableAddress = tableOf({ game: entry.id, lesson: lesson.id, step: index + 1 }, desk, search);
  const to = (pathname: string) => ({ pathname, search: persistentQuery(search) });
  return (
    <SeatOrderProvider seats={module.seats}>
      <main className="ui-page presenter ui-safe">
        <header className="presenter-top">
          <Link to={to(`/learn/${entry.id}/${lesson.id}`)}>{words.leave}</Link>
          <h1>{lesson.title[language]}</h1>
          <StartClock now={now} />
        </header>
        <section className="presenter-now" aria-label={words.now}>
          <p className="presenter-count">{learn.step(index + 1, steps.length)}</p>
          <p className="presenter-said" aria-live="polite">
            {(part === 'after' ? after : say)[language]}
          </p>
          {question !== undefined && (
            <div className="presenter-question">
              <p>
                <strong>{question.ask[language]}</strong>
              </p>
              <p>
                {words.answer} {question.right.join(', ') || learn.nobody}. {question.because[language]}
              </p>
            </div>
          )}
          <div className="presenter-controls">
            <IconButton
              icon="back"
              label={learn.previous}
              onPress={() => state.go(index - 1)}
              disabled={index === 0}
            />
            <IconButton
              icon={playing ? 'pause' : 'play'}
              label={playing ? playback.pause : playback.play}
              onPress={state.toggle}
            />
            <Button look="primary" onPress={() => goForward(state, steps)}>
              {open ? words.showAnswer : learn.next}
            </Button>
            <Toggle label={learn.slow} value={state.slow} onChange={state.setSlow} />
            <Toggle label={words.captions} value={captions} onChange={setCaptions} />
            <Toggle label={words.black} value={black} onChange={setBlack} />
          </div>
        </section>
        <section className="presenter-notes" aria-label={words.notes}>
          <h2>{words.notes}</h2>
          {step.note !== undefined && <p className="presenter-note">{step.note[language]}</p>}
          {lesson.clauses.map((number) => {
            const clause = known.get(number);
            return (
              clause !== undefined && (
                <p key={number}>
                  <strong>{number}</strong>{' '}
                  <RulebookText text={clause[language]} rules={`/rules/${entry.id}`} />
                </p>
              )
            );
          })}
        </section>
        <aside className="presenter-side">
          <section aria-label={words.table}>
            <h2>{words.table}</h2>
            <p role="status">{able ? words.windows[table] : words.unable}</p>
            {table === 'blocked' && <ErrorNotice title={words.blocked} text={words.blockedText} />}
            {table === 'blocked' && (
              <a href={tableAddress} target="_blank" rel="noopener">
                {words.openByHand}
              </a>
            )}
            {able && <Button onPress={() => openTable(tableAddress)}>{words.openTable}</Button>}
          </section>
          <section aria-label={words.next}>
            <h2>{words.next}</h2>
            <p>{(next?.say ?? nextLesson?.title)?.[language] ?? words.end}</p>
          </section>
          <nav aria-label={learn.all}>
            <h2>{learn.all}</h2>
            <ol ref={scrolls} className="ui-scroll presenter-list">
              {lessons.map(({ id, title }) => (
                <li key={id}>
                  <Link
                    ref={id === lesson.id ? showInList : undefined}
                    to={to(`/present/${entry.id}/${id}`)}
                    aria-current={id === lesson.id ? 'page' : undefined}
                  >
                    {title[language]}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <Button onPress={() => setListed(true)}>{words.keys}</Button>
        </aside>
        {listed && <KeyboardHelp shortcuts={shortcuts} onClose={() => setListed(false)} />}
      </main>
    </SeatOrderProvider>
  );
}
