import type { replay as english } from './replay.en';

/** The French texts of looking back at a game. */
export const replay: typeof english = {
  label: 'Revoir la partie',
  past: 'Vous revoyez un moment passé',
  watching: 'Revoir la partie',
  timeline: 'Actions de la partie',
  beginning: 'Avant la première action',
  position: (shown, total) => `Action ${shown} sur ${total}`,
  step: (action, total, step) => `Action ${action} sur ${total}, étape ${step}`,
  at: (place, words) => `${place} : ${words}`,
  clock: (now, whole) => `${now} sur ${whole}`,
  play: 'Lire la suite',
  again: 'Revoir depuis le début',
  pause: 'Pause',
  start: 'Au début',
  end: 'À la fin',
  previousMark: 'Combo ou grand moment précédent',
  nextMark: 'Combo ou grand moment suivant',
  captions: 'Sous-titres',
  caption: 'Ce qui se passe',
  branch: 'Jouer à partir d’ici',
  back: 'Revenir à la partie',
  branchTitle: 'Jouer à partir d’ici',
  branchText: (action) =>
    action === 0
      ? 'Lance une nouvelle partie depuis le tout début. Celle que vous regardez reste telle quelle.'
      : `Lance une nouvelle partie après l’action ${action}. Celle que vous regardez reste telle quelle.`,
  branchDealtAnew: 'Tout ce qui est caché à ce moment est redistribué.',
  branchStart: 'Commencer la nouvelle partie',
  whoPlays: (name) => `${name} : joué par`,
};
