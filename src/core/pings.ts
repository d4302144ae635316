import * as v from 'valibot';

/** What a player signals to their team about a place: strike here, spare it, it is mine. */
export const PING_SIGNS = ['strike', 'spare', 'mine'] as const;
export type PingSign = (typeof PING_SIGNS)[number];

/** A signal of one seat at one place. */
export interface Ping {
  readonly seat: string;
  /** The game's name for the place. Unknown places are not shown. */
  readonly place: string;
  readonly sign: PingSign;
}

/** A seat's signal about a place; null removes it. */
export const PingListShape = v.strictObject({
  place: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  sign: v.nullable(v.picklist(PING_SIGNS)),
});
export type PingList = v.InferOutput<typeof PingListShape>;

/** Maximum number of pings per seat; the oldest are dropped. */
export const MAX_PINGS = 20;

/** The pings after a seat has signalled; one per seat and place. */
export function applyPings(marks: readonly Ping[], seat: string, { place, sign }: PingList): readonly Ping[] {
  const others = marks.filter((mark) => mark.seat !== seat);
  const own = marks.filter((mark) => mark.seat === seat && mark.place !== place);
  return [...others, ...(sign === null ? own : [...own, { seat, place, sign }]).slice(-MAX_PINGS)];
}
