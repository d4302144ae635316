import type { ProblemWords } from '#core';

const listed = (words: readonly string[]): string => words.join(', ');
const marked = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(' or ');

interface OfText {
  /** Words of the record. */
  readonly text: string;
}

/** What can be wrong with games written down for people, in English. */
export const records = {
  'tetzilla.record.empty': 'the game record is empty',
  'tetzilla.record.title': ({ titles }: { readonly titles: readonly string[] }) =>
    `a game record begins with ${marked(titles)}`,
  'tetzilla.record.version': ({ version, known }: { readonly version: string; readonly known: number }) =>
    `${version} is not known, only ${known}`,
  'tetzilla.record.afterResult': 'nothing may follow the result',
  'tetzilla.record.heading': ({ right }: { readonly right: string }) =>
    `the line "${right}" is missing before it`,
  'tetzilla.record.differs': ({ given, right }: Record<'given' | 'right', string>) =>
    `"${given}" should be "${right}"`,
  'tetzilla.record.decides': ({ name }: { readonly name: string }) => `it is for ${name} to decide`,
  'tetzilla.record.player': ({ text }: OfText) => `"${text}" is not a player`,
  'tetzilla.record.spin': ({ text }: OfText) => `"${text}" is not a spin: 0 to 3`,
  'tetzilla.record.action': ({ text, examples }: OfText & { readonly examples: readonly string[] }) =>
    `"${text}" is not understood; in this stage one writes ${marked(examples)}`,
  'tetzilla.record.word': ({ text, known }: OfText & { readonly known: readonly string[] }) =>
    `"${text}" is not one of ${listed(known)}`,
  'tetzilla.record.inPosition': 'the position says that already',
  'tetzilla.record.figure': 'does not name the figure',
  'tetzilla.record.noSeed': 'the header gives neither a seed nor a position',
} satisfies ProblemWords;
