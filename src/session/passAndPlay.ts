import { isHuman, ownSecrets, type SeatInfo, type SecretsGroup } from './seats';

/**
 * Whose hand is open on a device that people share. With one person it is always theirs; with several a pass screen
 * appears before each change, but not before the first of them: nobody else has had the device yet. Where nothing hidden is needed to decide there is no pass screen:
 * the device is with the active player, and what they alone may see stays covered until they look. Among seats of one circle,
 * who know the same hidden things, there is none either.
 */
export class PassAndPlay {
  private person: string | null;
  private awaited: string | null = null;
  private looking = false;
  private readonly people: ReadonlySet<string>;

  /**
   * @param elsewhere the seats of people at other devices @param secretsOptional nothing hidden is needed to decide
   * @param spectators the device is seen by others than those who play at it: no hand stays open there
   * @param secretsGroup what seats that know the same hidden things have in common
   * @param unused nobody has played at the device yet
   */
  constructor(
    seats: readonly SeatInfo[],
    elsewhere: ReadonlySet<string>,
    private readonly secretsOptional: boolean,
    private readonly onlookers = false,
    private readonly secretsGroup: SecretsGroup = ownSecrets,
    private readonly unused = false,
  ) {
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
  get passTo(): string | null {
    return this.awaited;
  }

  /** What the person at the device alone may see is hidden anyway, for others look on. */
  get covered(): boolean {
    return this.secretsOptional && (this.onlookers || this.people.size > 1) && !this.looking;
  }

  /** The person at the device looks at what they alone may see, or no longer. */
  look(looking: boolean): void {
    this.looking = looking;
  }

  /**
   * Who may take something back: the person who has the device, or had it before it went on without a pass screen.
   * @param latest who took the latest action
   */
  undoer(latest: string | undefined): string | null {
    return latest !== undefined && this.isHere(latest) && this.passesOpenly(latest) ? latest : this.person;
  }

  /** Whether a person at this device plays the seat. */
  isHere(seat: string): boolean {
    return this.people.has(seat);
  }

  /** The table rests and a seat is to decide; undefined: nobody. */
  expect(seat: string | undefined): void {
    if (this.onlookers && seat !== this.person) this.person = null;
    if (seat === undefined || !this.people.has(seat) || seat === this.person) this.awaited = null;
    else if (this.passesOpenly(seat) || (this.unused && !this.onlookers && this.person === null))
      this.take(seat);
    else this.awaited = seat;
  }

  /** The person the pass screen waits for is there. */
  reveal(): void {
    if (this.awaited !== null) this.take(this.awaited);
  }

  /** A seat has acted: if it is a person here, they are at the device. */
  take(seat: string): void {
    if (this.people.has(seat) && seat !== this.person) {
      this.person = seat;
      this.looking = false;
    }
    this.awaited = null;
  }

  /** The device may go on to a seat without a pass screen. */
  private passesOpenly(seat: string): boolean {
    return (
      this.secretsOptional ||
      (this.person !== null && this.secretsGroup(seat) === this.secretsGroup(this.person))
    );
  }

  /** Anyone who has the device at first: nobody where people of several circles share it. */
  private onlyPerson(): string | null {
    const [first, ...others] = this.people;
    if (first === undefined || this.onlookers) return null;
    const alone = others.every(
      (each) => !this.secretsOptional && this.secretsGroup(each) === this.secretsGroup(first),
    );
    return alone ? first : null;
  }
}
