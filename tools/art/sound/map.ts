import { readFileSync, writeFileSync } from 'node:fs';
import type { Music } from '#audio';
import { MAP_FILE } from './files';
import type { Place } from './pack';

/** The creature that speaks where it is not said who does, or one without a voice of its own. */
const COMMON_VOICE = 'zorgl-a';

/** Where all sounds lie; the page reads the same. */
export interface SoundMap {
  readonly sprites: Readonly<
    Record<
      string,
      {
        /** Seconds from the first sample to the last. */
        readonly seconds: number;
      }
    >
  >;
  readonly sounds: Readonly<Record<string, { readonly sprite: string; readonly takes: readonly Place[] }>>;
  /** Where the instruments of each theme lie. */
  readonly music: Readonly<Record<string, Omit<Music, 'theme'>>>;
}

export const readMap = (): SoundMap => JSON.parse(readFileSync(MAP_FILE, 'utf8')) as SoundMap;

/** Writes the map with one line for each sound. */
export function writeMap({ sprites, sounds, music }: SoundMap): void {
  const lines = (entries: object) =>
    Object.entries(entries)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const common = `  "commonVoice": ${JSON.stringify(COMMON_VOICE)},\n`;
  const text = `{\n${common}  "sprites": {\n${lines(sprites)}\n  },\n  "sounds": {\n${lines(sounds)}\n  },\n  "music": {\n${lines(music)}\n  }\n}\n`;
  writeFileSync(MAP_FILE, text);
}
