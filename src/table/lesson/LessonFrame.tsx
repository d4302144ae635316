import type { ReactNode } from 'react';
import { useMessages } from '#i18n';
import { type GameModule, type GameTable, seatColoursOf } from '#module';
import { seatColourStyle } from '#ui';
import { HeldHands } from './HeldHands';
import { LessonControls } from './LessonControls';
import './lessonLayout.css';
import './LessonPage.css';
import type { LessonShow } from './useLessonShow';

export interface LessonFrameProps {
  readonly module: GameModule;
  readonly game: GameTable;
  readonly show: LessonShow;
  readonly title: string;
  /** Label of the bar above the title, and its links. */
  readonly bar: string;
  readonly ways: ReactNode;
  /** Text below the title: who plays, or the question. */
  readonly about?: ReactNode;
  /** Continues the position at a real table; null if not possible. @param bots play the other seats */
  readonly onTake: ((bots: boolean) => void) | null;
  /** Content below the controls. */
  readonly children?: ReactNode;
}

/** Page of a lesson: the table, and a desk with caption, question and controls. */
export function LessonFrame(props: LessonFrameProps) {
  const { module, game, show, title } = props;
  const { learn } = useMessages();
  const { state, quality, picture, caption, question, index } = show;
  const { positions } = state.played;
  return (
    <div className="lesson ui-safe" style={seatColourStyle(seatColoursOf(module))}>
      <section className="lesson-stage" aria-label={title} data-quality={quality}>
        {picture}
      </section>
      <main className="ui-page lesson-desk">
        <nav className="lesson-bar" aria-label={props.bar}>
          {props.ways}
        </nav>
        <h1>{title}</h1>
        {props.about}
        <div className="lesson-caption" aria-live="polite">
          <p className="lesson-count">{learn.step(state.step + 1, state.player.film.steps.length)}</p>
          <p>{caption}</p>
        </div>
        <HeldHands module={module} game={game} positions={positions} index={index} />
        {question}
        <LessonControls
          state={state}
          slider={show.slider}
          above={show.above}
          onAbove={show.lookFromAbove}
          onTake={props.onTake}
        />
        {props.children}
      </main>
    </div>
  );
}
