import type { records as english } from './records.en';

/** Problems of game records, in French. */
export const records: typeof english = {
  'tetzilla.record.spin': ({ text }) => `« ${text} » n’est pas une position de la tuile : de 0 à 3`,
  'tetzilla.record.figure': 'ne nomme pas la figurine',
};
