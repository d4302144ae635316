import type { firstGame as english } from './firstGame.en';
import { pluralsIn } from './plural';

const plural = pluralsIn('fr');

/** The French texts around a first game. */
export const firstGame: typeof english = {
  link: 'Jouer une première partie',
  pitch:
    'Une vraie partie contre un partenaire sans malice, chaque idée expliquée quand il le faut. Dix minutes environ ; partez et revenez quand vous voulez.',
  coach: 'À apprendre maintenant',
  learnt: (learnt, all) => `${plural(learnt, '# idée', '# idées')} sur ${all}`,
  next: 'Continuer',
  skip: 'Passer',
  leave: 'Finir la leçon',
  leaveTitle: 'Jouer la suite sans aide ?',
  leaveText: 'La partie reste telle quelle, contre le même partenaire. Plus rien n’y sera expliqué.',
  playOn: 'Simplement jouer',
  startAnew: 'Recommencer au début',
  stay: 'Continuer d’apprendre',
  wonTitle: 'Votre première partie est gagnée !',
  lostTitle: 'Votre première partie est finie',
  wonText: 'Vous savez maintenant jouer. Voici ce que vous avez vu :',
  lostText: 'Votre partenaire a été plus rapide cette fois. Voici ce que vous avez vu tout de même :',
  unseen: 'pas encore vu',
  beyond: 'Encore à découvrir',
  realGame: 'Jouer une vraie partie',
  again: 'Rejouer cette partie',
  allLessons: 'Toutes les leçons',
  sheet: 'Aide de jeu',
  look: 'Regarder la table',
  result: 'Résultat et chiffres',
  failed: 'La première partie n’est pas arrivée. Vérifiez la connexion et réessayez.',
  newcomer: 'Un mot pour débuter',
  understood: 'Compris',
};
