import type { SessionProblems } from './problems.en';

/** What can be wrong around a session, in French. */
export const french: SessionProblems = {
  'turn.bot': ({ seat }) => `c’est un robot qui décide pour ${seat}`,
  'turn.elsewhere': ({ seat }) => `quelqu’un d’autre, ailleurs, décide pour ${seat}`,
  'turn.handOver': ({ seat }) => `passez d’abord l’appareil à ${seat}`,
  'turn.nobody': 'personne n’a l’appareil en main',
  'turn.past': 'la table montre le passé',
  'turn.thrown': ({ detail }) => `les règles se sont interrompues (${detail})`,
  'moment.unknown': ({ count, length }) => `${count} n’est pas un nombre d’actions de 0 à ${length}`,
};
