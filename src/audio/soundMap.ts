import type { Bus } from './settings';
import sounds from './sounds.json';

/** Where a variation of a sound lies in its file: seconds. */
export type Place = readonly [offset: number, duration: number];

/** A sound as it lies in its file, in one or more variations. */
export interface StoredSound {
  readonly sprite: string;
  readonly takes: readonly Place[];
}

interface StoredFile {
  /** Seconds. */
  readonly seconds: number;
  /** Its sounds are played round and round. */
  readonly loops: boolean;
}

const MAP = sounds as unknown as {
  readonly commonVoice: string;
  readonly sprites: Readonly<Record<string, StoredFile>>;
  readonly sounds: Readonly<Record<string, StoredSound>>;
};

/** The keys of all sounds, those of voices with whose it is: `howl.dragon`. */
export const SOUND_KEYS: readonly string[] = Object.keys(MAP.sounds);

/** The files of sounds. */
export const SPRITES: Readonly<Record<string, StoredFile>> = MAP.sprites;

/** Who speaks where it is not said who does, or one without a voice of its own. */
const { commonVoice } = MAP;

/** A sound of the game; undefined where there is none of that name. */
export function findSound(
  sound: string,
  voice = commonVoice,
): (StoredSound & { readonly key: string }) | undefined {
  for (const key of [sound, `${sound}.${voice}`, `${sound}.${commonVoice}`]) {
    if (Object.hasOwn(MAP.sounds, key)) return { key, ...MAP.sounds[key]! };
  }
  return undefined;
}

const BUS_OF_FILE: Readonly<Record<string, Bus>> = { effects: 'effects', voices: 'voices', ui: 'interface' };

/** Whose slider a file's sounds follow. */
export const busOf = (sprite: string): Bus => BUS_OF_FILE[sprite] ?? 'music';
