import { type Talk, type TalkMark, withTalk } from '#core';
import type { Audience } from './audience';
import type { Member } from './entry';
import type { Room } from './room';

/** What the seats of a room say of places, for those of their side alone. It is not in the log, and goes with the match. */
export class TeamTalk {
  private marks: readonly TalkMark[] = [];

  constructor(
    private readonly room: Room,
    private readonly audience: Audience,
  ) {}

  /** A seat has said something. */
  hear(seat: string, talk: Talk): void {
    this.marks = withTalk(this.marks, seat, talk);
    this.tell(seat, (member) => member.seat !== null && this.room.areOneSide(member.seat, seat));
  }

  /** A device of a seat has come. */
  come(seat: string): void {
    if (this.marks.length > 0) this.tell(seat, (member) => member.seat === seat);
  }

  clear(): void {
    this.marks = [];
  }

  /** Tells some of a seat's side all that their side has said. */
  private tell(seat: string, those: (member: Member) => boolean): void {
    const marks = this.marks.filter((mark) => this.room.areOneSide(mark.seat, seat));
    this.audience.tellThose(those, { tell: 'talk', marks });
  }
}
