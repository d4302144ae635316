import * as v from 'valibot';

/** What somebody says of a place of the table to those of their side: hit it, leave it alone, or it is theirs. */
export const TALK_SIGNS = ['strike', 'spare', 'mine'] as const;
export type TalkSign = (typeof TALK_SIGNS)[number];

/** What one seat says of one place. */
export interface TalkMark {
  readonly seat: string;
  /** A place as the game calls it; those that are not there are shown nowhere. */
  readonly place: string;
  readonly sign: TalkSign;
}

/** Something that a seat says of a place; null takes it back. */
export const TalkShape = v.strictObject({
  place: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  sign: v.nullable(v.picklist(TALK_SIGNS)),
});
export type Talk = v.InferOutput<typeof TalkShape>;

/** How many marks a seat may have; of more the oldest go. */
export const MOST_MARKS = 20;

/** The marks after a seat has said something: one for each place. */
export function withTalk(
  marks: readonly TalkMark[],
  seat: string,
  { place, sign }: Talk,
): readonly TalkMark[] {
  const others = marks.filter((mark) => mark.seat !== seat);
  const own = marks.filter((mark) => mark.seat === seat && mark.place !== place);
  return [...others, ...(sign === null ? own : [...own, { seat, place, sign }]).slice(-MOST_MARKS)];
}
