import { isHuman, ownSecrets, type SeatInfo, type SecretsGroup } from './seats';

/**
 * Decides whose hand is visible on a shared device. With one person it is always theirs. With several, a pass screen
 * appears before each change of player, except before the first one, as nobody else has had the device yet. If deciding
 * needs no hidden information there is no pass screen: the active player has the device, and their secrets stay covered
 * until they look. Seats that share their secrets need no pass screen between them either.
 */
export class PassAndPlay {
  private person: string | null;
  private awaited: string | null = null;
  private looking = false;
  private readonly people: ReadonlySet<string>;

  /**
   * @param elsewhere seats of people on other devices @param secretsOptional deciding needs no hidden information
   * @param spectators others can see the screen too, so no hand stays visible
   * @param secretsGroup key that is equal for seats that know the same hidden things
   * @param unused nobody has played on the device yet
   */
  constructor(
    seats: readonly SeatInfo[],
    elsewhere: ReadonlySet<string>,
    private readonly secretsOptional: boolean,
    private readonly watched = false,
    private readonly secretsGroup: SecretsGroup = ownSecrets,
    private readonly unused = false,
  ) {
    this.people = new Set(
      seats.flatMap((info) => (isHuman(info) && !elsewhere.has(info.seat) ? [info.seat] : [])),
    );
    this.person = this.onlyPerson();
  }

  /** The person holding the device; null before the first of several. */
  get holder(): string | null {
    return this.person;
  }

  /** The person to hand the device to. */
  get passTo(): string | null {
    return this.awaited;
  }

  /** Whether the holder's secrets are covered because others may be watching. */
  get covered(): boolean {
    return this.secretsOptional && (this.watched || this.people.size > 1) && !this.looking;
  }

  /** The holder uncovers their secrets, or covers them again. */
  look(looking: boolean): void {
    this.looking = looking;
  }

  /**
   * Who may undo: the holder, or the previous holder if the device moved on without a pass screen.
   * @param latest who took the latest action
   */
  undoer(latest: string | undefined): string | null {
    return latest !== undefined && this.isHere(latest) && this.passesOpenly(latest) ? latest : this.person;
  }

  /** Whether a person on this device plays the seat. */
  isHere(seat: string): boolean {
    return this.people.has(seat);
  }

  /** The table is at rest and a seat must decide; undefined if nobody must. */
  expect(seat: string | undefined): void {
    if (this.watched && seat !== this.person) this.person = null;
    if (seat === undefined || !this.people.has(seat) || seat === this.person) this.awaited = null;
    else if (this.passesOpenly(seat) || (this.unused && !this.watched && this.person === null))
      this.take(seat);
    else this.awaited = seat;
  }

  /** The person the pass screen waits for has taken the device. */
  reveal(): void {
    if (this.awaited !== null) this.take(this.awaited);
  }

  /** A seat has acted; if it is played by a person here, they hold the device. */
  take(seat: string): void {
    if (this.people.has(seat) && seat !== this.person) {
      this.person = seat;
      this.looking = false;
    }
    this.awaited = null;
  }

  /** Whether the device may go to a seat without a pass screen. */
  private passesOpenly(seat: string): boolean {
    return (
      this.secretsOptional ||
      (this.person !== null && this.secretsGroup(seat) === this.secretsGroup(this.person))
    );
  }

  /** Who holds the device at first; nobody if people of several groups share it. */
  private onlyPerson(): string | null {
    const [first, ...others] = this.people;
    if (first === undefined || this.watched) return null;
    const alone = others.every(
      (each) => !this.secretsOptional && this.secretsGroup(each) === this.secretsGroup(first),
    );
    return alone ? first : null;
  }
}
