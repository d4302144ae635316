import type { records as english } from './records.en';

const listed = (words: readonly string[]): string => words.join(', ');
const marked = (words: readonly string[], joint: string): string =>
  words.map((word) => `« ${word} »`).join(joint);

/** What can be wrong with games written down for people, in French. */
export const records: typeof english = {
  'zorgl.record.empty': 'la feuille de partie est vide',
  'zorgl.record.title': ({ titles }) => `une feuille de partie commence par ${marked(titles, ' ou ')}`,
  'zorgl.record.version': ({ version, known }) => `${version} n’est pas connu, seulement ${known}`,
  'zorgl.record.afterResult': 'rien ne peut suivre le résultat',
  'zorgl.record.turnNotOver': ({ name }) => `le tour de ${name} n’est pas fini`,
  'zorgl.record.turnNumber': ({ given, right }) => `${given} devrait être ${right}`,
  'zorgl.record.turnMissing': ({ name }) => `il manque la ligne qui commence le tour de ${name}`,
  'zorgl.record.player': ({ text }) => `« ${text} » n’est pas un joueur`,
  'zorgl.record.turnOf': ({ name }) => `c’est le tour de ${name}`,
  'zorgl.record.decides': ({ name }) => `c’est à ${name} de décider`,
  'zorgl.record.unfinished': ({ text }) => `la partie n’est pas finie : « ${text} »`,
  'zorgl.record.result': ({ text, right }) => `« ${text} » devrait être « ${right} »`,
  'zorgl.record.action': ({ text, examples }) =>
    `« ${text} » n’est pas compris ; une action s’écrit comme ${marked(examples, ' ou ')}`,
  'zorgl.record.card': ({ text }) => `« ${text} » n’est pas une carte`,
  'zorgl.record.cards': ({ text }) => `« ${text} » n’est pas une liste de cartes`,
  'zorgl.record.direction': ({ text }) => `« ${text} » n’est pas une direction`,
  'zorgl.record.seat': ({ text, seats }) => `« ${text} » n’est pas dans la liste : ${listed(seats)}`,
  'zorgl.record.box': ({ text }) => `« ${text} » n’est pas une case : de a1 à g7`,
  'zorgl.record.header': ({ text, known }) => `« ${text} » n’est rien de ceci : ${marked(known, ', ')}`,
  'zorgl.record.word': ({ text, known }) => `« ${text} » n’est pas dans la liste : ${listed(known)}`,
  'zorgl.record.inPosition': 'la position le dit déjà',
  'zorgl.record.monster': ({ given, right }) => `la position dit ${right}, et non ${given}`,
  'zorgl.record.noSeed': 'l’en-tête ne donne ni graine ni position',
};
