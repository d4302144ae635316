import type { NetProblems } from './problems.en';

/** The same in French. */
export const french: NetProblems = {
  'room.version': 'la page et le serveur sont de versions différentes ; rechargez la page',
  'room.unknown': 'cette table n’existe pas',
  'room.broken': 'l’enregistrement de cette table est abîmé dès le début : elle ne peut pas s’ouvrir',
  'room.key': 'ce lien n’est plus valable',
  'room.role': 'cet appareil ne peut pas faire cela',
  'room.locked': 'la table est verrouillée',
  'room.watching': 'ce code sert à regarder ; demandez à la table celui qui donne une place',
  'room.barred': 'la table a repris cette place ; elle seule peut vous laisser revenir',
  'room.taken': 'la place est prise',
  'room.paused': 'la table a mis la partie en pause',
  'room.waiting': 'la partie n’a pas encore commencé',
  'channel.invalid': 'une chaîne a de 2 à 25 lettres, chiffres et traits de soulignement',
  'room.noVote': 'ce choix n’existe pas, ou il est trop tard',
  'room.noSkip': 'le temps n’est pas écoulé, ou la pendule de cette table ne permet pas de passer',
  'room.asking': 'on demande déjà à tous d’annuler',
  'room.notAsked': 'personne n’attend votre réponse',
  'room.running': 'la partie est en cours',
  'room.often': 'trop de demandes à la fois ; réessayez dans un instant',
  'room.flood': 'la connexion a été coupée : elle envoyait plus que n’importe quelle page',
  'room.yours': 'trop de tables ont été ouvertes depuis votre réseau ; réessayez dans une demi-heure',
  'room.many': 'le serveur ne peut pas tenir plus de tables',
  'room.away': 'le serveur n’est pas joignable pour le moment ; un nouvel essai suit tout seul',
  'room.failed': 'le serveur n’y est pas parvenu',
};
