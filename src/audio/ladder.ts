import type { RoomName } from './rooms';

/** How the sounds of a class are mixed: what recipes, the page and films agree on. */
export interface Rung {
  /** LUFS of the loudest fifth of a second in the mix, at full sliders, before the limiter. */
  readonly loudness: number;
  /** Decibels below full scale that no sound of the class exceeds (true peak). */
  readonly peak: number;
  /** Most simultaneous sounds of one key. */
  readonly limit: number;
  /** How far the music steps back for it, 0 … 1: 0.5 is 6 dB, 0.75 is 12 dB. */
  readonly duck: number;
  /** The room that answers, and how strongly, 0 … 1. */
  readonly room: RoomName;
  readonly echo: number;
  /** By how much the pitch varies from one time to the next, as a share, and the level, in decibels. */
  readonly vary: number;
  readonly softer: number;
  /** Always played, at any speed and polyphony; one too many ends the oldest of its key. */
  readonly important: boolean;
}

const SOUND: Pick<Rung, 'duck' | 'room' | 'vary' | 'softer' | 'important'> = {
  duck: 0,
  room: 'street',
  vary: 0.07,
  softer: 3,
  important: false,
};
const CALL: typeof SOUND = { ...SOUND, vary: 0.04, softer: 2 };
const EVENT: typeof SOUND = { ...SOUND, room: 'canyon', vary: 0.03, softer: 1, important: true };

/** The classes of sounds, from the softest to the loudest. */
export const LADDER = {
  hover: { ...SOUND, loudness: -36, peak: -16, limit: 2, echo: 0 },
  button: { ...SOUND, loudness: -30, peak: -12, limit: 3, echo: 0.08, softer: 1, vary: 0.02 },
  tiny: { ...SOUND, loudness: -30, peak: -12, limit: 6, echo: 0.1 },
  small: { ...SOUND, loudness: -26, peak: -8, limit: 5, echo: 0.14 },
  moving: { ...SOUND, loudness: -23, peak: -6, limit: 4, echo: 0.3 },
  blow: { ...SOUND, loudness: -18, peak: -2, limit: 4, duck: 0.5, echo: 0.32, softer: 2 },
  great: { ...EVENT, loudness: -13.5, peak: -1.5, limit: 3, duck: 0.6, echo: 0.4 },
  effort: { ...CALL, loudness: -22, peak: -3, limit: 3, duck: 0.3, echo: 0.25 },
  grunt: { ...CALL, loudness: -20, peak: -3, limit: 3, duck: 0.3, echo: 0.25 },
  groan: { ...CALL, loudness: -20, peak: -3, limit: 3, duck: 0.5, echo: 0.3, important: true },
  cheer: { ...EVENT, loudness: -17, peak: -2, limit: 3, duck: 0.75, echo: 0.35 },
  howl: { ...EVENT, loudness: -16, peak: -1.5, limit: 3, duck: 0.75, echo: 0.4 },
} satisfies Record<string, Rung>;
export type SoundClass = keyof typeof LADDER;

/** How loud the music is over all, LUFS, at a full slider; its usual place takes 5 dB off. */
export const MUSIC_LOUDNESS = -24;

/** What page and films raise the sum by before the limiter, as a factor: 4 dB, of which a game's trim takes its share. */
export const DRIVE = 10 ** (4 / 20);

/** What page and films keep the sum below, decibels of true peak. */
export const CEILING_DB = -2;

/** What the sound of films is brought to, LUFS over all, and by how many decibels it is raised at most. */
export const FILM_LOUDNESS = -18;
export const MAX_RAISED = 10;
