import { useMemo } from 'react';
import type { GamePanelProps } from '#module';
import { logEntries } from './game/course';
import type { TableParts } from './game/parts';

/** The log of a game, and the part that the table has shown. While looking back, the whole log stays visible. */
export function useStory({ words, names }: TableParts, { state }: GamePanelProps) {
  const story = state.inPast ? state.history : state.entries;
  const entries = useMemo(() => logEntries(story, words, names), [story, words, names]);
  return { entries, happened: entries.filter((entry) => entry.action < state.shown) };
}
