/** File formats in order of preference, with the MIME types to test browser support. */
const FORMATS = { ogg: 'audio/ogg; codecs="vorbis"', mp3: 'audio/mpeg' } as const;

const readable = (type: string): boolean =>
  typeof Audio === 'undefined' || new Audio().canPlayType(type) !== '';

/** URLs of a sound file in the formats the browser may support, the best format first. */
export const spriteAddresses = (name: string): string[] =>
  Object.entries(FORMATS)
    .filter(([, type]) => readable(type))
    .map(([format]) => `/audio/${name}.${format}`);
