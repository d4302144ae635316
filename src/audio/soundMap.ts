import { handlingFrom, type Treatment } from './handling';
import type { Soundscape } from './place';
import type { Bus } from './settings';
import type { Theme } from './theme';

/** Position of a variation in its file, seconds. */
type Take = readonly [offset: number, duration: number];

/** A sound in a file, in one or more variations. */
export interface StoredSound {
  readonly sprite: string;
  readonly takes: readonly Take[];
}

/** A sound file. */
interface StoredFile {
  /** Seconds. */
  readonly seconds: number;
}

/** A sampled instrument: some of its notes, from which the others are pitch-shifted. */
export interface StoredInstrument {
  /** Pitch of each take in semitones, ascending; takes with the same pitch are variations. */
  readonly pitches: readonly number[];
  readonly takes: readonly Take[];
  /** Whether it only sounds while held. */
  readonly held: boolean;
}

/** The music of a game: its theme, instruments and file. */
export interface Music {
  readonly theme: Theme;
  readonly sprite: string;
  readonly instruments: Readonly<Record<string, StoredInstrument>>;
  /** Factor on all levels of the theme, to equalise the loudness of themes. */
  readonly gain: number;
}

/**
 * The sounds of a game: where they are stored and how they are mixed. The files `effects`, `voices` and `ui` follow the
 * sliders of those names, the music file its own.
 */
export interface SoundMap {
  /** The voice to use if none is given, or if it lacks the sound. */
  readonly commonVoice: string;
  /** The files by name. */
  readonly sprites: Readonly<Record<string, StoredFile>>;
  /** By key; voice sounds include the voice: `howl.dragon`. */
  readonly sounds: Readonly<Record<string, StoredSound>>;
  /** By key without the voice: the class, and deviations from it. */
  readonly handling: Readonly<Record<string, Treatment>>;
  /**
   * Decibels, 0 or less, for a game's single sounds and its music: a game in which more happens would otherwise be louder
   * than the others.
   */
  readonly trim: { readonly sounds: number; readonly music: number };
  readonly music?: Music;
  /** Ambience below everything, on the effects slider. */
  readonly place?: Soundscape;
}

/** No sound at all. */
export const SILENCE: SoundMap = {
  commonVoice: '',
  sprites: {},
  sounds: {},
  handling: {},
  trim: { sounds: 0, music: 0 },
};

/** Finds a sound of a map, falling back to the common voice, then to any voice; undefined if none has it. */
export function findSound(
  { sounds, commonVoice }: SoundMap,
  sound: string,
  voice = commonVoice,
): (StoredSound & { readonly key: string }) | undefined {
  for (const key of [sound, `${sound}.${voice}`, `${sound}.${commonVoice}`]) {
    if (Object.hasOwn(sounds, key)) return { key, ...sounds[key]! };
  }
  const another = Object.keys(sounds).find((key) => key.startsWith(`${sound}.`));
  return another === undefined ? undefined : { key: another, ...sounds[another]! };
}

/** How a sound is mixed, by its key without the voice. */
export const handlingOf = ({ handling }: SoundMap, sound: string): ReturnType<typeof handlingFrom> =>
  handlingFrom(Object.hasOwn(handling, sound) ? handling[sound] : undefined);

/** Factor on the ambience gain of a game. */
export const placeTrim = ({ trim }: SoundMap): number => 10 ** (trim.sounds / 20);

/** Factor on the music gain of a game. */
export const musicTrim = ({ trim }: SoundMap): number => 10 ** (trim.music / 20);

const BUS_OF_FILE: Readonly<Record<string, Bus>> = { effects: 'effects', voices: 'voices', ui: 'interface' };

/** The slider that a file's sounds follow. */
export const busOf = (sprite: string): Bus => BUS_OF_FILE[sprite] ?? 'music';
