import { type BotLevel, distinctName, NAME_LENGTH } from '#core';
import type { Crowd, RoomSeat } from '#net';
import type { KeyHash } from './entry';

/** A seat in the log. */
export interface Seated {
  readonly name: string | null;
  /** Key hash of the seat's holder; null while it is free. */
  readonly key: KeyHash | null;
  readonly level: BotLevel;
  readonly colour: string | null;
  readonly figure: string | null;
}

/** Who holds which seat. Immutable. */
export class Seating {
  private constructor(private readonly seated: ReadonlyMap<string, Seated>) {}

  /** @param seated in turn order */
  static of(seated: Iterable<readonly [string, Seated]>): Seating {
    return new Seating(new Map(seated));
  }

  /** The seats in turn order. */
  get seats(): readonly string[] {
    return [...this.seated.keys()];
  }

  /** The first seat of each person. */
  get people(): readonly string[] {
    return this.seats.filter((seat) => this.keyOf(seat) !== null && this.firstOf(seat) === seat);
  }

  at(seat: string): Seated | undefined {
    return this.seated.get(seat);
  }

  /** Key hash of a seat; null while it is free. */
  keyOf(seat: string): KeyHash | null {
    return this.seated.get(seat)?.key ?? null;
  }

  /** The seats that a key opens, in turn order. */
  seatsWith(key: KeyHash): readonly string[] {
    return this.seats.filter((seat) => this.keyOf(seat) === key);
  }

  /** All seats of the holder of a seat; just that seat while it is free. */
  heldWith(seat: string): readonly string[] {
    const key = this.keyOf(seat);
    return key === null ? [seat] : this.seatsWith(key);
  }

  /** The first seat of the holder of a seat. */
  firstOf(seat: string): string {
    return this.heldWith(seat)[0] ?? seat;
  }

  /** Display name of a person at a seat, made distinct from the names of other people. */
  nameAt(seat: string, name: string, key: KeyHash | null): string {
    const others = [...this.seated].flatMap(([each, { name: called, key: held }]) =>
      each === seat || called === null || (held !== null && held === key) ? [] : [called],
    );
    return distinctName(name, others, NAME_LENGTH);
  }

  /** A copy with a changed seat. Throws a RangeError for an unknown seat. */
  with(seat: string, change: Partial<Seated>): Seating {
    const seated = this.seated.get(seat);
    if (seated === undefined) throw new RangeError(`${seat} is not in this game`);
    return new Seating(new Map(this.seated).set(seat, { ...seated, ...change }));
  }

  /** Public state of the seats. @param here whether a device of a seat is connected */
  seatInfo(crowd: Crowd | null, here: (seat: string) => boolean): readonly RoomSeat[] {
    return [...this.seated].map(([seat, { name, key, level, colour, figure }]) => {
      const held = this.heldWith(seat);
      return {
        seat,
        name,
        by: key !== null ? 'person' : crowd?.seat === seat ? 'crowd' : 'bot',
        level,
        colour,
        figure,
        here: key !== null && here(seat),
        ...(held.length === 1 ? {} : { holder: held[0]! }),
      };
    });
  }
}
