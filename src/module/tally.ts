import type { GameTypes, RedactedEntry } from '#core';

/** One action of a game, for its statistics. */
export type CourseEntry<T extends GameTypes> = Pick<RedactedEntry<T>, 'seat' | 'events'>;

/** A statistic of a whole game, by seat; missing seats count 0. */
export interface Tally {
  /** Its name in saved data, independent of the language. */
  readonly name: string;
  readonly label: string;
  readonly bySeat: Readonly<Partial<Record<string, number>>>;
}

/** Counts something for some seats. @param seat who took the action of the event */
type Counting<T extends GameTypes> = (
  event: T['Event'],
  add: (seat: T['Seat'], much: number) => void,
  seat: T['Seat'],
) => void;

/** Sums a statistic over the events of a game, by seat. */
export function countBySeat<T extends GameTypes>(
  course: readonly CourseEntry<T>[],
): (counting: Counting<T>) => Tally['bySeat'] {
  return (counting) => {
    const counts: Partial<Record<string, number>> = {};
    const add = (seat: string, much: number) => {
      counts[seat] = (counts[seat] ?? 0) + much;
    };
    for (const { seat, events } of course) for (const event of events) counting(event, add, seat);
    return counts;
  };
}
