import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';
import { CLAUSE_NUMBER } from '#learning';
import './Words.css';

/** Splits a text at emphasis, clause numbers and suits. */
const PARTS = new RegExp(`(\\*[^*]+\\*|${CLAUSE_NUMBER.source}|[♠♣♥♦])`, 'g');

const RED = ['♥', '♦'];

export interface WordsProps {
  readonly text: string;
  /** Path of the rules, for links to clauses. */
  readonly rules: string;
  /** Goes to a clause without leaving the page; clauses are links if left out. */
  readonly onClause?: (clause: string) => void;
}

/** A rulebook text with linked clauses, emphasised terms and coloured suits. */
export function RulebookText({ text, rules, onClause }: WordsProps) {
  const { search } = useLocation();
  return text.split(PARTS).map((part, index) => {
    // The text never changes, so the index is a stable key.
    const key = `${index}-${part}`;
    if (part.startsWith('*')) return <strong key={key}>{part.slice(1, -1)}</strong>;
    if (part.match(CLAUSE_NUMBER)?.[0] === part) {
      if (onClause !== undefined) {
        return (
          <button key={key} type="button" className="rule-drawer-clause" onClick={() => onClause(part)}>
            {part}
          </button>
        );
      }
      return (
        <Link key={key} to={{ pathname: rules, search, hash: `#${part}` }}>
          {part}
        </Link>
      );
    }
    if (part.length === 1 && '♠♣♥♦'.includes(part)) {
      return (
        <span key={key} className={RED.includes(part) ? 'rules-suit red' : 'rules-suit'}>
          {part}
        </span>
      );
    }
    return <Fragment key={key}>{part}</Fragment>;
  });
}
