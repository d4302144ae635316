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

/** The complete sound of a film. */
export interface FilmSound {
  /** Sample rate, Hz. */
  readonly rate: number;
  /** Channels of equal length, samples −1 … 1. */
  readonly channels: readonly Float32Array<ArrayBuffer>[];
}

/** Frame format of a film. */
export interface PictureSheet {
  /** Pixels; even numbers. */
  readonly width: number;
  readonly height: number;
  /** Frames per second. */
  readonly rate: number;
  readonly bitrate: number;
  readonly format: FilmFormat;
}

export interface FilmSheet extends PictureSheet {
  /** Null for a silent film. */
  readonly sound: FilmSound | null;
}

/** Encodes frames one by one into a file. */
export interface FilmEncoder {
  /**
   * Adds the canvas's current frame and its share of the sound. Applies backpressure. Rejects if encoding
   * fails.
   */
  add(index: number): Promise<void>;
  finish(): Promise<Blob>;
  /** Cancels and discards everything. */
  abandon(): Promise<void>;
}

interface Coding<Codec> {
  readonly codec: Codec;
  /** Full codec string; the library's default if omitted. */
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
  // Not every browser may encode AAC.
  mp4: ['aac', 'opus'],
};
const AUDIO_QUALITY = new Quality({ bitrate: 160_000 });
/** Smallest packet of any codec, in samples; some extra packets come at both ends. */
const MIN_PACKET = 480;
const MORE_PACKETS = 16;
/** Maximum samples per encoded block. */
const AUDIO_BLOCK = 4800;

/** The first codec of a format that this browser can encode; undefined if none. */
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

/** The first audio codec of a format that this browser can encode; undefined if none. */
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

/** The video codec of a film. Fails like {@link openEncoder}. */
async function videoCodingFor(sheet: PictureSheet): Promise<Result<Coding<VideoCodec>>> {
  if (typeof VideoEncoder === 'undefined') {
    return isSecureContext ? fail('', 'film.webcodecs') : fail('', 'film.insecure');
  }
  const coding = await videoCodingOf(sheet);
  return coding === undefined ? fail('', 'film.format') : ok(coding);
}

/** Encoding support, known before rendering starts. */
export interface FilmSupport {
  /** Why the film is impossible; null if it is possible. */
  readonly problem: Problem | null;
  /** Audio codec; null if none is available. */
  readonly sound: AudioCodec | null;
}

/** Queries the browser's support for a film with standard sound. */
export async function filmSupport(sheet: PictureSheet): Promise<FilmSupport> {
  const coding = await videoCodingFor(sheet);
  const sound = await audioCodecOf(SOUND_RATE, SOUND_CHANNELS, sheet.format);
  return { problem: coding.ok ? null : coding.error, sound: sound ?? null };
}

const samplesIn = ({ channels }: FilmSound) => channels[0]?.length ?? 0;

/** Feeds a film's sound in blocks. @returns a function that adds everything up to a time in seconds */
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
 * Opens an encoder for a canvas. Fails with `film.webcodecs` if the browser has no WebCodecs, `film.insecure`
 * if this page is not a secure context, `film.format` if no codec supports the format and size, `film.sound`
 * if none supports the sound.
 * @param pictures maximum number of frames
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
