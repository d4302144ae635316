import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { LANGUAGES } from '#core';
import { LanguageProvider } from '#i18n';
import type { GameEntry } from '#module';
import type { PosterFile } from './entry';
import { LessonPoster } from './LessonPoster';

/** Lesson posters of some games by path below `/posters/`: what a frame shows before anybody plays. */
export async function postersOf(entries: readonly GameEntry[]): Promise<ReadonlyMap<string, PosterFile>> {
  const posters = new Map<string, PosterFile>();
  for (const entry of entries) {
    if (entry.teaching?.lessons !== true) continue;
    const { lessons = [], board } = await entry.teaching.load();
    for (const lesson of lessons) {
      const path = `${entry.id}/${lesson.id}`;
      const drawn = (waiting: boolean, language: (typeof LANGUAGES)[number]) =>
        renderToStaticMarkup(
          <LanguageProvider language={language}>
            <MemoryRouter initialEntries={[`/embed/${path}`]}>
              <LessonPoster
                entry={entry}
                board={board}
                lesson={lesson}
                caption={lesson.steps[0]?.say}
                waiting={waiting}
                onPlay={() => {}}
              />
            </MemoryRouter>
          </LanguageProvider>,
        );
      const byLanguage = LANGUAGES.map((language) => [
        language,
        { poster: drawn(false, language), says: lesson.steps.map(({ say }) => say[language]) },
      ]);
      posters.set(path, Object.fromEntries(byLanguage) as PosterFile);
    }
  }
  return posters;
}
