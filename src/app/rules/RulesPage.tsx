import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { clausesOf, type Rulebook } from '#core';
import { useLanguage, useMessages } from '#i18n';
import type { GameEntry, Teaching } from '#module';
import { Button, LanguageChoice, usePageTitle } from '#ui';
import type { Page } from '../page';
import { Chapter } from './Chapter';
import { wordId } from './entries';
import { Glossary } from './Glossary';
import './RulesPage.css';
import { SearchBox } from './SearchBox';
import { Words } from './Words';

export interface RulesPageProps {
  readonly page: Page;
  readonly entry: GameEntry;
  readonly teaching: Teaching;
  readonly onLobby: () => void;
}

/** The fragment of the glossary's address. */
const GLOSSARY = 'glossary';

/** The fragments that lead somewhere on the page. */
function targetsOf(rulebook: Rulebook): ReadonlySet<string> {
  return new Set([
    GLOSSARY,
    ...rulebook.chapters.map(({ id }) => id),
    ...clausesOf(rulebook).map(({ number }) => number),
    ...rulebook.glossary.map((_, index) => wordId(index)),
  ]);
}

/** What a fragment names; one that nobody can read is taken as it is. */
function idIn({ hash }: { readonly hash: string }): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Brings what the fragment of the address names into sight, and gives it the focus, whenever one goes there. */
function useTarget(): string {
  const location = useLocation();
  useEffect(() => {
    const target = location.hash === '' ? null : document.getElementById(idIn(location));
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [location]);
  return idIn(location);
}

/** The rules of a game: chapters of short clauses, each with an address of its own. */
export function RulesPage({ page, entry, teaching, onLobby }: RulesPageProps) {
  const { rulebook, lessons = [] } = teaching;
  const { rules: words, lobby } = useMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const chosen = useStore(page.store, (state) => state.preferences.language);
  const path = `/rules/${entry.id}`;
  const target = useTarget();
  const Poster = entry.box?.Poster;
  usePageTitle(words.linkOf(entry.title));
  return (
    <div className="rules ui-safe">
      <header className="rules-head">
        {Poster !== undefined && (
          <div className="rules-poster" aria-hidden="true">
            <Poster />
          </div>
        )}
        <div className="rules-bar">
          <Button onPress={onLobby}>{words.lobby}</Button>
          <Link className="rules-to-sheet" to={{ pathname: `${path}/sheet`, search }}>
            {words.sheet}
          </Link>
          <LanguageChoice
            label={lobby.language}
            quietLabel
            value={chosen}
            onChange={(language) => page.prefer({ language })}
          />
        </div>
        <h1>
          <span className="rules-game">{entry.title}</span> {words.title}
        </h1>
        <p>
          <Words text={rulebook.pitch[language]} rules={path} />
        </p>
      </header>
      <div className="rules-search-place">
        <SearchBox teaching={teaching} game={entry.id} />
      </div>
      <div className="rules-body">
        <nav className="rules-contents" aria-label={words.contents}>
          <ol>
            {rulebook.chapters.map(({ id, title }) => (
              <li key={id}>
                <Link to={{ pathname: path, search, hash: `#${id}` }}>{title[language]}</Link>
              </li>
            ))}
            <li>
              <Link to={{ pathname: path, search, hash: `#${GLOSSARY}` }}>{words.glossary}</Link>
            </li>
          </ol>
        </nav>
        <main className="rules-text">
          {target !== '' && !targetsOf(rulebook).has(target) && (
            <p className="rules-unknown" role="alert">
              {words.unknownClause(target)}
            </p>
          )}
          {rulebook.chapters.map((chapter, index) => (
            <Chapter
              key={chapter.id}
              chapter={chapter}
              number={index + 1}
              target={target}
              game={entry.id}
              lessons={lessons}
              board={teaching.board}
            />
          ))}
          <Glossary id={GLOSSARY} entries={rulebook.glossary} target={target} rules={path} />
        </main>
      </div>
    </div>
  );
}
