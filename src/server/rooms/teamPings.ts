import { applyPings, type Ping, type PingList } from '#core';
import type { Audience } from './audience';
import type { Member } from './entry';
import type { Room } from './room';

/** Pings of one seat, always sent as a full snapshot, so that a lost message heals itself. */
export interface SeatPings {
  readonly match: number;
  readonly seat: string;
  /** Number of changes so far. */
  readonly count: number;
  readonly marks: readonly Ping[];
}

/** Change counts by seat, as far as a node knows. */
export type PingCounts = Readonly<Record<string, number>>;

/**
 * Whether pings are newer than others of the same seat. Two nodes may have changed them at once; then all nodes must
 * keep the same one.
 */
function isNewer(talk: SeatPings, than: SeatPings | undefined): boolean {
  if (than === undefined || talk.count !== than.count) return talk.count > (than?.count ?? 0);
  return JSON.stringify(talk.marks) > JSON.stringify(than.marks);
}

/** Pings of a room, visible to the own team only. They are not in the log and end with the match. */
export class TeamPings {
  private readonly said = new Map<string, SeatPings>();

  constructor(
    private readonly room: Room,
    private readonly audience: Audience,
  ) {}

  /** Change counts of this match. */
  get counts(): PingCounts {
    return Object.fromEntries([...this.said.values()].map(({ seat, count }) => [seat, count]));
  }

  /** Pings that a node with these counts lacks. @param match the match that the counts belong to */
  since(match: number, counts: PingCounts): readonly SeatPings[] {
    if (match !== this.room.number) return [];
    return [...this.said.values()].filter(({ seat, count }) => count > (counts[seat] ?? 0));
  }

  /** Sets the pings of a seat. @returns the message for other nodes */
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

  /** Applies pings from another node; older ones and those of another match are ignored. */
  handle(talk: SeatPings): void {
    if (talk.match === this.room.number && isNewer(talk, this.said.get(talk.seat))) this.keep(talk);
  }

  /** A device of a seat has connected. Other teams' pings are not sent to it, not even that there are any. */
  come(seat: string): void {
    if (this.of(seat).length > 0) this.send(seat, (member) => member.seat === seat);
  }

  clear(): void {
    this.said.clear();
  }

  private keep(talk: SeatPings): void {
    const { seat } = talk;
    // Move the latest speaker to the end.
    this.said.delete(seat);
    this.said.set(seat, talk);
    this.send(seat, (member) => member.seat !== null && this.room.areOneSide(member.seat, seat));
  }

  /** Sends a team's pings to some of its members. */
  private send(seat: string, those: (member: Member) => boolean): void {
    this.audience.sendWhere(those, { tell: 'talk', marks: this.of(seat) });
  }

  /** Pings of a seat's team. */
  private of(seat: string): readonly Ping[] {
    return [...this.said.values()].flatMap(({ seat: other, marks }) =>
      this.room.areOneSide(other, seat) ? marks : [],
    );
  }
}
