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
  webm: [{ codec: 'opus', track: 'A_OPUS' }],
  mp4: [
    { codec: 'mp4a.40.2', track: 'aac' },
    // Not every browser may write the one above.
    { codec: 'opus', track: 'opus' },
  ],
} as const;
const AUDIO_BITS = 160_000;

/** Pictures that may wait to be encoded; each takes some megabytes. */
const WAITING = 4;
/** A picture that needs no other comes this often, in seconds. */
const KEY_EVERY = 2;
/** Samples that are encoded at once. */
const AUDIO_BLOCK = 4800;

type Track = (typeof VIDEO)[FilmFormat][number];
type SoundTrack = (typeof AUDIO)[FilmFormat][number];

interface Container {
  readonly video: (chunk: EncodedVideoChunk, meta?: EncodedVideoChunkMetadata) => void;
  readonly audio: (chunk: EncodedAudioChunk, meta?: EncodedAudioChunkMetadata) => void;
  readonly close: () => Blob;
}

/** The sound in a container; nothing for a silent film. */
function audioIn<Codec>({ sound }: FilmSheet, codec: Codec | undefined) {
  if (sound === null || codec === undefined) return {};
  return { audio: { codec, numberOfChannels: sound.channels.length, sampleRate: sound.rate } };
}

function webm(sheet: FilmSheet, video: Track, audio: SoundTrack | undefined): Container {
  const { width, height, rate } = sheet;
  const target = new WebmTarget();
  const muxer = new WebmMuxer({
    target,
    video: { codec: video.track, width, height, frameRate: rate },
    ...audioIn(sheet, audio?.track),
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

function mp4(sheet: FilmSheet, audio: SoundTrack | undefined): Container {
  const { width, height, rate } = sheet;
  const target = new Mp4Target();
  const muxer = new Mp4Muxer({
    target,
    fastStart: 'in-memory',
    video: { codec: 'avc', width, height, frameRate: rate },
    ...audioIn(sheet, audio === undefined ? undefined : audio.codec === 'opus' ? 'opus' : 'aac'),
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

function audioConfig({ rate, channels }: FilmSound, codec: string): AudioEncoderConfig {
  return { codec, sampleRate: rate, numberOfChannels: channels.length, bitrate: AUDIO_BITS };
}

/** The first codec for the sound of a format that this browser can encode; undefined where it has none. */
async function soundTrackFor(sound: FilmSound, format: FilmFormat): Promise<SoundTrack | undefined> {
  if (typeof AudioEncoder === 'undefined') return undefined;
  for (const track of AUDIO[format]) {
    const { supported } = await AudioEncoder.isConfigSupported(audioConfig(sound, track.codec));
    if (supported === true) return track;
  }
  return undefined;
}

async function encodeSound(sound: FilmSound, codec: string, container: Container): Promise<void> {
  let failure: DOMException | null = null;
  const encoder = new AudioEncoder({
    output: container.audio,
    error: (error) => {
      failure = error;
    },
  });
  encoder.configure(audioConfig(sound, codec));
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
  const { sound, format } = sheet;
  const heard = sound === null ? undefined : await soundTrackFor(sound, format);
  if (sound !== null && heard === undefined) return problem('sound', `no codec for the sound of ${format}`);
  const container = format === 'webm' ? webm(sheet, track, heard) : mp4(sheet, heard);
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
      if (sound !== null && heard !== undefined) await encodeSound(sound, heard.codec, container);
      return container.close();
    },
    abandon() {
      if (encoder.state !== 'closed') encoder.close();
    },
  });
}
