import type { ReactNode } from 'react';
import { useMessages } from '#i18n';
import type { GameEntry } from '#module';
import '../../table/lesson/lessonLayout.css';
import './Attract.css';
import { TakeAlong } from './TakeAlong';

export interface AttractFrameProps {
  /** The game. The QR code opens its tutorial, if it has one. */
  readonly entry: GameEntry;
  readonly title: string;
  readonly caption: string;
  /** Scenes that show their own text keep it next to the caption. */
  readonly children: ReactNode;
}

/** The table and its caption, legible across a room. */
export function AttractFrame({ entry, title, caption, children }: AttractFrameProps) {
  const { attract } = useMessages();
  return (
    <div className="lesson-above attract">
      <section className="lesson-stage" aria-label={title}>
        {children}
      </section>
      <main className="attract-words">
        <h1>
          <span className="attract-game">{entry.title}</span> {title}
        </h1>
        <p>{caption}</p>
        <button type="button" className="attract-play">
          <strong>{attract.play}</strong> <span>{attract.how}</span>
        </button>
        {entry.teaching?.firstGame === true && <TakeAlong game={entry.id} />}
      </main>
    </div>
  );
}
