import type { records as english } from './records.en';

const listed = (words: readonly string[]): string => words.join(', ');
const marked = (words: readonly string[]): string => words.map((word) => `« ${word} »`).join(' ou ');

/** What can be wrong with games written down for people, in French. */
export const records: typeof english = {
  'tetzilla.record.empty': 'la feuille de partie est vide',
  'tetzilla.record.title': ({ titles }) => `une feuille de partie commence par ${marked(titles)}`,
  'tetzilla.record.version': ({ version, known }) => `${version} n’est pas connu, seulement ${known}`,
  'tetzilla.record.afterResult': 'rien ne peut suivre le résultat',
  'tetzilla.record.heading': ({ right }) => `il manque avant elle la ligne « ${right} »`,
  'tetzilla.record.differs': ({ given, right }) => `« ${given} » devrait être « ${right} »`,
  'tetzilla.record.decides': ({ name }) => `c’est à ${name} de décider`,
  'tetzilla.record.player': ({ text }) => `« ${text} » n’est pas un joueur`,
  'tetzilla.record.spin': ({ text }) => `« ${text} » n’est pas une rotation : de 0 à 3`,
  'tetzilla.record.action': ({ text, examples }) =>
    `« ${text} » n’est pas compris ; à cette étape, on écrit ${marked(examples)}`,
  'tetzilla.record.word': ({ text, known }) => `« ${text} » n’est pas dans la liste : ${listed(known)}`,
  'tetzilla.record.inPosition': 'la position le dit déjà',
  'tetzilla.record.figure': 'ne nomme pas la figurine',
  'tetzilla.record.noSeed': 'l’en-tête ne donne ni graine ni position',
};
