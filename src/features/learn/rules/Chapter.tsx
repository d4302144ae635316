import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '#i18n';
import type { Lesson, LessonBoard, RuleChapter, RuleClause } from '#learning';
import { LessonStill } from '../../../table/lesson/LessonStill';
import { lessonsOf } from '../../../table/rule/lessonsOf';
import { RulebookText } from '../../../table/rule/Words';

export interface ChapterProps {
  readonly chapter: RuleChapter;
  /** From 1. */
  readonly number: number;
  /** Fragment of the current address. */
  readonly target: string;
  /** Id of the game. */
  readonly game: string;
  /** Lessons of the game. */
  readonly lessons: readonly Lesson[];
  /** Draws their positions; without it there are no pictures. */
  readonly board: LessonBoard | undefined;
}

/** Clauses of a chapter, split at headings. */
function partsOf(clauses: readonly RuleClause[]): readonly (readonly RuleClause[])[] {
  const parts: RuleClause[][] = [];
  for (const clause of clauses) {
    const last = parts.at(-1);
    if (last === undefined || clause.heading !== undefined) parts.push([clause]);
    else last.push(clause);
  }
  return parts;
}

/** A chapter of the rules. */
export function Chapter({ chapter, number, target, game, lessons, board }: ChapterProps) {
  const language = useLanguage();
  const { id, title, gist, clauses } = chapter;
  return (
    <section className="rules-chapter" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        <span className="rules-count" aria-hidden="true">
          {number}
        </span>{' '}
        {title[language]}
      </h2>
      <p className="rules-gist">
        <RulebookText text={gist[language]} rules={`/rules/${game}`} />
      </p>
      {partsOf(clauses).map((part) => (
        <Fragment key={part[0]?.number}>
          {part[0]?.heading !== undefined && <h3>{part[0].heading[language]}</h3>}
          <dl>
            {part.map((clause) => (
              <Clause
                key={clause.number}
                clause={clause}
                found={clause.number === target}
                game={game}
                lessons={lessonsOf(clause.number, lessons)}
                board={board}
              />
            ))}
          </dl>
        </Fragment>
      ))}
    </section>
  );
}

interface ClauseProps {
  readonly clause: RuleClause;
  /** The address points here. */
  readonly found: boolean;
  readonly game: string;
  /** Lessons about this clause. */
  readonly lessons: readonly Lesson[];
  readonly board: LessonBoard | undefined;
}

function Clause({ clause, found, game, lessons, board }: ClauseProps) {
  const { rules: words } = useMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const { number, option } = clause;
  const rules = `/rules/${game}`;
  const [shown] = lessons;
  return (
    <div className="rules-clause" id={number} tabIndex={-1} aria-current={found ? 'location' : undefined}>
      <dt>
        <Link
          className="rules-number"
          to={{ pathname: rules, search, hash: `#${number}` }}
          aria-label={words.clause(number)}
        >
          {number}
        </Link>
      </dt>
      <dd>
        {option !== undefined && (
          <span className="rules-option">
            {words.option} · {option[language]}
          </span>
        )}
        {board !== undefined && shown?.clauses[0] === number && (
          <Link
            className="rules-diagram"
            style={{ aspectRatio: board.aspect ?? 1 }}
            to={{ pathname: `/learn/${game}/${shown.id}`, search }}
            tabIndex={-1}
            aria-hidden="true"
          >
            <LessonStill className="rules-diagram-still" board={board} lesson={shown} />
          </Link>
        )}
        <RulebookText text={clause[language]} rules={rules} />
        {lessons.length > 0 && (
          <span className="rules-lessons">
            {lessons.map(({ id, title }) => (
              <Link key={id} to={{ pathname: `/learn/${game}/${id}`, search }}>
                <span aria-hidden="true">▶ </span>
                {title[language]}
              </Link>
            ))}
          </span>
        )}
      </dd>
    </div>
  );
}
