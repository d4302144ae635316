/** Files in the order in which browsers are asked for them, and what tells whether they can read them. */
const FORMATS = { ogg: 'audio/ogg; codecs="vorbis"', mp3: 'audio/mpeg' } as const;

const readable = (type: string): boolean =>
  typeof Audio === 'undefined' || new Audio().canPlayType(type) !== '';

/** The addresses of a file of sounds that the browser may be able to read, the best format first. */
export const spriteAddresses = (name: string): string[] =>
  Object.entries(FORMATS)
    .filter(([, type]) => readable(type))
    .map(([format]) => `/audio/${name}.${format}`);
