import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Problem } from '#core';
import { useLanguage, useMessages } from '#i18n';
import { useMemory, useRandom } from '#module';
import { ErrorNotice, FileButton } from '#ui';
import { persistentQuery } from '../../page/address';
import { useTarget } from '../../page/book/useTarget';
import { useSessions } from '../../page/services';
import '../../table/lesson/lessonTile.css';
import { OWN_LESSONS, type OwnLessonsProps } from '../../table/lesson/tools';
import { titlesOf } from './drafts';
import './OwnLessons.css';

/** Lessons of a game saved on this device, and a button to open files. */
export function OwnLessons({ entry }: OwnLessonsProps) {
  const memory = useMemory();
  const random = useRandom();
  const sessions = useSessions();
  const { author } = useMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [titles] = useState(() => titlesOf(memory, entry.id));
  const [problem, setProblem] = useState<Problem | null>(null);
  const kept = persistentQuery(search);
  // The address may point here, and this renders after the page around it.
  useTarget();
  const open = async (file: File) => {
    const { openFile } = await import('./open');
    const opened = await openFile(file, { memory, random, sessions });
    if (opened.ok) void navigate(`${opened.value}${kept}`);
    else setProblem(opened.error);
  };
  return (
    <section aria-labelledby={OWN_LESSONS} className="lessons-own">
      <h2 id={OWN_LESSONS} tabIndex={-1}>
        {author.mine}
      </h2>
      <p>{author.mineHint}</p>
      <FileButton accept=".json" onFile={(file) => void open(file)}>
        {author.openFile}
      </FileButton>
      {problem !== null && <ErrorNotice problem={problem} onDismiss={() => setProblem(null)} />}
      {titles.length > 0 && (
        <ul>
          {titles.map(({ name, title }) => (
            <li key={name}>
              <Link className="lesson-tile" to={{ pathname: `/author/${entry.id}/${name}`, search: kept }}>
                <span className="lessons-title">
                  {title[language] || title.en || title.fr || author.untitled}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
