import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import type { SoundChannels } from '#audio';
import { AUDIO_FOLDER } from './files';
import { readMap } from './map';

/** Reads an Ogg Vorbis file as it will sound. */
export async function decodeOgg(path: string): Promise<SoundChannels> {
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = await decoder.decodeFile(await readFile(path));
  decoder.free();
  return { rate: sampleRate, channels: channelData };
}

/** Reads all files of sounds, by their names. */
export async function decodeAll(): Promise<ReadonlyMap<string, SoundChannels>> {
  const names = Object.keys(readMap().sprites);
  const files = await Promise.all(names.map((name) => decodeOgg(join(AUDIO_FOLDER, `${name}.ogg`))));
  return new Map(names.map((name, index) => [name, files[index]!]));
}
