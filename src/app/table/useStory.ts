import { useMemo } from 'react';
import type { PanelProps } from '#module';
import { logEntries } from './course';
import type { TableParts } from './parts';

/** The story of a game in lines, and those of it that the table has shown. Whoever looks back keeps the whole before them. */
export function useStory({ words, names }: TableParts, { state }: PanelProps) {
  const story = state.inPast ? state.history : state.entries;
  const entries = useMemo(() => logEntries(story, words, names), [story, words, names]);
  return { entries, happened: entries.filter((entry) => entry.action < state.shown) };
}
