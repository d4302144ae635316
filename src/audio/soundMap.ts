import { handlingFrom, type Treatment } from './handling';
import type { Soundscape } from './place';
import type { Bus } from './settings';
import type { Theme } from './theme';

/** Where a variation of a sound lies in its file: seconds. */
type Take = readonly [offset: number, duration: number];

/** A sound as it lies in its file, in one or more variations. */
export interface StoredSound {
  readonly sprite: string;
  readonly takes: readonly Take[];
}

/** A file of sounds. */
interface StoredFile {
  /** Seconds. */
  readonly seconds: number;
}

/** An instrument: some of its notes, from which others are had by playing them faster or slower. */
export interface StoredInstrument {
  /** Each take's pitch in semitones, rising; takes of one pitch are variations. */
  readonly pitches: readonly number[];
  readonly takes: readonly Take[];
  /** It sounds only while it is held. */
  readonly held: boolean;
}

/** The music of a game: what is played, by which instruments, from which file. */
export interface Music {
  readonly theme: Theme;
  readonly sprite: string;
  readonly instruments: Readonly<Record<string, StoredInstrument>>;
  /** What all levels of the theme are multiplied by, for one loudness of all themes. */
  readonly gain: number;
}

/**
 * The sounds of a game: which there are, where they lie and how they are treated. The files `effects`, `voices` and
 * `ui` follow the sliders of their names, that of the music its own.
 */
export interface SoundMap {
  /** Who speaks where it is not said who does, or one without a voice of its own. */
  readonly commonVoice: string;
  /** The files by name. */
  readonly sprites: Readonly<Record<string, StoredFile>>;
  /** By key; those of voices with whose it is: `howl.dragon`. */
  readonly sounds: Readonly<Record<string, StoredSound>>;
  /** By the key without its voice: its class, and what is not treated like most of it. */
  readonly handling: Readonly<Record<string, Treatment>>;
  /**
   * Decibels, 0 or less, by which a game's single sounds and its music are softer than others': one in which more
   * happens is else the louder one.
   */
  readonly trim: { readonly sounds: number; readonly music: number };
  readonly music?: Music;
  /** What is heard under everything, with the effects' slider. */
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

/** A sound of a map, from whom it is had where its voice and the common one have it not; undefined if nobody has. */
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

/** How a sound is treated, by its key without its voice. */
export const handlingOf = ({ handling }: SoundMap, sound: string): ReturnType<typeof handlingFrom> =>
  handlingFrom(Object.hasOwn(handling, sound) ? handling[sound] : undefined);

/** What the sliders' gain of a game's place is multiplied by. */
export const placeTrim = ({ trim }: SoundMap): number => 10 ** (trim.sounds / 20);

/** What the sliders' gain of a game's music is multiplied by. */
export const musicTrim = ({ trim }: SoundMap): number => 10 ** (trim.music / 20);

const BUS_OF_FILE: Readonly<Record<string, Bus>> = { effects: 'effects', voices: 'voices', ui: 'interface' };

/** Whose slider a file's sounds follow. */
export const busOf = (sprite: string): Bus => BUS_OF_FILE[sprite] ?? 'music';
