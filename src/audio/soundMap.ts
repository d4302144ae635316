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
  readonly sprites: Readonly<Record<string, StoredFile>>;
  readonly sounds: Readonly<Record<string, StoredSound>>;
};

/** The keys of all sounds, those of voices as `howl.greatzilla`. */
export const SOUND_KEYS: readonly string[] = Object.keys(MAP.sounds);

/** The files of sounds. */
export const SPRITES: Readonly<Record<string, StoredFile>> = MAP.sprites;

/** The creature that speaks where it is not said who does, or one without a voice of its own. */
const COMMON_VOICE = 'zorgl-a';

/** A sound of the game; undefined where there is none of that name. */
export function findSound(
  sound: string,
  voice = COMMON_VOICE,
): (StoredSound & { readonly key: string }) | undefined {
  for (const key of [sound, `${sound}.${voice}`, `${sound}.${COMMON_VOICE}`]) {
    if (Object.hasOwn(MAP.sounds, key)) return { key, ...MAP.sounds[key]! };
  }
  return undefined;
}

const BUS_OF_FILE: Readonly<Record<string, Bus>> = { effects: 'effects', voices: 'voices', ui: 'interface' };

/** Whose slider a file's sounds follow. */
export const busOf = (sprite: string): Bus => BUS_OF_FILE[sprite] ?? 'music';
