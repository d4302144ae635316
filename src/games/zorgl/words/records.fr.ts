import { frenchOf } from '#core';
import type { records as english } from './records.en';

const marked = (words: readonly string[]): string => words.map((word) => `« ${word} »`).join(' ou ');

/** Problems of game records, in French. */
export const records: typeof english = {
  'zorgl.record.turnNotOver': ({ name }) => `le tour ${frenchOf(name)} n’est pas fini`,
  'zorgl.record.turnNumber': ({ given, right }) => `${given} devrait être ${right}`,
  'zorgl.record.turnMissing': ({ name }) => `il manque la ligne qui commence le tour ${frenchOf(name)}`,
  'zorgl.record.turnOf': ({ name }) => `c’est le tour ${frenchOf(name)}`,
  'zorgl.record.unfinished': ({ text }) => `la partie n’est pas finie : « ${text} »`,
  'zorgl.record.action': ({ text, examples }) =>
    `« ${text} » n’est pas compris ; une action s’écrit comme ${marked(examples)}`,
  'zorgl.record.card': ({ text }) => `« ${text} » n’est pas une carte`,
  'zorgl.record.cards': ({ text }) => `« ${text} » n’est pas une liste de cartes`,
  'zorgl.record.direction': ({ text }) => `« ${text} » n’est pas une direction`,
  'zorgl.record.box': ({ text }) => `« ${text} » n’est pas une case : de a1 à g7`,
  'zorgl.record.monster': ({ given, right }) => `la position dit ${right}, et non ${given}`,
};
