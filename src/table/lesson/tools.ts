import { type ComponentType, createContext, useContext } from 'react';
import type { Lesson } from '#learning';
import type { GameEntry, GameModule, GameTable } from '#module';

/** URL fragment of the lessons stored on this device. */
export const OWN_LESSONS = 'own-lessons';

export interface LessonFilmProps {
  readonly module: GameModule;
  readonly game: GameTable;
  readonly lesson: Lesson;
}

export interface OwnLessonsProps {
  readonly entry: GameEntry;
}

/** What other features add to lesson pages; each is loaded on demand. */
export interface LessonTools {
  /** Exports the lesson as a film or picture. */
  readonly LessonFilm: ComponentType<LessonFilmProps>;
  /** Lessons of a game stored on this device. */
  readonly OwnLessons: ComponentType<OwnLessonsProps>;
}

const None = () => null;
const Tools = createContext<LessonTools>({ LessonFilm: None, OwnLessons: None });

export const LessonToolsProvider = Tools.Provider;

export const useLessonTools = (): LessonTools => useContext(Tools);
