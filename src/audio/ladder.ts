import type { RoomName } from './rooms';

/** How the sounds of a class are mixed; shared by the recipes, the page and films. */
export interface Rung {
  /** Loudness of the loudest fifth of a second in the mix, at full sliders, before the limiter; LUFS. */
  readonly loudness: number;
  /** Maximum true peak of the class, decibels below full scale. */
  readonly peak: number;
  /** Maximum number of simultaneous sounds per key. */
  readonly limit: number;
  /** How much it ducks the music, 0 … 1: 0.5 is 6 dB, 0.75 is 12 dB. */
  readonly duck: number;
  /** Its reverb, and the reverb level, 0 … 1. */
  readonly room: RoomName;
  readonly echo: number;
  /** Random variation of the pitch, as a share, and of the level, in decibels. */
  readonly vary: number;
  readonly softer: number;
  /** Always played, whatever the speed and polyphony; beyond the limit the oldest of its key stops. */
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

/** Integrated loudness of the music at full slider, LUFS; the slider's default lowers it by 5 dB. */
export const MUSIC_LOUDNESS = -24;

/** Gain of page and films before the limiter: 4 dB as a factor; the trim of a game reduces it. */
export const DRIVE = 10 ** (4 / 20);

/** Maximum true peak of the sum on page and in films, decibels. */
export const CEILING_DB = -2;

/** Target integrated loudness of films, LUFS, and the maximum gain to reach it in decibels. */
export const FILM_LOUDNESS = -18;
export const MAX_RAISED = 10;
