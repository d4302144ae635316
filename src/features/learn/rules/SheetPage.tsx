import type { CSSProperties } from 'react';
import { Link, useLocation } from 'react-router';
import type { LocalizedText } from '#core';
import { useLanguage, useMessages } from '#i18n';
import type { LessonBoard } from '#learning';
import { Button, usePageTitle } from '#ui';
import { PageLanguage } from '../../../page/PageLanguage';
import { LessonDiagram } from '../../../table/lesson/LessonDiagram';
import type { RulesPageProps } from './RulesPage';
import './SheetPage.css';
import { RulebookText } from '../../../table/rule/Words';

/** Above this aspect ratio three pictures fit in a row, otherwise four. */
const BROAD = 1.3;

const across = ({ aspect = 1 }: LessonBoard): number => (aspect > BROAD ? 3 : 4);

/** Reference sheet: everything a player looks up, on one printed page. */
export function SheetPage({ entry, teaching }: RulesPageProps) {
  const { rules: words } = useMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const rules = `/rules/${entry.id}`;
  usePageTitle(`${words.sheet} · ${entry.title}`);
  const { rulebook, board, lessons = [] } = teaching;
  const shown = (rulebook.pictures ?? []).flatMap((id) => lessons.filter((lesson) => lesson.id === id));
  const keyOf = (key: string | LocalizedText) => (typeof key === 'string' ? key : key[language]);
  return (
    <main className="ui-page rules-sheet ui-safe">
      <div className="rules-sheet-bar">
        <Link to={{ pathname: rules, search }}>{words.linkOf(entry.title)}</Link>
        <Button look="primary" onPress={() => window.print()}>
          {words.print}
        </Button>
        <PageLanguage />
      </div>
      <article className="rules-sheet-paper">
        <h1>
          {entry.title} <span className="rules-sheet-name">{words.sheet}</span>
        </h1>
        <div className="rules-sheet-parts">
          {rulebook.sheet.map(({ title, rows }) => (
            <section key={title.en}>
              <h2>{title[language]}</h2>
              <table>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.en}>
                      <th scope="row">
                        <RulebookText text={keyOf(row.key)} rules={rules} />
                      </th>
                      <td>
                        <RulebookText text={row[language]} rules={rules} />
                      </td>
                      <td className="rules-sheet-clause">
                        <RulebookText text={row.clause} rules={rules} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ))}
        </div>
        {board !== undefined && shown.length > 0 && (
          <ul className="rules-sheet-pictures" style={{ '--across': across(board) } as CSSProperties}>
            {shown.map((lesson) => (
              <li key={lesson.id}>
                <Link to={{ pathname: `/learn/${entry.id}/${lesson.id}`, search }}>
                  <LessonDiagram board={board} lesson={lesson} />
                  {lesson.title[language]}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </article>
    </main>
  );
}
