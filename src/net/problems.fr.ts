import type { NetProblems } from './problems.en';

/** The same problem codes with their French words. */
export const french: NetProblems = {
  'room.version': 'la page et le serveur sont de versions différentes ; rechargez la page',
  'room.unknown': 'cette table n’existe pas',
  'room.broken': 'le journal enregistré de cette table est abîmé : elle ne peut pas s’ouvrir',
  'room.key': 'ce lien n’est plus valable',
  'room.role': 'cet appareil ne peut pas faire cela',
  'room.locked': 'la table est verrouillée',
  'room.watching': 'ce code sert seulement à regarder ; demandez à la table le code pour jouer',
  'room.barred': 'l’hôte a repris cette place ; lui seul peut vous laisser revenir',
  'room.taken': 'la place est prise',
  'room.paused': 'l’hôte a mis la partie en pause',
  'room.waiting': 'la partie n’a pas encore commencé',
  'channel.invalid': 'une chaîne a de 2 à 25 lettres, chiffres et traits de soulignement',
  'room.noVote': 'ce choix n’existe pas, ou le vote est clos',
  'room.noSkip': 'le temps n’est pas écoulé, ou la pendule de cette table ne permet pas de passer',
  'room.asking': 'une demande d’annulation est déjà en cours',
  'room.notAsked': 'personne n’attend votre réponse',
  'room.running': 'la partie a déjà commencé',
  'room.often': 'trop de requêtes ; réessayez dans un instant',
  'room.flood': 'la connexion a été fermée : elle envoyait trop de messages',
  'room.yours': 'trop de tables ont été ouvertes depuis votre réseau ; réessayez dans une demi-heure',
  'room.many': 'le serveur est plein ; réessayez plus tard',
  'room.away': 'la connexion au serveur est coupée ; reconnexion en cours',
  'room.failed': 'le serveur n’a pas pu le faire',
};
