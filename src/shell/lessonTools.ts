import { lazily } from '../page/lazily';
import type { LessonTools } from '../table/lesson/tools';

/** What the author's desk and the makers of films add to the pages of lessons. */
export const LESSON_TOOLS: LessonTools = {
  LessonFilm: lazily(
    async () => (await import('../features/capture/lessonFilm/LessonFilmButton')).LessonFilmButton,
  ),
  OwnLessons: lazily(async () => (await import('../features/author/OwnLessons')).OwnLessons),
};
