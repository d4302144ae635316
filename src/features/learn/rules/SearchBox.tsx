import { Fragment, type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useLanguage, useMessages } from '#i18n';
import type { Teaching } from '#module';
import { LiveRegion, scrolls } from '#ui';
import { searchEntries } from './entries';
import { excerpt } from './excerpt';
import './SearchBox.css';
import { type Found, type SearchEntry, searchOver } from './search';

/** Minimum length of a query. */
const MIN_LENGTH = 2;

/** Address of a search result. */
function addressOf({ id, lesson }: SearchEntry, game: string) {
  return lesson === undefined
    ? { pathname: `/rules/${game}`, hash: `#${id}` }
    : { pathname: `/learn/${game}/${lesson}`, hash: '' };
}

export interface SearchBoxProps {
  readonly teaching: Teaching;
  /** Id of the game. */
  readonly game: string;
}

/** Searches the rules as you type; arrow keys move through the results. */
export function SearchBox({ teaching, game }: SearchBoxProps) {
  const { rules: words, cards } = useMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const field = useId();
  const box = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const { glossary, lessons } = words;
  const { S, C, H, D } = cards.suits;
  const find = useMemo(
    () =>
      searchOver(searchEntries(teaching, language, { glossary, lessons }), {
        '♠': S,
        '♣': C,
        '♥': H,
        '♦': D,
      }),
    [teaching, language, glossary, lessons, S, C, H, D],
  );
  const found = useMemo(() => (asked.length < MIN_LENGTH ? null : find(asked)), [find, asked]);

  const goToFirst = () => {
    const first = found?.[0];
    if (first === undefined) return;
    setQuery('');
    void navigate({ ...addressOf(first.entry, game), search });
  };
  const stops = (): readonly HTMLElement[] => [
    ...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? []),
  ];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = stops();
    const here = all.findIndex((each) => each.matches(':focus'));
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) all[Math.min(Math.max(here + step, 0), all.length - 1)]?.focus();
    else if (event.key === 'Enter' && here === 0) goToFirst();
    else if (event.key === 'Escape') {
      setQuery('');
      all[0]?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <section className="rules-search" aria-label={words.search.label} ref={box} onKeyDown={onKeyDown}>
      <label className="visually-hidden" htmlFor={field}>
        {words.search.label}
      </label>
      <input
        id={field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={`${words.search.label} …`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <LiveRegion text={found === null ? '' : words.search.count(found.length)} />
      {found !== null && (
        <div className="rules-found">
          {found.length === 0 ? (
            <p>{words.search.none}</p>
          ) : (
            <ul ref={scrolls} className="ui-scroll" aria-label={words.search.results}>
              {found.map((each) => (
                <li key={each.entry.id}>
                  <Hit found={each} game={game} onGo={() => setQuery('')} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}

interface HitProps {
  readonly found: Found;
  readonly game: string;
  readonly onGo: () => void;
}

function Hit({ found: { entry, words }, game, onGo }: HitProps) {
  const { search } = useLocation();
  return (
    <Link to={{ ...addressOf(entry, game), search }} onClick={onGo}>
      <span className="rules-found-title">
        <b>
          <Marked text={entry.title} words={words} />
        </b>{' '}
        <span>{entry.place}</span>
      </span>
      <span>
        <Marked text={entry.text} words={words} />
      </span>
    </Link>
  );
}

/** A text with the search terms highlighted. */
function Marked({ text, words }: { readonly text: string; readonly words: ReadonlySet<string> }) {
  return excerpt(text, words).map(({ text: part, hit }, index) => {
    // Pieces have no identity except their position.
    const key = `${index}-${part}`;
    return hit ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
}
