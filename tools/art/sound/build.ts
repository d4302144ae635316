import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLAYED_BY, THEMES, type ThemeName } from '../../../src/kaiju/sounds/themes';
import type { SpriteName } from './catalogue';
import { encode, FORMATS } from './encode';
import { AUDIO_FOLDER } from './files';
import { type Signal, secondsOf } from './kit/signal';
import { writeList } from './list';
import { type SoundMap, writeMap } from './map';
import { borrowedMusic, type RenderedMusic, renderMusic } from './music/render';
import { renderSprite } from './pack';

type Quality = Parameters<typeof encode>[2];

/** MP3 is the fallback for browsers without Ogg; blows and voices hardly suffer from its cut-off at 15 kHz. */
const SINGLE: Quality = { ogg: 2, mp3: 48 };
/** Voices have no sharp attacks before which compression artefacts would be audible. */
const CALLS: Quality = { ogg: 1, mp3: 48 };
/** Short and soft: at lower quality, pre-echo is audible. */
const INTERFACE: Quality = { ogg: 6, mp3: 80 };
/** The instruments have little treble and play in the background. */
const MUSIC: Quality = { ogg: 1, mp3: 48 };
const QUALITIES = { effects: SINGLE, voices: CALLS, ui: INTERFACE } as const satisfies Record<
  SpriteName,
  Quality
>;

/**
 * Renders and compresses all sounds into public/audio and writes the map of their positions. @param tell called with
 * the current step
 */
export async function buildAll(tell: (stage: string) => void): Promise<void> {
  await mkdir(AUDIO_FOLDER, { recursive: true });
  const sprites: Record<string, SoundMap['sprites'][string]> = {};
  const sounds: Record<string, SoundMap['sounds'][string]> = {};
  const music: Record<string, SoundMap['music'][string]> = {};
  const keep = async (name: string, channel: Signal, quality: Quality) => {
    sprites[name] = { seconds: secondsOf(channel) };
    for (const format of FORMATS) {
      const file = join(AUDIO_FOLDER, `${name}.${format}`);
      await writeFile(file, await encode([channel], format, quality));
      tell(`${name}.${format}: ${(await stat(file)).size} bytes`);
    }
  };
  for (const name of ['effects', 'voices', 'ui'] satisfies SpriteName[]) {
    const { channel, takes } = renderSprite(name, tell);
    for (const [key, places] of Object.entries(takes)) sounds[key] = { sprite: name, takes: places };
    await keep(name, channel, QUALITIES[name]);
  }
  const rendered = new Map<string, RenderedMusic>();
  for (const [name, theme] of Object.entries(THEMES)) {
    const players = PLAYED_BY[name as ThemeName];
    const sprite = `music-${players ?? name}`;
    if (players !== undefined) {
      const lent = rendered.get(players)!;
      music[name] = { sprite, ...borrowedMusic(theme, lent.channel, lent.music) };
      continue;
    }
    tell(sprite);
    const made = renderMusic(theme);
    rendered.set(name, made);
    music[name] = { sprite, ...made.music };
    await keep(sprite, made.channel, MUSIC);
  }
  writeMap({ sprites, sounds, music });
  await writeList();
}
