import type { RoomEntry } from './entry';

/** An entry with its number in the log. */
export interface Numbered {
  readonly number: number;
  readonly entry: RoomEntry;
}

/** Whether an entry is a step of the match. */
export const isStep = ({ do: kind }: RoomEntry): boolean => kind === 'act' || kind === 'undo';

/** The entries of a log that are in force, in order. */
export function standingIn(log: readonly RoomEntry[]): readonly Numbered[] {
  let standing: Numbered[] = [];
  for (const [number, entry] of log.entries()) {
    if (entry.do === 'resume') standing = standing.filter((each) => each.number < entry.kept);
    standing.push({ number, entry });
  }
  return standing;
}
