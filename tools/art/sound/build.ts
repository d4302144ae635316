import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpriteName } from './catalogue';
import { encode, FORMATS } from './encode';
import { AUDIO_FOLDER } from './files';
import { secondsOf } from './kit/signal';
import { writeList } from './list';
import { type SoundMap, writeMap } from './map';
import { renderLoop, renderSprite, type Sprite } from './pack';

type Quality = Parameters<typeof encode>[2];

const SINGLE: Quality = { ogg: 2, mp3: 64 };
/** Short and soft: at less, what comes before a note is heard. */
const INTERFACE: Quality = { ogg: 6, mp3: 80 };
const MUSIC: Quality = { ogg: 1, mp3: 80 };

/** Renders every sound, compresses them into public/audio and writes where each lies. @param tell hears what is made */
export async function buildAll(tell: (stage: string) => void): Promise<void> {
  await mkdir(AUDIO_FOLDER, { recursive: true });
  const sprites: Record<string, SoundMap['sprites'][string]> = {};
  const sounds: Record<string, SoundMap['sounds'][string]> = {};
  const keep = async (name: string, { channels, takes }: Sprite, quality: Quality, loops: boolean) => {
    sprites[name] = { seconds: secondsOf(channels[0]!), loops };
    for (const [key, places] of Object.entries(takes)) sounds[key] = { sprite: name, takes: places };
    for (const format of FORMATS) {
      const file = join(AUDIO_FOLDER, `${name}.${format}`);
      await writeFile(file, await encode(channels, format, quality));
      tell(`${name}.${format}: ${(await stat(file)).size} bytes`);
    }
  };
  for (const name of ['effects', 'voices', 'ui'] satisfies SpriteName[]) {
    await keep(name, renderSprite(name, tell), name === 'ui' ? INTERFACE : SINGLE, false);
  }
  for (const layer of ['calm', 'danger'] as const) {
    tell(layer);
    await keep(`music-${layer}`, renderLoop(layer), MUSIC, true);
  }
  writeMap({ sprites, sounds });
  await writeList();
}
