import type { StorageProblems } from './problems.en';

/** Problems of saved games, links and URLs, in French. */
export const french: StorageProblems = {
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
