import type { SessionProblems } from './problems.en';

/** Problems of a session, in French. */
export const french: SessionProblems = {
  'turn.bot': ({ seat }) => `un robot joue pour ${seat}`,
  'turn.elsewhere': ({ seat }) => `${seat} est joué sur un autre appareil`,
  'turn.handOver': ({ seat }) => `passez d’abord l’appareil à ${seat}`,
  'turn.nobody': 'personne n’a l’appareil en main',
  'turn.past': 'la table montre un moment passé',
  'turn.thrown': ({ detail }) => `erreur dans les règles (${detail})`,
  'moment.unknown': ({ count, length }) => `${count} n’est pas un nombre d’actions de 0 à ${length}`,
};
