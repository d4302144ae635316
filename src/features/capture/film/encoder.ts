import {
  type AudioCodec,
  AudioSample,
  AudioSampleSource,
  CanvasSource,
  canEncodeAudio,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  Quality,
  StreamTarget,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';
import { ok, type Problem, type Result } from '#core';
import { fail } from '../../../page/problems';
import { growingFile } from './growingFile';
import { type FilmFormat, SOUND_CHANNELS, SOUND_RATE } from './settings';

/** The sound of a film from its beginning to its end. */
export interface FilmSound {
  /** Samples a second. */
  readonly rate: number;
  /** Of the same length; each sample within −1 … 1. */
  readonly channels: readonly Float32Array<ArrayBuffer>[];
}

/** The pictures of a film. */
export interface PictureSheet {
  /** Pixels; even numbers. */
  readonly width: number;
  readonly height: number;
  /** Pictures a second. */
  readonly rate: number;
  readonly bitrate: number;
  readonly format: FilmFormat;
}

export interface FilmSheet extends PictureSheet {
  /** Null for a silent film. */
  readonly sound: FilmSound | null;
}

/** Takes pictures one after the other and makes a file of them. */
export interface FilmEncoder {
  /**
   * Adds the picture that the canvas shows now, and the sound that is heard with it. Waits while too much is still being
   * encoded or written. Throws when it fails.
   */
  add(index: number): Promise<void>;
  finish(): Promise<Blob>;
  /** Gives everything up. */
  abandon(): Promise<void>;
}

interface Coding<Codec> {
  readonly codec: Codec;
  /** The codec with its profile, as browsers call it; the library's choice without. */
  readonly fullCodecString?: string;
}

const VIDEO: Readonly<Record<FilmFormat, readonly Coding<VideoCodec>[]>> = {
  webm: [{ codec: 'vp9' }, { codec: 'vp8' }],
  mp4: [
    { codec: 'avc', fullCodecString: 'avc1.640033' },
    { codec: 'avc', fullCodecString: 'avc1.4d0033' },
    { codec: 'avc', fullCodecString: 'avc1.420033' },
  ],
};
const AUDIO: Readonly<Record<FilmFormat, readonly AudioCodec[]>> = {
  webm: ['opus'],
  // Not every browser may write the first.
  mp4: ['aac', 'opus'],
};
const AUDIO_QUALITY = new Quality({ bitrate: 160_000 });
/** No codec puts fewer samples into a packet; it starts and ends with some more packets. */
const MIN_PACKET = 480;
const MORE_PACKETS = 16;
/** Samples that are encoded at once, at most. */
const AUDIO_BLOCK = 4800;

/** The first coding of a format that this browser can encode; undefined if it has none. */
async function videoCodingOf({
  width,
  height,
  rate,
  bitrate,
  format,
}: PictureSheet): Promise<Coding<VideoCodec> | undefined> {
  const quality = new Quality({ bitrate });
  for (const { codec, ...profile } of VIDEO[format]) {
    if (await canEncodeVideo(codec, { width, height, frameRate: rate, quality, ...profile }))
      return { codec, ...profile };
  }
  return undefined;
}

/** The first codec for the sound of a format that this browser can encode; undefined if it has none. */
async function audioCodecOf(
  rate: number,
  channels: number,
  format: FilmFormat,
): Promise<AudioCodec | undefined> {
  for (const codec of AUDIO[format]) {
    const options = { sampleRate: rate, numberOfChannels: channels, quality: AUDIO_QUALITY };
    if (await canEncodeAudio(codec, options)) return codec;
  }
  return undefined;
}

/** The codec for the pictures of a film. Fails as {@link openEncoder} does. */
async function videoCodingFor(sheet: PictureSheet): Promise<Result<Coding<VideoCodec>>> {
  if (typeof VideoEncoder === 'undefined') {
    return isSecureContext ? fail('', 'film.webcodecs') : fail('', 'film.insecure');
  }
  const coding = await videoCodingOf(sheet);
  return coding === undefined ? fail('', 'film.format') : ok(coding);
}

/** What a browser can make of a film, known before anything is drawn. */
export interface FilmSupport {
  /** Why no such film can be made; null if it can. */
  readonly problem: Problem | null;
  /** What the sound is encoded with; null if it cannot be. */
  readonly sound: AudioCodec | null;
}

/** Asks what this browser can make of a film with the usual sound. */
export async function filmSupport(sheet: PictureSheet): Promise<FilmSupport> {
  const coding = await videoCodingFor(sheet);
  const sound = await audioCodecOf(SOUND_RATE, SOUND_CHANNELS, sheet.format);
  return { problem: coding.ok ? null : coding.error, sound: sound ?? null };
}

const samplesIn = ({ channels }: FilmSound) => channels[0]?.length ?? 0;

/** Hands over a film's sound piece by piece. Returns the function that adds all up to a second of the film. */
function soundFeeder(sound: FilmSound, source: AudioSampleSource): (seconds: number) => Promise<void> {
  const { rate, channels } = sound;
  let added = 0;
  return async (seconds) => {
    const until = Math.min(samplesIn(sound), Math.round(seconds * rate));
    while (added < until) {
      const count = Math.min(AUDIO_BLOCK, until - added);
      const data = new Float32Array(count * channels.length);
      for (const [index, channel] of channels.entries()) {
        data.set(channel.subarray(added, added + count), index * count);
      }
      const sample = new AudioSample({
        data,
        format: 'f32-planar',
        numberOfChannels: channels.length,
        sampleRate: rate,
        timestamp: added / rate,
      });
      added += count;
      await source.add(sample);
      sample.close();
    }
  };
}

/**
 * An encoder for a film of what a canvas shows. Fails with `film.webcodecs` where the browser has none, with `film.insecure` where
 * it keeps them from an address like this one, with `film.format` where it has no codec for the format at that size, with
 * `film.sound` where it has none for the sound.
 * @param pictures how many will be added at most
 */
export async function openEncoder(
  sheet: FilmSheet,
  canvas: HTMLCanvasElement,
  pictures: number,
): Promise<Result<FilmEncoder>> {
  const { rate, bitrate, format, sound } = sheet;
  const coding = await videoCodingFor(sheet);
  if (!coding.ok) return coding;
  const audioCodec =
    sound === null ? undefined : await audioCodecOf(sound.rate, sound.channels.length, format);
  if (sound !== null && audioCodec === undefined) return fail('', 'film.sound');

  const container =
    format === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'reserve' });
  const file = growingFile(container.mimeType);
  const output = new Output({
    format: container,
    target: new StreamTarget(file.writable, { chunked: true }),
  });
  const video = new CanvasSource(canvas, { ...coding.value, quality: new Quality({ bitrate }) });
  output.addVideoTrack(video, { frameRate: rate, maximumPacketCount: pictures });
  let addSoundUntil = async (_seconds: number) => {};
  if (sound !== null && audioCodec !== undefined) {
    const audio = new AudioSampleSource({ codec: audioCodec, quality: AUDIO_QUALITY });
    const packets = Math.ceil(samplesIn(sound) / MIN_PACKET) + MORE_PACKETS;
    output.addAudioTrack(audio, { maximumPacketCount: packets });
    addSoundUntil = soundFeeder(sound, audio);
  }
  await output.start();
  return ok({
    async add(index) {
      await video.add(index / rate, 1 / rate);
      await addSoundUntil((index + 1) / rate);
    },
    async finish() {
      await addSoundUntil(Number.POSITIVE_INFINITY);
      await output.finalize();
      return file.content();
    },
    abandon: () => output.cancel(),
  });
}
