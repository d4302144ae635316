import type { ProblemWords } from '#core';

interface OfText {
  /** Words of the record. */
  readonly text: string;
}

/** What can be wrong with games written down for people, in English. */
export const records = {
  'tetzilla.record.spin': ({ text }: OfText) => `"${text}" is not a spin: 0 to 3`,
  'tetzilla.record.figure': 'does not name the figure',
} satisfies ProblemWords;
