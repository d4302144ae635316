import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { type Game, type GameTypes, unwrap } from '#core';
import { useLanguage } from '#i18n';
import { type Lesson, type LessonBoard, type LessonMark, playLesson } from '#learning';
import { persistentQuery } from '../../../page/address';
import { LessonDiagram } from '../../../table/lesson/LessonDiagram';
import './LessonsBeside.css';

export interface LessonsBesideProps {
  readonly board: LessonBoard;
  readonly rules: Game<GameTypes>;
  /** Id of the game. */
  readonly game: string;
  /** The lesson of the page and the one to compare it with. */
  readonly lessons: readonly [Lesson, Lesson];
}

/** The decisive moment of a lesson: the answer to its question, or its end. */
function momentOf(rules: Game<GameTypes>, lesson: Lesson) {
  const { positions } = unwrap(playLesson(rules, lesson));
  const asks = lesson.steps.findIndex(({ question }) => question !== undefined);
  const question = lesson.steps[asks]?.question;
  if (question === undefined) return { position: positions.at(-1), marks: [] };
  const marks = question.among.map(
    (box): LessonMark => ({ box, tone: question.right.includes(box) ? 'good' : 'bad' }),
  );
  return { position: positions[asks], marks };
}

/** The results of two lessons side by side. */
export function LessonsBeside({ board, rules, game, lessons }: LessonsBesideProps) {
  const language = useLanguage();
  const { search } = useLocation();
  const [own, other] = lessons;
  const moments = useMemo(
    () => [own, other].map((lesson) => ({ lesson, moment: momentOf(rules, lesson) })),
    [rules, own, other],
  );
  return (
    <div className="lessons-beside">
      {moments.map(({ lesson, moment }) => (
        <figure key={lesson.id}>
          <div className="lessons-beside-picture">
            <LessonDiagram board={board} lesson={lesson} moment={moment} />
          </div>
          <figcaption>
            {lesson === own ? (
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
