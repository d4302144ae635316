import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import type { Lesson } from '#core';
import { useLanguage, useMessages } from '#i18n';
import type { GameEntry, Teaching } from '#module';
import { Button, ErrorNotice, LanguageChoice, usePageTitle } from '#ui';
import { persistentQuery } from '../address';
import { OwnLessons } from '../author/OwnLessons';
import type { Page } from '../page';
import { LessonStill } from './LessonStill';
import './LessonListPage.css';
import { NO_PROGRESS, questionId, readProgress } from './progress';

export interface LessonListPageProps {
  readonly page: Page;
  readonly entry: GameEntry;
  readonly teaching: Teaching;
}

/** The lessons of each chapter of the rules: a lesson belongs where its first clause stands. */
export function lessonsByChapter({ rulebook, lessons = [] }: Teaching) {
  return rulebook.chapters.flatMap((chapter) => {
    const numbers = new Set(chapter.clauses.map(({ number }) => number));
    const mine = lessons.filter(({ clauses: [first] }) => first !== undefined && numbers.has(first));
    return mine.length === 0 ? [] : [{ chapter, lessons: mine }];
  });
}

const questionsOf = ({ id, steps }: Lesson): readonly string[] =>
  steps.flatMap(({ question }, index) => (question === undefined ? [] : [questionId(id, index)]));

/** All lessons of a game, by the chapters of its rules. */
export function LessonListPage({ page, entry, teaching }: LessonListPageProps) {
  const { learn: words, lobby, firstGame } = useMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const chosen = useStore(page.store, (state) => state.preferences.language);
  const [read] = useState(() => readProgress(page, entry.id));
  const [told, setTold] = useState(false);
  const { seen, solved } = read.ok ? read.value : NO_PROGRESS;
  const { lessons = [] } = teaching;
  const questions = lessons.flatMap(questionsOf);
  const kept = persistentQuery(search);
  usePageTitle(words.title(entry.title));
  const doneOf = (ids: readonly string[], known: ReadonlySet<string>) =>
    ids.filter((id) => known.has(id)).length;
  return (
    <div className="lessons ui-safe">
      <header className="lessons-head">
        <div className="lessons-bar">
          <Button onPress={() => void navigate(`/${kept}`)}>{words.lobby}</Button>
          <Link to={{ pathname: `/rules/${entry.id}`, search: kept }}>{words.rules}</Link>
          <LanguageChoice
            label={lobby.language}
            quietLabel
            value={chosen}
            onChange={(value) => page.prefer({ language: value })}
          />
        </div>
        <h1>{words.title(entry.title)}</h1>
        <p>{words.intro}</p>
        {teaching.firstGame !== undefined && (
          <div className="lessons-first">
            <Link className="ui-button primary" to={{ pathname: `/learn/${entry.id}/first`, search: kept }}>
              {firstGame.link}
            </Link>
            <p>{firstGame.pitch}</p>
          </div>
        )}
        {!read.ok && !told && (
          <>
            <p>{words.unreadable}</p>
            <ErrorNotice problem={read.error} onDismiss={() => setTold(true)} />
          </>
        )}
        <p className="lessons-progress">
          {words.progress(
            doneOf(
              lessons.map(({ id }) => id),
              seen,
            ),
            lessons.length,
          )}
          {' · '}
          {words.questions(doneOf(questions, solved), questions.length)}
        </p>
      </header>
      <main className="lessons-body">
        {lessonsByChapter(teaching).map(({ chapter, lessons: mine }) => (
          <section key={chapter.id} aria-labelledby={`chapter-${chapter.id}`}>
            <h2 id={`chapter-${chapter.id}`}>{chapter.title[language]}</h2>
            <ul>
              {mine.map((lesson) => (
                <li key={lesson.id}>
                  <Link to={{ pathname: `/learn/${entry.id}/${lesson.id}`, search: kept }}>
                    {teaching.board !== undefined && <LessonStill board={teaching.board} lesson={lesson} />}
                    <span className="lessons-title">{lesson.title[language]}</span>
                    <span className="lessons-clauses">{lesson.clauses[0]}</span>
                    {questionsOf(lesson).length > 0 && <span className="lessons-asks">?</span>}
                    {questionsOf(lesson).length > 0 && <span className="visually-hidden">{words.asks}</span>}
                    {seen.has(lesson.id) && (
                      <span className="lessons-seen" role="img" aria-label={words.seen}>
                        ✓
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <OwnLessons page={page} entry={entry} />
      </main>
    </div>
  );
}
