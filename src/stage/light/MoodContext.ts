import { createContext, useContext } from 'react';
import { MOODS, type Mood } from './moods';

/** The mood of the stage around a component. */
export const MoodContext = createContext<Mood>(MOODS.night);

export function useMood(): Mood {
  return useContext(MoodContext);
}
