import { useMemo } from 'react';
import type { GamePanelProps } from '#module';
import { logEntries } from './game/course';
import type { TableParts } from './game/parts';

/** The story of a game in lines, and those of it that the table has shown. Anyone who looks back keeps the whole before them. */
export function useStory({ words, names }: TableParts, { state }: GamePanelProps) {
  const story = state.inPast ? state.history : state.entries;
  const entries = useMemo(() => logEntries(story, words, names), [story, words, names]);
  return { entries, happened: entries.filter((entry) => entry.action < state.shown) };
}
