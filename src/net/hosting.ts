import * as v from 'valibot';

/** Seconds between two games at a fair. */
export const FAIR_PAUSES = [30, 60, 120, 300] as const;

/** How a table is run, beside its game. */
export const HostingShape = v.strictObject({
  /** Seconds after a game until all seats are free and another one is dealt; null for a table that waits to be told. */
  fair: v.nullable(v.picklist(FAIR_PAUSES)),
  /** Nobody plays on, bots neither, and no clock runs. */
  paused: v.boolean(),
  /** The big screen makes no sound. */
  muted: v.boolean(),
});
export type Hosting = v.InferOutput<typeof HostingShape>;

/** How a table is run of which nobody has said anything. */
export const DEFAULT_HOSTING: Hosting = { fair: null, paused: false, muted: false };
