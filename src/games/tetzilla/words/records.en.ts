import type { ProblemWords } from '#core';

interface OfText {
  /** The offending text of the record. */
  readonly text: string;
}

/** Problems of game records, in English. */
export const records = {
  'tetzilla.record.spin': ({ text }: OfText) => `"${text}" is not a spin: 0 to 3`,
  'tetzilla.record.figure': 'does not name the figure',
} satisfies ProblemWords;
