import { readFileSync, writeFileSync } from 'node:fs';
import type { Music } from '#audio';
import { MAP_FILE } from './files';
import type { Place } from './pack';

/** Default voice, also for creatures without a voice of their own. */
const COMMON_VOICE = 'zorgl-a';

/** Positions of all sounds; the page reads the same file. */
export interface SoundMap {
  readonly sprites: Readonly<
    Record<
      string,
      {
        /** Total length of the file, seconds. */
        readonly seconds: number;
      }
    >
  >;
  readonly sounds: Readonly<Record<string, { readonly sprite: string; readonly takes: readonly Place[] }>>;
  /** Positions of the instruments of each theme. */
  readonly music: Readonly<Record<string, Omit<Music, 'theme'>>>;
}

export const readMap = (): SoundMap => JSON.parse(readFileSync(MAP_FILE, 'utf8')) as SoundMap;

/** Writes the map with one line per sound. */
export function writeMap({ sprites, sounds, music }: SoundMap): void {
  const lines = (entries: object) =>
    Object.entries(entries)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const common = `  "commonVoice": ${JSON.stringify(COMMON_VOICE)},\n`;
  const text = `{\n${common}  "sprites": {\n${lines(sprites)}\n  },\n  "sounds": {\n${lines(sounds)}\n  },\n  "music": {\n${lines(music)}\n  }\n}\n`;
  writeFileSync(MAP_FILE, text);
}
