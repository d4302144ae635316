import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { type Game, type GameTypes, type Lesson, type LessonBoard, playLesson, unwrap } from '#core';
import { useLanguage } from '#i18n';
import { persistentQuery } from '../address';
import { LessonDiagram } from './LessonDiagram';
import './LessonsBeside.css';

export interface LessonsBesideProps {
  readonly board: LessonBoard;
  readonly rules: Game<GameTypes>;
  /** The id of the game. */
  readonly game: string;
  /** The lesson of the page, then the one that it is compared with. */
  readonly lessons: readonly [Lesson, Lesson];
}

/** What comes of two lessons, side by side. */
export function LessonsBeside({ board, rules, game, lessons }: LessonsBesideProps) {
  const language = useLanguage();
  const { search } = useLocation();
  const ends = useMemo(
    () => lessons.map((lesson) => unwrap(playLesson(rules, lesson)).positions.at(-1)),
    [rules, lessons],
  );
  return (
    <div className="lessons-beside">
      {lessons.map((lesson, index) => (
        <figure key={lesson.id}>
          <LessonDiagram board={board} lesson={lesson} position={ends[index]} />
          <figcaption>
            {index === 0 ? (
              lesson.title[language]
            ) : (
              <Link to={{ pathname: `/learn/${game}/${lesson.id}`, search: persistentQuery(search) }}>
                {lesson.title[language]}
              </Link>
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
