/** How a sound is treated beside others. */
export interface Handling {
  /** Its place in the mix: all files are equally loud, a card is not as loud as an explosion. */
  readonly gain: number;
  /** How many of its kind may sound at once. */
  readonly limit: number;
  /** How far the music steps back for it, 0 … 1. */
  readonly duck: number;
  /** By how much the pitch varies from one time to the next, as a share. */
  readonly vary: number;
  /** It is heard however fast the game is shown and however much else sounds. */
  readonly important: boolean;
}

/** Most sounds. */
export const USUAL: Handling = { gain: 0.8, limit: 3, duck: 0, vary: 0.04, important: false };
