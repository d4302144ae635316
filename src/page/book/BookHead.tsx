import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '#i18n';
import type { GameEntry } from '#module';
import { Button } from '#ui';
import { persistentQuery } from '../address';
import { PageLanguage } from '../PageLanguage';
import './BookHead.css';

export interface BookHeadProps {
  readonly entry: GameEntry;
  /** What the page is, beside the name of its game. */
  readonly title: string;
  /** Ways to other pages, beside the one to the lobby. */
  readonly links: ReactNode;
  /** What is said under the title. */
  readonly children: ReactNode;
}

/** The head of a page that is read about a game: its poster, its title, and the ways out. */
export function BookHead({ entry, title, links, children }: BookHeadProps) {
  const { rules: words } = useMessages();
  const navigate = useNavigate();
  const { search } = useLocation();
  const Poster = entry.box?.Poster;
  return (
    <header className="book-head">
      {Poster !== undefined && (
        <div className="book-poster" aria-hidden="true">
          <Poster />
        </div>
      )}
      <div className="book-bar">
        <Button onPress={() => void navigate(`/${persistentQuery(search)}`)}>{words.lobby}</Button>
        {links}
        <PageLanguage />
      </div>
      <h1>
        <span className="book-game">{entry.title}</span> {title}
      </h1>
      {children}
    </header>
  );
}
