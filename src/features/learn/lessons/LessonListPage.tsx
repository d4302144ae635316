import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '#i18n';
import type { Lesson } from '#learning';
import type { GameEntry, Teaching } from '#module';
import { useMemory } from '#module';
import { ErrorNotice, usePageTitle } from '#ui';
import { persistentQuery } from '../../../page/address';
import { BookContents } from '../../../page/book/BookContents';
import { BookHead } from '../../../page/book/BookHead';
import { useTarget } from '../../../page/book/useTarget';
import { OWN_LESSONS, useLessonTools } from '../../../table/lesson/tools';
import { doneOf, LessonChapterSection } from './LessonChapter';
import './LessonListPage.css';
import { NO_PROGRESS, questionId, readLessonProgress } from '../../../table/lesson/progress';

export interface LessonListPageProps {
  readonly entry: GameEntry;
  readonly teaching: Teaching;
}

/** Lessons by chapter of the rules, according to their first clause. */
function lessonsByChapter({ rulebook, lessons = [] }: Teaching) {
  return rulebook.chapters.flatMap((chapter) => {
    const numbers = new Set(chapter.clauses.map(({ number }) => number));
    const mine = lessons.filter(({ clauses: [first] }) => first !== undefined && numbers.has(first));
    return mine.length === 0 ? [] : [{ chapter, lessons: mine }];
  });
}

const questionsOf = ({ id, steps }: Lesson): readonly string[] =>
  steps.flatMap(({ question }, index) => (question === undefined ? [] : [questionId(id, index)]));

/** All lessons of a game by chapter. */
export function LessonListPage({ entry, teaching }: LessonListPageProps) {
  const memory = useMemory();
  const { learn: words, author } = useMessages();
  const { OwnLessons } = useLessonTools();
  const language = useLanguage();
  const { search } = useLocation();
  const [read] = useState(() => readLessonProgress(memory, entry.id));
  const [dismissed, setDismissed] = useState(false);
  const { seen, solved } = read.ok ? read.value : NO_PROGRESS;
  const { lessons = [], board } = teaching;
  const chapters = lessonsByChapter(teaching);
  const questions = lessons.flatMap(questionsOf);
  const done = lessons.filter(({ id }) => seen.has(id)).length;
  const next = chapters.flatMap((each) => each.lessons).find(({ id }) => !seen.has(id));
  const kept = persistentQuery(search);
  usePageTitle(words.title(entry.title));
  useTarget();
  return (
    <div className="ui-page lessons ui-safe">
      <BookHead
        entry={entry}
        title={words.link}
        links={<Link to={{ pathname: `/rules/${entry.id}`, search: kept }}>{words.rules}</Link>}
      >
        <p>{words.intro}</p>
        {!read.ok && !dismissed && (
          <>
            <p>{words.unreadable}</p>
            <ErrorNotice problem={read.error} onDismiss={() => setDismissed(true)} />
          </>
        )}
        <LessonDoors entry={entry} teaching={teaching} next={done === 0 ? undefined : next} />
        <p className="lessons-progress">
          {words.progress(done, lessons.length)}
          {' · '}
          {words.questions(questions.filter((id) => solved.has(id)).length, questions.length)}
        </p>
        <progress className="lessons-meter" value={done} max={lessons.length} aria-hidden="true" />
      </BookHead>
      <div className="lessons-body">
        <BookContents
          chapters={[
            ...chapters.map(({ chapter: { id, title }, lessons: mine }) => ({
              id,
              title: title[language],
              done: doneOf(mine, seen),
            })),
            { id: OWN_LESSONS, title: author.mine, number: '+' },
          ]}
        />
        <main className="lessons-wall">
          {chapters.map(({ chapter, lessons: mine }, index) => (
            <LessonChapterSection
              key={chapter.id}
              chapter={chapter}
              number={index + 1}
              lessons={mine}
              game={entry.id}
              board={board}
              seen={seen}
            />
          ))}
          <Suspense fallback={null}>
            <OwnLessons entry={entry} />
          </Suspense>
        </main>
      </div>
    </div>
  );
}

interface LessonDoorsProps extends Pick<LessonListPageProps, 'entry' | 'teaching'> {
  /** The lesson to continue with. */
  readonly next: Lesson | undefined;
}

/** Links to the tutorial and to the next lesson. */
function LessonDoors({ entry, teaching, next }: LessonDoorsProps) {
  const { learn: words, firstGame } = useMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const kept = persistentQuery(search);
  return (
    <div className="lessons-doors">
      {teaching.firstGame !== undefined && (
        <>
          <Link className="ui-button primary" to={{ pathname: `/learn/${entry.id}/first`, search: kept }}>
            {firstGame.link}
          </Link>
          <p>{firstGame.pitch}</p>
        </>
      )}
      {next !== undefined && (
        <Link className="ui-button" to={{ pathname: `/learn/${entry.id}/${next.id}`, search: kept }}>
          {words.continueWith(next.title[language])}
        </Link>
      )}
    </div>
  );
}
