import type { records as english } from './records.en';

const marked = (words: readonly string[]): string => words.map((word) => `« ${word} »`).join(' ou ');

/** What can be wrong with games written down for people, in French. */
export const records: typeof english = {
  'tetzilla.record.spin': ({ text }) => `« ${text} » n’est pas une position de la tuile : de 0 à 3`,
  'tetzilla.record.action': ({ text, examples }) =>
    `« ${text} » n’est pas compris ; à cette étape, on écrit ${marked(examples)}`,
  'tetzilla.record.figure': 'ne nomme pas la figurine',
};
