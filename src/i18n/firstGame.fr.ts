import type { firstGame as english } from './firstGame.en';

/** The French texts around a first game. */
export const firstGame: typeof english = {
  link: 'Jouer une première partie',
  pitch:
    'Une vraie partie contre un robot facile, avec des conseils au fil du jeu. Dix minutes environ. Arrêtez-vous quand vous voulez.',
  coach: 'Tutoriel',
  learnt: (learnt, all) => `Étape ${learnt} sur ${all}`,
  next: 'Suivant',
  skip: 'Passer ce conseil',
  leave: 'Arrêter le tutoriel',
  leaveTitle: 'Continuer sans conseils ?',
  leaveText: 'Vous gardez cette partie et cet adversaire. Les conseils s’arrêtent.',
  playOn: 'Continuer sans conseils',
  startAnew: 'Recommencer au début',
  stay: 'Continuer à apprendre',
  wonTitle: 'Vous avez gagné votre première partie !',
  lostTitle: 'Votre première partie est finie',
  wonText: 'Vous savez jouer, maintenant. Voici ce que vous avez appris :',
  lostText: 'Le robot a gagné cette fois. Voici ce que vous avez appris :',
  nobodyText: 'Personne n’a gagné cette fois. Voici ce que vous avez appris :',
  unseen: 'pas encore vu',
  beyond: 'Encore à découvrir',
  realGame: 'Jouer une vraie partie',
  again: 'Rejouer cette partie',
  allLessons: 'Toutes les leçons',
  sheet: 'Aide de jeu',
  look: 'Regarder la table',
  result: 'Résultat et statistiques',
  failed: 'Le tutoriel n’a pas pu être chargé. Vérifiez la connexion et réessayez.',
  newcomer: 'Conseil',
  understood: 'Compris',
};
