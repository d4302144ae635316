import type { CSSProperties } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '#i18n';
import type { Lesson, LessonBoard, RuleChapter } from '#learning';
import { LessonStill } from '../../../table/lesson/LessonStill';
import '../../../table/lesson/lessonTile.css';
import { RulebookText } from '../../../table/rule/Words';

export interface LessonChapterProps {
  readonly chapter: RuleChapter;
  /** Lessons of the chapter, at least one. */
  readonly lessons: readonly Lesson[];
  /** From 1. */
  readonly number: number;
  /** Id of the game. */
  readonly game: string;
  /** Draws the positions; without it there are no pictures. */
  readonly board: LessonBoard | undefined;
  /** Ids of the lessons already seen. */
  readonly seen: ReadonlySet<string>;
}

/** Progress in some lessons: `2/6`. */
export const doneOf = (lessons: readonly Lesson[], seen: ReadonlySet<string>): string =>
  `${lessons.filter(({ id }) => seen.has(id)).length}/${lessons.length}`;

/** Lessons of a chapter as tiles, preceded by the chapter's heading. */
export function LessonChapterSection({ chapter, lessons, number, game, board, seen }: LessonChapterProps) {
  const language = useLanguage();
  const { search } = useLocation();
  const { learn: words } = useMessages();
  const rules = `/rules/${game}`;
  const [first] = lessons;
  // The heading spans columns so that no row of tiles has a gap, which depends on their number.
  const count: CSSProperties & Record<'--lessons', number> = { '--lessons': lessons.length };
  return (
    <section className="lessons-chapter" aria-labelledby={chapter.id}>
      <div className="lesson-chapter" style={count}>
        {board !== undefined && first !== undefined && (
          <div className="lesson-chapter-art" aria-hidden="true">
            <LessonStill className="lesson-chapter-still" board={board} lesson={first} />
          </div>
        )}
        <p className="lesson-chapter-count">
          <span aria-hidden="true">{number}</span>
          <span className="lesson-chapter-done">{doneOf(lessons, seen)}</span>
        </p>
        <h2 id={chapter.id} tabIndex={-1}>
          {chapter.title[language]}
        </h2>
        <p className="lesson-chapter-gist">
          <RulebookText text={chapter.gist[language]} rules={rules} />
        </p>
        <Link to={{ pathname: rules, search, hash: `#${chapter.id}` }}>
          {words.rules}
          <span className="visually-hidden">: {chapter.title[language]}</span>
        </Link>
      </div>
      <ul>
        {lessons.map((lesson) => (
          <LessonTile key={lesson.id} lesson={lesson} game={game} board={board} seen={seen.has(lesson.id)} />
        ))}
      </ul>
    </section>
  );
}

interface LessonTileProps extends Pick<LessonChapterProps, 'game' | 'board'> {
  readonly lesson: Lesson;
  readonly seen: boolean;
}

function LessonTile({ lesson, game, board, seen }: LessonTileProps) {
  const { learn: words } = useMessages();
  const language = useLanguage();
  const { search } = useLocation();
  return (
    <li>
      <Link className="lesson-tile" to={{ pathname: `/learn/${game}/${lesson.id}`, search }}>
        {board !== undefined && <LessonStill className="lesson-tile-still" board={board} lesson={lesson} />}
        <span className="lessons-title">{lesson.title[language]}</span>
        <span className="lessons-clauses">{lesson.clauses[0]}</span>
        {lesson.steps.some(({ question }) => question !== undefined) && (
          <>
            <span className="lessons-asks" aria-hidden="true">
              ?
            </span>
            <span className="visually-hidden">{words.asks}</span>
          </>
        )}
        {seen && (
          <span className="lessons-seen" role="img" aria-label={words.seen}>
            ✓
          </span>
        )}
      </Link>
    </li>
  );
}
