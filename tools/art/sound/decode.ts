import { readFile } from 'node:fs/promises';
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import type { Sounding } from './measure/loudness';

/** Reads an Ogg Vorbis file as it will sound. */
export async function decodeOgg(path: string): Promise<Sounding> {
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = await decoder.decodeFile(await readFile(path));
  decoder.free();
  return { rate: sampleRate, channels: channelData };
}
