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
  'save.gone': ({ id }) => `il n’y a pas de partie enregistrée « ${id} »`,
  'save.controller': 'doit être "human" ou un robot',
  'save.seatMissing': ({ seat }) => `la place ${seat} manque`,
  'storage.failed': ({ detail }) => `l’enregistrement a échoué (${detail})`,
  'link.base64': 'n’est pas du base64',
  'link.utf8': 'n’est pas de l’UTF-8',
  'link.damaged': 'est abîmé : impossible de le décompresser',
  'address.speed': ({ text, least, most }) => `${text} n’est pas un nombre de ${least} à ${most}`,
  'address.bot': ({ text, example }) =>
    `${text} n’est ni de la forme PLACE:ROBOT, ni un niveau pour toutes les places sauf une, comme ${example}`,
  'address.seat': ({ seat, seats, example }) =>
    `${seat} n’est pas une place du jeu : ${seats.join(', ')} ; ${example} joue toutes les places sauf une`,
  'address.seatTwice': ({ seat }) => `la place ${seat} est donnée plusieurs fois`,
};
