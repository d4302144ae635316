import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createEncoder } from 'wasm-media-encoders';
import { RATE, type Signal, samples } from './kit/signal';
import { withSerial } from './ogg';

export const FORMATS = ['ogg', 'mp3'] as const;
export type Format = (typeof FORMATS)[number];

/** Delay of an MP3 file in samples: 576 of the encoder, 529 of the decoder. */
const MP3_DELAY = 1105;
/** Sample rates of MP3 files by bit rate, kbit/s. */
const MP3_RATES = { 48: 32_000, 64: RATE, 80: RATE } as const;

const packages = createRequire(import.meta.url);
const program = (format: Format) => readFileSync(packages.resolve(`wasm-media-encoders/wasm/${format}`));

/** Compresses one or two channels. Deterministic. @param ogg −1 … 10 @param mp3 kbit/s */
export async function encode(
  channels: readonly Signal[],
  format: Format,
  quality: { readonly ogg: number; readonly mp3: keyof typeof MP3_RATES },
): Promise<Uint8Array> {
  const settings = { channels: channels.length as 1 | 2, sampleRate: RATE };
  if (format === 'ogg') {
    const encoder = await createEncoder('audio/ogg', program('ogg'));
    encoder.configure({ ...settings, vbrQuality: quality.ogg });
    return withSerial(collected(encoder, channels), 1);
  }
  const encoder = await createEncoder('audio/mpeg', program('mp3'));
  const rate = MP3_RATES[quality.mp3];
  encoder.configure({ ...settings, bitrate: quality.mp3, outputSampleRate: rate });
  // Shorten the silence in front by the decoder's delay, so that positions agree between the formats.
  const skip = samples(MP3_DELAY / rate);
  return collected(
    encoder,
    channels.map((channel) => channel.slice(skip)),
  );
}

interface Encoder {
  encode(samples: readonly Float32Array[]): Uint8Array;
  finalize(): Uint8Array;
}

/** Samples per encoder call. */
const CHUNK = 1 << 16;

function collected(encoder: Encoder, channels: readonly Signal[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const length = channels[0]?.length ?? 0;
  for (let start = 0; start < length; start += CHUNK) {
    // The encoder reuses its output buffer, so copy it.
    parts.push(encoder.encode(channels.map((channel) => channel.slice(start, start + CHUNK))).slice());
  }
  parts.push(encoder.finalize().slice());
  return Buffer.concat(parts);
}
