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

const USUAL: Handling = { gain: 0.8, limit: 3, duck: 0, vary: 0.04, important: false };

const SPECIAL: Readonly<Record<string, Partial<Handling>>> = {
  'card-lift': { gain: 0.5 },
  'card-drop': { gain: 0.55 },
  draw: { gain: 0.5 },
  shuffle: { gain: 0.6, limit: 1 },
  step: { gain: 0.6, limit: 4 },
  land: { gain: 0.9, duck: 0.2 },
  clack: { gain: 0.6, limit: 5, vary: 0.07 },
  scrape: { gain: 0.6 },
  flee: { gain: 0.6 },
  engine: { gain: 0.6, limit: 2 },
  hit: { gain: 1, duck: 0.25, limit: 4 },
  crack: { gain: 0.9, duck: 0.2 },
  shake: { gain: 0.9, duck: 0.3 },
  erupt: { gain: 1, duck: 0.3 },
  cannon: { gain: 0.9, duck: 0.2 },
  tail: { gain: 0.9, duck: 0.2 },
  collapse: { gain: 1, duck: 0.55, limit: 3, important: true },
  explosion: { gain: 1, duck: 0.6, important: true },
  combo: { gain: 1, duck: 0.6, limit: 1, vary: 0, important: true },
  siren: { gain: 0.5, duck: 0.3, limit: 1, vary: 0, important: true },
  turn: { gain: 0.5, limit: 1, vary: 0 },
  fanfare: { gain: 1, duck: 0.95, limit: 1, vary: 0, important: true },
  howl: { gain: 1, duck: 0.6, limit: 2, important: true },
  grunt: { gain: 0.7, limit: 3 },
  effort: { gain: 0.6, limit: 2 },
  cheer: { gain: 0.8, duck: 0.5, limit: 1, important: true },
  groan: { gain: 0.6, duck: 0.2, limit: 3 },
  'ui-hover': { gain: 0.45, limit: 2, vary: 0.06 },
  'ui-select': { gain: 0.8 },
};

/** How a sound is treated, by its key without its voice. */
export const handlingOf = (sound: string): Handling => ({ ...USUAL, ...SPECIAL[sound] });
