import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '#i18n';
import type { Teaching } from '#module';
import { persistentQuery } from '../../page/address';
import { lessonsOf } from './lessonsOf';
import { RulebookText } from './Words';

export interface RuleTextProps {
  readonly teaching: Teaching;
  /** Id of the game. */
  readonly game: string;
  /** Number of the clause. */
  readonly clause: string;
  /** Goes to another clause mentioned in the text. */
  readonly onClause: (clause: string) => void;
}

/** Text of a clause, with its chapter and links to lessons that show it. */
export function RuleText({ teaching, game, clause: number, onClause }: RuleTextProps) {
  const { rules: words } = useMessages();
  const language = useLanguage();
  const search = persistentQuery(useLocation().search);
  const { rulebook, lessons = [] } = teaching;
  const chapter = rulebook.chapters.find(({ clauses }) => clauses.some((each) => each.number === number));
  const clause = chapter?.clauses.find((each) => each.number === number);
  if (chapter === undefined || clause === undefined) return <p>{words.unknownClause(number)}</p>;
  const shown = lessonsOf(number, lessons);
  const rules = `/rules/${game}`;
  return (
    <div className="rule-drawer-text">
      <p className="rule-drawer-place">{chapter.title[language]}</p>
      <p role="status">
        {clause.option !== undefined && (
          <span className="rule-drawer-option">
            {words.option} · {clause.option[language]}
          </span>
        )}
        <RulebookText text={clause[language]} rules={rules} onClause={onClause} />
      </p>
      <OwnTab to={`${rules}${search}#${number}`}>{words.wholeChapter}</OwnTab>
      {shown.length > 0 && (
        <>
          <h3>{words.played}</h3>
          <ul>
            {shown.map(({ id, title }) => (
              <li key={id}>
                <OwnTab to={`/learn/${game}/${id}${search}`}>{title[language]}</OwnTab>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A link that opens a new tab, so that the game stays open. */
function OwnTab({ to, children }: { readonly to: string; readonly children: string }) {
  const { rules } = useMessages();
  return (
    <Link className="rule-drawer-link" to={to} target="_blank" rel="noreferrer">
      {children}
      <span aria-hidden="true"> ↗</span>
      <span className="visually-hidden"> ({rules.ownTab})</span>
    </Link>
  );
}
