/** Files in the order in which browsers are asked for them. */
const FORMATS = ['ogg', 'mp3'] as const;

/** The addresses of a file of sounds, the best format first. */
export const spriteAddresses = (name: string): string[] =>
  FORMATS.map((format) => `/audio/${name}.${format}`);
