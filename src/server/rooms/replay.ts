import type { RoomEntry } from './entry';

/** An entry of a log, with its number there. */
export interface Numbered {
  readonly number: number;
  readonly entry: RoomEntry;
}

/** An entry is a step of the match. */
export const isStep = ({ do: kind }: RoomEntry): boolean => kind === 'act' || kind === 'undo';

/** What counts of a log, in order. */
export function standingIn(log: readonly RoomEntry[]): readonly Numbered[] {
  let standing: Numbered[] = [];
  for (const [number, entry] of log.entries()) {
    if (entry.do === 'resume') standing = standing.filter((each) => each.number < entry.kept);
    standing.push({ number, entry });
  }
  return standing;
}
