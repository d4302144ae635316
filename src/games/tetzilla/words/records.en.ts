import type { ProblemWords } from '#core';

const marked = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(' or ');

interface OfText {
  /** Words of the record. */
  readonly text: string;
}

/** What can be wrong with games written down for people, in English. */
export const records = {
  'tetzilla.record.spin': ({ text }: OfText) => `"${text}" is not a spin: 0 to 3`,
  'tetzilla.record.action': ({ text, examples }: OfText & { readonly examples: readonly string[] }) =>
    `"${text}" is not understood; in this stage one writes ${marked(examples)}`,
  'tetzilla.record.figure': 'does not name the figure',
} satisfies ProblemWords;
