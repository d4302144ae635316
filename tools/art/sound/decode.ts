import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import type { SoundChannels } from '#audio';
import { AUDIO_FOLDER } from './files';
import { readMap } from './map';

/** Decodes an Ogg Vorbis file. */
export async function decodeOgg(path: string): Promise<SoundChannels> {
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = await decoder.decodeFile(await readFile(path));
  decoder.free();
  return { rate: sampleRate, channels: channelData };
}

/** Decodes all sound files, by name. */
export async function decodeAll(): Promise<ReadonlyMap<string, SoundChannels>> {
  const names = Object.keys(readMap().sprites);
  const files = await Promise.all(names.map((name) => decodeOgg(join(AUDIO_FOLDER, `${name}.ogg`))));
  return new Map(names.map((name, index) => [name, files[index]!]));
}
