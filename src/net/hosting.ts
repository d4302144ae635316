import * as v from 'valibot';

/** Pauses between two games in fair mode, seconds. */
export const FAIR_PAUSES = [30, 60, 120, 300] as const;

/** Host settings of a table. */
export const HostingShape = v.strictObject({
  /** Fair mode: seconds after a game until all seats are freed and a new game starts; null if off. */
  fair: v.nullable(v.picklist(FAIR_PAUSES)),
  /** Paused: nobody may move, bots included, and no clock runs. */
  paused: v.boolean(),
  /** Mutes the big screen. */
  muted: v.boolean(),
});
export type Hosting = v.InferOutput<typeof HostingShape>;

/** Default host settings. */
export const DEFAULT_HOSTING: Hosting = { fair: null, paused: false, muted: false };
