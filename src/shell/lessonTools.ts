import { lazily } from '../page/lazily';
import type { LessonTools } from '../table/lesson/tools';

/** Lesson tools of the author and film features. */
export const LESSON_TOOLS: LessonTools = {
  LessonFilm: lazily(
    async () => (await import('../features/capture/lessonFilm/LessonFilmButton')).LessonFilmButton,
  ),
  OwnLessons: lazily(async () => (await import('../features/author/OwnLessons')).OwnLessons),
};
