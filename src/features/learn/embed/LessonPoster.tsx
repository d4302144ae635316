import type { LocalizedText } from '#core';
import { useLanguage, useMessages } from '#i18n';
import type { Lesson, LessonBoard } from '#learning';
import type { GameEntry } from '#module';
import { Icon } from '#ui';
import { CoverArt } from '../../../page/lobby/CoverArt';
import { LessonDiagram } from '../../../table/lesson/LessonDiagram';
import { LessonLink } from './LessonLink';

export interface LessonPosterProps {
  readonly entry: GameEntry;
  /** Draws the first position; the game's cover is used if omitted. */
  readonly board: LessonBoard | undefined;
  readonly lesson: Lesson;
  /** First caption. */
  readonly caption: LocalizedText | undefined;
  /** The player is loading. */
  readonly waiting: boolean;
  readonly onPlay: () => void;
}

/** Static poster of a lesson, shown until it is played. */
export function LessonPoster({ entry, board, lesson, caption, waiting, onPlay }: LessonPosterProps) {
  const { embed, faults } = useMessages();
  const language = useLanguage();
  const title = lesson.title[language];
  return (
    <main className="embed-poster" aria-busy={waiting}>
      <div className="embed-cover" aria-hidden="true">
        {board === undefined ? <CoverArt entry={entry} /> : <LessonDiagram board={board} lesson={lesson} />}
      </div>
      <div className="embed-introduction">
        <p className="embed-game">{entry.title}</p>
        <h1>{title}</h1>
        <p className="embed-say">{caption?.[language]}</p>
        <div className="embed-ways">
          <button
            type="button"
            className="ui-button primary embed-play"
            aria-label={embed.playIt(title)}
            aria-disabled={waiting || undefined}
            onClick={waiting ? undefined : onPlay}
          >
            <Icon name="play" />
            <span>{waiting ? faults.waiting : embed.play}</span>
          </button>
          <LessonLink game={entry.id} lesson={lesson} />
        </div>
      </div>
    </main>
  );
}
