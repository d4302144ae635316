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
  /** What the bar above the title is called, and the ways from here that stand in it. */
  readonly bar: string;
  readonly ways: ReactNode;
  /** What stands below the title: who plays, or what is asked. */
  readonly about?: ReactNode;
  /** Plays on at the real table; null if nobody can. @param bots play the others */
  readonly onTake: ((bots: boolean) => void) | null;
  /** What stands below the controls. */
  readonly children?: ReactNode;
}

/** The page of a lesson: its table, and beside it a desk with what is said, the question and the controls. */
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
      <main className="lesson-desk">
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
