import type { MatchEntry } from '#core';
import type { LogEntry } from '#ui';
import type { ZorglTypes } from '#zorgl/rules';
import { type LogTexts, logLines } from '#zorgl/view';

/** The story of the actions shown so far, a line or more for each. */
export function logEntries(entries: readonly MatchEntry<ZorglTypes>[], texts: LogTexts): LogEntry[] {
  return entries.flatMap((entry, action) =>
    logLines(entry.events, texts).map((line, index) => ({ ...line, id: `${action}.${index}`, action })),
  );
}
