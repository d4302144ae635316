import { applyPings, type Ping, type PingList } from '#core';
import type { Audience } from './audience';
import type { Member } from './entry';
import type { Room } from './room';

/** Pings of one seat, always sent as a full snapshot, so that a lost message heals itself. */
export interface SeatPings {
  readonly match: number;
  readonly seat: string;
  /** How often it has spoken. */
  readonly count: number;
  readonly marks: readonly Ping[];
}

/** How often each seat has spoken, as far as a node knows. */
export type PingCounts = Readonly<Record<string, number>>;

/** Whether what a seat has said came after something else of it; of two that nodes have heard at once one stands for all of them. */
function isNewer(talk: SeatPings, than: SeatPings | undefined): boolean {
  if (than === undefined || talk.count !== than.count) return talk.count > (than?.count ?? 0);
  return JSON.stringify(talk.marks) > JSON.stringify(than.marks);
}

/** What the seats of a room say of places, for those of their side alone. It is not in the log, and goes with the match. */
export class TeamPings {
  private readonly said = new Map<string, SeatPings>();

  constructor(
    private readonly room: Room,
    private readonly audience: Audience,
  ) {}

  /** How often each seat has spoken in this match. */
  get counts(): PingCounts {
    return Object.fromEntries([...this.said.values()].map(({ seat, count }) => [seat, count]));
  }

  /** What somebody does not know who knows of so much. @param match which they know it of */
  since(match: number, counts: PingCounts): readonly SeatPings[] {
    if (match !== this.room.number) return [];
    return [...this.said.values()].filter(({ seat, count }) => count > (counts[seat] ?? 0));
  }

  /** A seat says something here. @returns what the other nodes are to hear */
  say(seat: string, talk: PingList): SeatPings {
    const before = this.said.get(seat);
    const said: SeatPings = {
      match: this.room.number,
      seat,
      count: (before?.count ?? 0) + 1,
      marks: applyPings(before?.marks ?? [], seat, talk),
    };
    this.keep(said);
    return said;
  }

  /** A seat has said something at another node. What is older than what is known, or of another match, is nothing. */
  hear(talk: SeatPings): void {
    if (talk.match === this.room.number && isNewer(talk, this.said.get(talk.seat))) this.keep(talk);
  }

  /** A device of a seat has come. That another side has said something is told to nobody. */
  come(seat: string): void {
    if (this.of(seat).length > 0) this.tell(seat, (member) => member.seat === seat);
  }

  clear(): void {
    this.said.clear();
  }

  private keep(talk: SeatPings): void {
    const { seat } = talk;
    // Who spoke last stands last.
    this.said.delete(seat);
    this.said.set(seat, talk);
    this.tell(seat, (member) => member.seat !== null && this.room.areOneSide(member.seat, seat));
  }

  /** Tells some of a seat's side all that their side has said. */
  private tell(seat: string, those: (member: Member) => boolean): void {
    this.audience.tellThose(those, { tell: 'talk', marks: this.of(seat) });
  }

  /** What a seat's side has said. */
  private of(seat: string): readonly Ping[] {
    return [...this.said.values()].flatMap(({ seat: other, marks }) =>
      this.room.areOneSide(other, seat) ? marks : [],
    );
  }
}
