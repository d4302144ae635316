import { createContext, useContext } from 'react';
import { MOODS, type Mood } from './moods';

/** Mood of the surrounding stage. */
export const MoodContext = createContext<Mood>(MOODS.night);

export function useMood(): Mood {
  return useContext(MoodContext);
}
