import { useMemo, useState } from 'react';
import { applyPings, type Ping, type PingList } from '#core';
import type { TableTalk } from '#module';
import type { TableParts } from './game/parts';

/**
 * Team pings as a seat sees them.
 * @returns null without a seat, and for a seat without team mates
 */
export function talkOf(
  { module, seats }: Pick<TableParts, 'module' | 'seats'>,
  speaker: string | null,
  marks: readonly Ping[],
  say: (speaker: string, talk: PingList) => void,
): TableTalk | null {
  const { secretsGroup } = module;
  if (speaker === null || secretsGroup === undefined) return null;
  const hears = (seat: string) => secretsGroup(seat) === secretsGroup(speaker);
  if (seats.filter(hears).length < 2) return null;
  return { speaker, marks: marks.filter(({ seat }) => hears(seat)), say: (talk) => say(speaker, talk) };
}

/** A hook: team pings of people who share this device. @param speaker seat whose hand is shown */
export function useLocalTalk(parts: TableParts, speaker: string | null): TableTalk | null {
  const [marks, setMarks] = useState<readonly Ping[]>([]);
  return useMemo(
    () => talkOf(parts, speaker, marks, (seat, talk) => setMarks((before) => applyPings(before, seat, talk))),
    [parts, speaker, marks],
  );
}
