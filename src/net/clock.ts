import * as v from 'valibot';
import { LEVELS } from '#core';

/** How long a person may think about one decision, seconds. */
export const CLOCK_SECONDS = [15, 30, 60, 120, 300] as const;

/** What happens when that time is over: a bot decides, everybody waits, or the table may have a bot decide. */
export const CLOCK_ENDS = ['bot', 'wait', 'host'] as const;
export type ClockEnd = (typeof CLOCK_ENDS)[number];

/** The clock of a room: it runs for people only, and again for each decision. */
export const RoomClockShape = v.strictObject({
  seconds: v.picklist(CLOCK_SECONDS),
  end: v.picklist(CLOCK_ENDS),
  /** How well the bot plays that decides. */
  level: v.picklist(LEVELS),
});
export type RoomClock = v.InferOutput<typeof RoomClockShape>;

/** How a decision of a person stands. */
export interface ClockInfo {
  readonly seat: string;
  /** Seconds when it was told; 0 once the time is over. */
  readonly left: number;
}
