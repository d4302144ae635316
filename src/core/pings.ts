import * as v from 'valibot';

/** What a player signals to their side about a place: strike here, spare it, it is mine. */
export const PING_SIGNS = ['strike', 'spare', 'mine'] as const;
export type PingSign = (typeof PING_SIGNS)[number];

/** A signal of one seat at one place. */
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

/** Maximum number of pings a seat has; the oldest are dropped. */
export const MAX_PINGS = 20;

/** The marks after a seat has said something: one for each place. */
export function applyPings(marks: readonly Ping[], seat: string, { place, sign }: PingList): readonly Ping[] {
  const others = marks.filter((mark) => mark.seat !== seat);
  const own = marks.filter((mark) => mark.seat === seat && mark.place !== place);
  return [...others, ...(sign === null ? own : [...own, { seat, place, sign }]).slice(-MAX_PINGS)];
}
