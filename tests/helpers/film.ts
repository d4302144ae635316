import { BufferSource, Input, MP4, WEBM } from 'mediabunny';

/** What a film's file says of itself. */
export interface FilmFacts {
  readonly type: string;
  /** Seconds. */
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  readonly pictures: number;
  /** Seconds of the sound; 0 for a silent film. */
  readonly heard: number;
}

/** Reads a film. Rejects for what is neither WebM nor MP4, and for a film without pictures. */
export async function readFilm(file: Uint8Array): Promise<FilmFacts> {
  const input = new Input({ source: new BufferSource(file), formats: [WEBM, MP4] });
  const video = await input.getPrimaryVideoTrack();
  if (video === null) throw new RangeError('a film without pictures');
  const audio = await input.getPrimaryAudioTrack();
  return {
    type: (await input.getFormat()).mimeType,
    duration: await input.computeDuration(),
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    pictures: (await video.computePacketStats()).packetCount,
    heard: audio === null ? 0 : await input.computeDuration([audio]),
  };
}
