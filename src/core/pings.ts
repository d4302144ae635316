import * as v from 'valibot';

/** What somebody says of a place of the table to those of their side: hit it, leave it alone, or it is theirs. */
export const PING_SIGNS = ['strike', 'spare', 'mine'] as const;
export type PingSign = (typeof PING_SIGNS)[number];

/** What one seat says of one place. */
export interface Ping {
  readonly seat: string;
  /** A place as the game calls it; those that are not there are shown nowhere. */
  readonly place: string;
  readonly sign: PingSign;
}

/** Something that a seat says of a place; null takes it back. */
export const PingListShape = v.strictObject({
  place: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  sign: v.nullable(v.picklist(PING_SIGNS)),
});
export type PingList = v.InferOutput<typeof PingListShape>;

/** How many marks a seat may have; of more the oldest go. */
export const MAX_PINGS = 20;

/** The marks after a seat has said something: one for each place. */
export function applyPings(marks: readonly Ping[], seat: string, { place, sign }: PingList): readonly Ping[] {
  const others = marks.filter((mark) => mark.seat !== seat);
  const own = marks.filter((mark) => mark.seat === seat && mark.place !== place);
  return [...others, ...(sign === null ? own : [...own, { seat, place, sign }]).slice(-MAX_PINGS)];
}
