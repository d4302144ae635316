import * as v from 'valibot';
import { LEVELS } from '#core';

/** Time limits for one decision of a person, seconds. */
export const CLOCK_SECONDS = [15, 30, 60, 120, 300] as const;

/** What happens when the time is up: a bot moves, the game waits, or the host may let a bot move. */
export const CLOCK_ENDS = ['bot', 'wait', 'host'] as const;
export type ClockEnd = (typeof CLOCK_ENDS)[number];

/** Decision clock of a room. It runs for people only and restarts with each decision. */
export const RoomClockShape = v.strictObject({
  seconds: v.picklist(CLOCK_SECONDS),
  end: v.picklist(CLOCK_ENDS),
  /** Level of the bot that moves when the time is up. */
  level: v.picklist(LEVELS),
});
export type RoomClock = v.InferOutput<typeof RoomClockShape>;

/** Clock of the current decision of a person. */
export interface ClockInfo {
  readonly seat: string;
  /** Seconds left when the message was sent; 0 once the time is up. */
  readonly left: number;
}
