import { nameOf, type SeatNames } from '#module';
import type { RoomInfo } from '#net';

/** A person at a device. */
export interface Person {
  /** Their first seat. */
  readonly seat: string;
  readonly seats: readonly string[];
  readonly name: string;
  /** Whether their device is connected. */
  readonly here: boolean;
}

/** Common part of the names of one person's seats. */
function commonName(names: readonly string[]): string {
  const own = names.map((name) => /\(([^()]+)\)$/.exec(name)?.[1]);
  const [first = names[0] ?? ''] = own;
  return own.every((each) => each === first) ? first : (names[0] ?? '');
}

/** The people at a table, in the order of their first seats. */
export function peopleOf(room: RoomInfo, names: SeatNames): readonly Person[] {
  const people = room.seats.filter(({ by, seat, holder = seat }) => by === 'person' && holder === seat);
  return people.map(({ seat, here }) => {
    const seats = room.seats.flatMap((each) =>
      each.seat === seat || each.holder === seat ? [each.seat] : [],
    );
    return { seat, seats, name: commonName(seats.map((each) => nameOf(names, each))), here };
  });
}
