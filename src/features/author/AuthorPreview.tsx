import { Suspense, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '#i18n';
import { lessonOfFile } from '#learning';
import type { GameEntry, GameModule, GameTable } from '#module';
import { Button } from '#ui';
import { persistentQuery } from '../../page/address';
import { LessonFrame } from '../../table/lesson/LessonFrame';
import { useLessonTools } from '../../table/lesson/tools';
import { useLessonShow } from '../../table/lesson/useLessonShow';
import { type Draft, tidied } from './draft';

export interface AuthorPreviewProps {
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly game: GameTable;
  readonly draft: Draft;
  readonly onEdit: () => void;
  readonly onSave: () => void;
}

/** Preview of a lesson of this device. */
export function AuthorPreview({ entry, module, game, draft, onEdit, onSave }: AuthorPreviewProps) {
  const { author } = useMessages();
  const { LessonFilm } = useLessonTools();
  const language = useLanguage();
  const { search } = useLocation();
  const lesson = useMemo(() => lessonOfFile(tidied(draft)), [draft]);
  const show = useLessonShow({ entry, module, game, lesson, runsOn: false, withSound: true });
  const title = lesson.title[language] || author.untitled;
  return (
    <LessonFrame
      module={module}
      game={game}
      show={show}
      title={title}
      bar={author.mine}
      ways={
        <>
          <Link to={{ pathname: `/learn/${entry.id}`, search: persistentQuery(search) }}>{author.all}</Link>
          <span className="lesson-clauses">{lesson.clauses.join(', ')}</span>
        </>
      }
      onTake={null}
    >
      <div className="author-buttons">
        <Button look="primary" onPress={onEdit}>
          {author.edit}
        </Button>
        <Button onPress={onSave}>{author.save}</Button>
        <Suspense fallback={null}>
          <LessonFilm module={module} game={game} lesson={lesson} />
        </Suspense>
      </div>
    </LessonFrame>
  );
}
