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
  /** Title of the page, shown beside the name of its game. */
  readonly title: string;
  /** Links in addition to the one to the lobby. */
  readonly links: ReactNode;
  /** Text under the title. */
  readonly children: ReactNode;
}

/** Head of a page about a game: poster, title and links. */
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
