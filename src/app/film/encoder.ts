import { Muxer as Mp4Muxer, ArrayBufferTarget as Mp4Target } from 'mp4-muxer';
import { Muxer as WebmMuxer, ArrayBufferTarget as WebmTarget } from 'webm-muxer';
import { ok, problem, type Result } from '#core';
import type { FilmFormat } from './settings';

/** The sound of a film from its beginning to its end. */
export interface FilmSound {
  /** Samples a second. */
  readonly rate: number;
  /** Of the same length; each sample within −1 … 1. */
  readonly channels: readonly Float32Array[];
}

export interface FilmSheet {
  /** Pixels; even numbers. */
  readonly width: number;
  readonly height: number;
  /** Pictures a second. */
  readonly rate: number;
  readonly bitrate: number;
  readonly format: FilmFormat;
  /** Null for a silent film. */
  readonly sound: FilmSound | null;
}

/** Takes pictures one after the other and makes a file of them. */
export interface FilmEncoder {
  /** The codec of the pictures, as browsers call it. */
  readonly codec: string;
  /** Adds the picture that a canvas shows now. Waits while too many are still being encoded. Throws when it fails. */
  add(canvas: HTMLCanvasElement, index: number): Promise<void>;
  finish(): Promise<Blob>;
  /** Gives everything up. */
  abandon(): void;
}

const VIDEO = {
  webm: [
    { codec: 'vp09.00.40.08', track: 'V_VP9' },
    { codec: 'vp8', track: 'V_VP8' },
  ],
  mp4: [
    { codec: 'avc1.640033', track: 'avc' },
    { codec: 'avc1.4d0033', track: 'avc' },
    { codec: 'avc1.420033', track: 'avc' },
  ],
} as const;
const AUDIO = {
  webm: { codec: 'opus', track: 'A_OPUS' },
  mp4: { codec: 'mp4a.40.2', track: 'aac' },
} as const;
const AUDIO_BITS = 160_000;

/** Pictures that may wait to be encoded; each takes some megabytes. */
const WAITING = 4;
/** A picture that needs no other comes this often, in seconds. */
const KEY_EVERY = 2;
/** Samples that are encoded at once. */
const AUDIO_BLOCK = 4800;

type Track = (typeof VIDEO)[FilmFormat][number];

interface Container {
  readonly video: (chunk: EncodedVideoChunk, meta?: EncodedVideoChunkMetadata) => void;
  readonly audio: (chunk: EncodedAudioChunk, meta?: EncodedAudioChunkMetadata) => void;
  readonly close: () => Blob;
}

function webm({ width, height, rate, sound }: FilmSheet, track: string): Container {
  const target = new WebmTarget();
  const muxer = new WebmMuxer({
    target,
    video: { codec: track, width, height, frameRate: rate },
    ...(sound === null
      ? {}
      : {
          audio: {
            codec: AUDIO.webm.track,
            numberOfChannels: sound.channels.length,
            sampleRate: sound.rate,
          },
        }),
  });
  return {
    video: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    audio: (chunk, meta) => muxer.addAudioChunk(chunk, meta),
    close: () => {
      muxer.finalize();
      return new Blob([target.buffer], { type: 'video/webm' });
    },
  };
}

function mp4({ width, height, rate, sound }: FilmSheet): Container {
  const target = new Mp4Target();
  const muxer = new Mp4Muxer({
    target,
    fastStart: 'in-memory',
    video: { codec: 'avc', width, height, frameRate: rate },
    ...(sound === null
      ? {}
      : {
          audio: {
            codec: AUDIO.mp4.track,
            numberOfChannels: sound.channels.length,
            sampleRate: sound.rate,
          },
        }),
  });
  return {
    video: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    audio: (chunk, meta) => muxer.addAudioChunk(chunk, meta),
    close: () => {
      muxer.finalize();
      return new Blob([target.buffer], { type: 'video/mp4' });
    },
  };
}

function videoConfig({ width, height, rate, bitrate, format }: FilmSheet, codec: string): VideoEncoderConfig {
  return {
    codec,
    width,
    height,
    bitrate,
    framerate: rate,
    latencyMode: 'quality',
    ...(format === 'mp4' ? { avc: { format: 'avc' } } : {}),
  };
}

/** The first codec of a format that this browser can encode; undefined where it has none. */
async function codecFor(sheet: FilmSheet): Promise<Track | undefined> {
  for (const track of VIDEO[sheet.format]) {
    const { supported } = await VideoEncoder.isConfigSupported(videoConfig(sheet, track.codec));
    if (supported === true) return track;
  }
  return undefined;
}

function audioConfig({ rate, channels }: FilmSound, format: FilmFormat): AudioEncoderConfig {
  return {
    codec: AUDIO[format].codec,
    sampleRate: rate,
    numberOfChannels: channels.length,
    bitrate: AUDIO_BITS,
  };
}

/** Whether this browser can encode the sound of a film. */
async function hearable({ sound, format }: FilmSheet): Promise<boolean> {
  if (sound === null) return true;
  if (typeof AudioEncoder === 'undefined') return false;
  return (await AudioEncoder.isConfigSupported(audioConfig(sound, format))).supported === true;
}

async function encodeSound(sound: FilmSound, format: FilmFormat, container: Container): Promise<void> {
  let failure: DOMException | null = null;
  const encoder = new AudioEncoder({
    output: container.audio,
    error: (error) => {
      failure = error;
    },
  });
  encoder.configure(audioConfig(sound, format));
  const { rate, channels } = sound;
  const length = channels[0]?.length ?? 0;
  for (let from = 0; from < length; from += AUDIO_BLOCK) {
    const count = Math.min(AUDIO_BLOCK, length - from);
    const samples = new Float32Array(count * channels.length);
    for (const [index, channel] of channels.entries()) {
      samples.set(channel.subarray(from, from + count), index * count);
    }
    const data = new AudioData({
      format: 'f32-planar',
      sampleRate: rate,
      numberOfFrames: count,
      numberOfChannels: channels.length,
      timestamp: Math.round((from / rate) * 1e6),
      data: samples,
    });
    encoder.encode(data);
    data.close();
  }
  await encoder.flush();
  encoder.close();
  if (failure !== null) throw failure;
}

/**
 * An encoder for a film. Fails with `webcodecs` where the browser has none, with `format` where it has no codec for the
 * format at that size, with `sound` where it has none for the sound.
 */
export async function openEncoder(sheet: FilmSheet): Promise<Result<FilmEncoder>> {
  if (typeof VideoEncoder === 'undefined') return problem('webcodecs', 'this browser encodes no pictures');
  const track = await codecFor(sheet);
  if (track === undefined) {
    return problem('format', `no codec for ${sheet.format} in ${sheet.width} × ${sheet.height}`);
  }
  if (!(await hearable(sheet))) return problem('sound', `no codec for the sound of ${sheet.format}`);
  const container = sheet.format === 'webm' ? webm(sheet, track.track) : mp4(sheet);
  let failure: DOMException | null = null;
  const encoder = new VideoEncoder({
    output: container.video,
    error: (error) => {
      failure = error;
    },
  });
  encoder.configure(videoConfig(sheet, track.codec));
  const duration = 1e6 / sheet.rate;
  const check = () => {
    if (failure !== null) throw failure;
  };
  return ok({
    codec: track.codec,
    async add(canvas, index) {
      const frame = new VideoFrame(canvas, {
        timestamp: Math.round(index * duration),
        duration: Math.round(duration),
      });
      check();
      encoder.encode(frame, { keyFrame: index % (KEY_EVERY * sheet.rate) === 0 });
      frame.close();
      while (encoder.encodeQueueSize > WAITING && failure === null) {
        await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
      }
      check();
    },
    async finish() {
      await encoder.flush();
      encoder.close();
      check();
      if (sheet.sound !== null) await encodeSound(sheet.sound, sheet.format, container);
      return container.close();
    },
    abandon() {
      if (encoder.state !== 'closed') encoder.close();
    },
  });
}
