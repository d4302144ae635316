import { useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '#i18n';
import { lessonOfFile } from '#learning';
import type { GameEntry, GameModule, GameTable } from '#module';
import { Button } from '#ui';
import { persistentQuery } from '../../page/address';
import { LessonControls } from '../../table/lesson/LessonControls';
import '../../table/lesson/lessonLayout.css';
import '../../table/lesson/LessonPage.css';
import type { Page } from '../../page/page';
import { useLessonShow } from '../../table/lesson/useLessonShow';
import { LessonFilmButton } from '../capture/lessonFilm/LessonFilmButton';
import { type Draft, tidied } from './draft';

export interface AuthorPreviewProps {
  readonly page: Page;
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly game: GameTable;
  readonly draft: Draft;
  readonly onEdit: () => void;
  readonly onSave: () => void;
}

/** A lesson of this device as others will see it. */
export function AuthorPreview({ page, entry, module, game, draft, onEdit, onSave }: AuthorPreviewProps) {
  const { author, learn } = useMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const [above, setAbove] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  const lesson = useMemo(() => lessonOfFile(tidied(draft)), [draft]);
  const show = useLessonShow({
    page,
    entry,
    module,
    game,
    lesson,
    above,
    slider,
    runsOn: false,
    heard: true,
  });
  const { state } = show;
  const title = lesson.title[language] || author.untitled;
  return (
    <div className="lesson ui-safe">
      <section className="lesson-stage" aria-label={title} data-quality={show.quality}>
        {show.picture}
      </section>
      <main className="lesson-desk">
        <nav className="lesson-bar" aria-label={author.mine}>
          <Link to={{ pathname: `/learn/${entry.id}`, search: persistentQuery(search) }}>{author.all}</Link>
          <span className="lesson-clauses">{lesson.clauses.join(', ')}</span>
        </nav>
        <h1>{title}</h1>
        <div className="lesson-caption" aria-live="polite">
          <p className="lesson-count">{learn.step(state.step + 1, lesson.steps.length)}</p>
          <p>{show.caption}</p>
        </div>
        {show.question}
        <LessonControls state={state} slider={slider} above={above} onAbove={setAbove} onTake={null} />
        <div className="author-buttons">
          <Button look="primary" onPress={onEdit}>
            {author.edit}
          </Button>
          <Button onPress={onSave}>{author.save}</Button>
          <LessonFilmButton page={page} module={module} game={game} lesson={lesson} />
        </div>
      </main>
    </div>
  );
}
