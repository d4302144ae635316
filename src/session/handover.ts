import { isHuman, type SeatInfo } from './seats';

/**
 * Whose hand is open on a device that people share. With one person it is always theirs; with several a curtain
 * falls before each change, and before the first of them.
 */
export class Handover {
  private person: string | null;
  private awaited: string | null = null;
  private readonly people: ReadonlySet<string>;

  /** @param elsewhere the seats of people at other devices */
  constructor(seats: readonly SeatInfo[], elsewhere: ReadonlySet<string>) {
    this.people = new Set(
      seats.flatMap((info) => (isHuman(info) && !elsewhere.has(info.seat) ? [info.seat] : [])),
    );
    this.person = this.onlyPerson();
  }

  /** The person at the device; null before the first of several. */
  get holder(): string | null {
    return this.person;
  }

  /** The person the device is to be handed to. */
  get curtain(): string | null {
    return this.awaited;
  }

  /** Somebody at this device plays for the seat. */
  isHere(seat: string): boolean {
    return this.people.has(seat);
  }

  /** The table rests and a seat is to decide; undefined: nobody. */
  expect(seat: string | undefined): void {
    this.awaited = seat !== undefined && this.people.has(seat) && seat !== this.person ? seat : null;
  }

  /** The person the curtain waits for is there. */
  reveal(): void {
    if (this.awaited !== null) this.take(this.awaited);
  }

  /** A seat has acted: if it is a person here, they are at the device. */
  take(seat: string): void {
    if (this.people.has(seat)) this.person = seat;
    this.awaited = null;
  }

  private onlyPerson(): string | null {
    const [first, ...others] = this.people;
    return others.length === 0 ? (first ?? null) : null;
  }
}
