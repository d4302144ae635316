import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage, useMessages } from '#i18n';
import type { Lesson } from '#learning';
import type { GameEntry, GameModule, GameTable } from '#module';
import { IconButton, SeatOrderProvider } from '#ui';
import { mayFillScreen, toggleFullScreen } from '../../../table/fullScreen';
import { useGameTable } from '../../../table/game/useGameTable';
import { HeldHands } from '../../../table/lesson/HeldHands';
import { useLessonShow } from '../../../table/lesson/useLessonShow';
import { LessonLink } from './LessonLink';

export interface EmbeddedPlayerProps {
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly lesson: Lesson;
  /** Advances automatically. */
  readonly runsOn: boolean;
  /** Whether to take focus, for keyboard users who pressed the poster. */
  readonly focused: boolean;
  /** Placeholder until the table is ready. */
  readonly waiting: ReactNode;
}

/** Embedded lesson player: table, text and steps. */
export function EmbeddedPlayer({ waiting, ...props }: EmbeddedPlayerProps) {
  const table = useGameTable(props.module);
  if (table === null) return waiting;
  return (
    <SeatOrderProvider seats={props.module.seats}>
      <Player {...props} game={table} />
    </SeatOrderProvider>
  );
}

interface PlayerProps extends Omit<EmbeddedPlayerProps, 'waiting'> {
  readonly game: GameTable;
}

function Player({ entry, module, game, lesson, runsOn, focused }: PlayerProps) {
  const { learn, playback, table } = useMessages();
  const language = useLanguage();
  const title = lesson.title[language];
  const show = useLessonShow({ entry, module, game, lesson, runsOn, withSound: false });
  const { step, playing, go, toggle } = show.state;
  const { length } = lesson.steps;
  const desk = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) desk.current?.focus();
  }, [focused]);
  return (
    <div className="embed">
      <section className="lesson-stage embed-stage" aria-label={title} data-quality={show.quality}>
        {show.picture}
      </section>
      <main ref={desk} className="ui-page embed-desk" tabIndex={-1} aria-label={title}>
        <h1 className="visually-hidden">{title}</h1>
        <div className="embed-caption" aria-live="polite">
          <p>{show.caption}</p>
        </div>
        <HeldHands module={module} game={game} positions={show.state.played.positions} index={show.index} />
        {show.question}
      </main>
      <footer className="embed-bar">
        <IconButton icon="back" label={learn.previous} onPress={() => go(step - 1)} disabled={step === 0} />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? playback.pause : playback.play}
          onPress={toggle}
        />
        <IconButton
          icon="forward"
          label={learn.next}
          onPress={() => go(step + 1)}
          disabled={step === length - 1}
        />
        <span className="embed-count" title={learn.step(step + 1, length)}>
          <span aria-hidden="true">
            {step + 1}/{length}
          </span>
          <span className="visually-hidden">{learn.step(step + 1, length)}</span>
        </span>
        <LessonLink game={entry.id} lesson={lesson} step={step} />
        {mayFillScreen(document) && (
          <IconButton
            icon="fullScreen"
            label={table.fullScreen}
            onPress={() => void toggleFullScreen(document)}
          />
        )}
      </footer>
    </div>
  );
}
