import { type ComponentType, createContext, useContext } from 'react';
import type { Lesson } from '#learning';
import type { GameEntry, GameModule, GameTable } from '#module';

/** The fragment of the address of the lessons that are kept on this device. */
export const OWN_LESSONS = 'own-lessons';

export interface LessonFilmProps {
  readonly module: GameModule;
  readonly game: GameTable;
  readonly lesson: Lesson;
}

export interface OwnLessonsProps {
  readonly entry: GameEntry;
}

/** What other features add to the pages of lessons; each is loaded when it is first shown. */
export interface LessonTools {
  /** Offers the lesson as a film or picture. */
  readonly LessonFilm: ComponentType<LessonFilmProps>;
  /** The lessons of a game that are kept on this device. */
  readonly OwnLessons: ComponentType<OwnLessonsProps>;
}

const None = () => null;
const Tools = createContext<LessonTools>({ LessonFilm: None, OwnLessons: None });

export const LessonToolsProvider = Tools.Provider;

export const useLessonTools = (): LessonTools => useContext(Tools);
