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

  /** All that was said and stands. */
  get said(): readonly TalkMark[] {
    return this.marks;
  }

  /** A seat has said something. */
  hear(seat: string, talk: Talk): void {
    this.marks = withTalk(this.marks, seat, talk);
    this.tell(seat, (member) => member.seat !== null && this.room.areOneSide(member.seat, seat));
  }

  /** A device of a seat has come. That another side has said something is told to nobody. */
  come(seat: string): void {
    if (this.of(seat).length > 0) this.tell(seat, (member) => member.seat === seat);
  }

  clear(): void {
    this.marks = [];
  }

  /** Tells some of a seat's side all that their side has said. */
  private tell(seat: string, those: (member: Member) => boolean): void {
    this.audience.tellThose(those, { tell: 'talk', marks: this.of(seat) });
  }

  /** What a seat's side has said. */
  private of(seat: string): readonly TalkMark[] {
    return this.marks.filter((mark) => this.room.areOneSide(mark.seat, seat));
  }
}
