import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '#i18n';
import { useMemory, usePageClock } from '#module';
import { usePageTitle } from '#ui';
import { persistentQuery } from '../../page/address';
import { BookHead } from '../../page/book/BookHead';
import { useSessions } from '../../page/services';
import { LessonStill } from '../../table/lesson/LessonStill';
import { useTeaching } from '../../table/tutor/useTeaching';
import type { BookPuzzle } from './book';
import { dayInWords, daysBefore, puzzleOfDay } from './day';
import './PuzzleListPage.css';
import type { PuzzleParts } from './parts';
import { readPuzzleProgress, streakOf } from './progress';
import { Stars } from './Stars';
import { lessonOf } from './solution';

/** Puzzle of the day, those of previous days, and all others. */
export function PuzzleListPage({ entry, puzzles }: PuzzleParts) {
  const memory = useMemory();
  const sessions = useSessions();
  const { puzzles: words, learn } = useMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const kept = persistentQuery(search);
  const [progress] = useState(() => readPuzzleProgress(memory, entry.id));
  const teaching = useTeaching(entry, true);
  const today = usePageClock().today();
  useEffect(() => sessions.leave(), [sessions]);
  usePageTitle(words.title(entry.title));
  const solved = puzzles.filter(({ puzzle }) => progress.solved[puzzle.id] !== undefined).length;
  const streak = streakOf(progress, today);
  const days = daysBefore(today, puzzles.length);
  const ofToday = puzzles[puzzleOfDay(today, puzzles.length)];
  const tile = (each: BookPuzzle, label: string, day?: string) => (
    <Link to={{ pathname: `/puzzle/${entry.id}/${each.puzzle.id}`, search: kept }}>
      {teaching?.board !== undefined && (
        <LessonStill className="puzzle-tile-still" board={teaching.board} lesson={lessonOf(each)} />
      )}
      <span className="puzzle-tile-name">{day ?? label}</span>
      <Stars difficulty={each.puzzle.difficulty} />
      <span className="puzzle-tile-ask">{each.kind.ask(each.puzzle.count)[language]}</span>
      {progress.solved[each.puzzle.id] !== undefined && (
        <span className="puzzle-tile-solved" role="img" aria-label={words.solved}>
          ✓
        </span>
      )}
    </Link>
  );
  return (
    <div className="ui-page puzzles ui-safe">
      <BookHead
        entry={entry}
        title={words.name}
        links={
          entry.teaching !== undefined && (
            <Link to={{ pathname: `/learn/${entry.id}`, search: kept }}>{learn.link}</Link>
          )
        }
      >
        <p>{words.intro}</p>
        <p className="puzzles-progress">
          {words.progress(solved, puzzles.length)}
          {streak > 0 && ` · ${words.streak(streak)}`}
        </p>
      </BookHead>
      <main className="puzzles-body">
        {ofToday !== undefined && (
          <section aria-labelledby="puzzles-today" className="puzzles-today">
            <h2 id="puzzles-today">{words.today}</h2>
            {tile(ofToday, words.number(ofToday.number), dayInWords(today, language))}
          </section>
        )}
        <section aria-labelledby="puzzles-earlier">
          <h2 id="puzzles-earlier">{words.earlier}</h2>
          <ul>
            {days.map((day) => {
              const each = puzzles[puzzleOfDay(day, puzzles.length)]!;
              return <li key={day}>{tile(each, words.number(each.number), dayInWords(day, language))}</li>;
            })}
          </ul>
        </section>
        <section aria-labelledby="puzzles-all">
          <h2 id="puzzles-all">{words.all}</h2>
          <ul>
            {puzzles.map((each) => (
              <li key={each.puzzle.id}>{tile(each, words.number(each.number))}</li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}
