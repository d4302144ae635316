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

/** Counts something by seat. @param seat of the action */
type Counting<T extends GameTypes> = (
  event: T['Event'],
  add: (seat: T['Seat'], much: number) => void,
  seat: T['Seat'],
) => void;

/**
 * The statistics of a game, most important first.
 * @param labels by name of the statistic
 * @param countings what an event adds, by name of the statistic
 */
export function tallyOf<T extends GameTypes, Name extends string>(
  course: readonly CourseEntry<T>[],
  labels: Readonly<Record<NoInfer<Name>, string>>,
  countings: Readonly<Record<Name, Counting<T>>>,
): readonly Tally[] {
  return (Object.keys(countings) as Name[]).map((name) => {
    const bySeat: Partial<Record<string, number>> = {};
    const add = (seat: string, much: number) => {
      bySeat[seat] = (bySeat[seat] ?? 0) + much;
    };
    for (const { seat, events } of course) for (const event of events) countings[name](event, add, seat);
    return { name, label: labels[name], bySeat };
  });
}
