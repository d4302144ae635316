import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '#i18n';
import { clausesOf, type Rulebook } from '#learning';
import type { GameEntry, Teaching } from '#module';
import { usePageTitle } from '#ui';
import { BookContents } from '../../../page/book/BookContents';
import { BookHead } from '../../../page/book/BookHead';
import { useTarget } from '../../../page/book/useTarget';
import { Chapter } from './Chapter';
import { wordId } from './entries';
import { Glossary } from './Glossary';
import './RulesPage.css';
import { RulebookText } from '../../../table/rule/Words';
import { SearchBox } from './SearchBox';

export interface RulesPageProps {
  readonly entry: GameEntry;
  readonly teaching: Teaching;
}

/** Fragment id of the glossary. */
const GLOSSARY = 'glossary';

/** Valid fragments of the page. */
function targetsOf(rulebook: Rulebook): ReadonlySet<string> {
  return new Set([
    GLOSSARY,
    ...rulebook.chapters.map(({ id }) => id),
    ...clausesOf(rulebook).map(({ number }) => number),
    ...rulebook.glossary.map((_, index) => wordId(index)),
  ]);
}

/** The rules of a game: chapters of short clauses, each with its own address. */
export function RulesPage({ entry, teaching }: RulesPageProps) {
  const { rulebook, lessons = [] } = teaching;
  const { rules: words } = useMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const path = `/rules/${entry.id}`;
  const target = useTarget();
  usePageTitle(words.linkOf(entry.title));
  return (
    <div className="ui-page rules ui-safe">
      <BookHead
        entry={entry}
        title={words.title}
        links={<Link to={{ pathname: `${path}/sheet`, search }}>{words.sheet}</Link>}
      >
        <p>
          <RulebookText text={rulebook.pitch[language]} rules={path} />
        </p>
      </BookHead>
      <div className="rules-search-place">
        <SearchBox teaching={teaching} game={entry.id} />
      </div>
      <div className="rules-body">
        <BookContents
          chapters={[
            ...rulebook.chapters.map(({ id, title }) => ({ id, title: title[language] })),
            { id: GLOSSARY, title: words.glossary, number: 'A–Z' },
          ]}
        />
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
