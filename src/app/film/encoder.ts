import { Muxer as Mp4Muxer, ArrayBufferTarget as Mp4Target } from 'mp4-muxer';
import { Muxer as WebmMuxer, ArrayBufferTarget as WebmTarget } from 'webm-muxer';
import { ok, problem, type Result } from '#core';
import type { FilmFormat } from './settings';

export interface FilmSheet {
  /** Pixels; even numbers. */
  readonly width: number;
  readonly height: number;
  /** Pictures a second. */
  readonly rate: number;
  readonly bitrate: number;
  readonly format: FilmFormat;
  /** The film's sound; null for a silent film. */
  readonly sound: AudioBuffer | null;
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
            numberOfChannels: sound.numberOfChannels,
            sampleRate: sound.sampleRate,
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
            numberOfChannels: sound.numberOfChannels,
            sampleRate: sound.sampleRate,
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

/** Whether this browser can encode the sound of a film. */
async function hearable({ sound, format }: FilmSheet): Promise<boolean> {
  if (sound === null) return true;
  if (typeof AudioEncoder === 'undefined') return false;
  const { sampleRate, numberOfChannels } = sound;
  const config = { codec: AUDIO[format].codec, sampleRate, numberOfChannels, bitrate: AUDIO_BITS };
  return (await AudioEncoder.isConfigSupported(config)).supported === true;
}

/** The samples of a block, one channel after the other. */
function planes(sound: AudioBuffer, from: number, count: number): Float32Array<ArrayBuffer> {
  const data = new Float32Array(count * sound.numberOfChannels);
  for (let channel = 0; channel < sound.numberOfChannels; channel++) {
    data.set(sound.getChannelData(channel).subarray(from, from + count), channel * count);
  }
  return data;
}

async function encodeSound(sound: AudioBuffer, format: FilmFormat, container: Container): Promise<void> {
  let failure: DOMException | null = null;
  const encoder = new AudioEncoder({
    output: container.audio,
    error: (error) => {
      failure = error;
    },
  });
  const { sampleRate, numberOfChannels } = sound;
  encoder.configure({ codec: AUDIO[format].codec, sampleRate, numberOfChannels, bitrate: AUDIO_BITS });
  for (let from = 0; from < sound.length; from += AUDIO_BLOCK) {
    const count = Math.min(AUDIO_BLOCK, sound.length - from);
    const data = new AudioData({
      format: 'f32-planar',
      sampleRate,
      numberOfFrames: count,
      numberOfChannels,
      timestamp: Math.round((from / sampleRate) * 1e6),
      data: planes(sound, from, count),
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
