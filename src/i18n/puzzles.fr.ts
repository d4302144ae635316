import { pluralsIn } from './plural';
import type { puzzles as english } from './puzzles.en';

const plural = pluralsIn('fr');

/** The French texts around puzzles. */
export const puzzles: typeof english = {
  link: 'Énigme du jour',
  name: 'Énigmes',
  title: (game) => `${game} : les énigmes`,
  intro: 'Un tour, un but. Tirée d’une vraie partie entre robots. Le coup évident n’est pas la réponse.',
  today: 'Énigme du jour',
  earlier: 'Énigmes précédentes',
  all: 'Toutes les énigmes',
  number: (number) => `Énigme ${number}`,
  difficulty: { 1: 'facile', 2: 'rusée', 3: 'difficile' },
  stars: (difficulty) => `Difficulté : ${difficulty}`,
  solved: 'résolue',
  progress: (solved, all) => `${solved} sur ${plural(all, '# énigme résolue', '# énigmes résolues')}`,
  streak: (days) => plural(days, '# jour de suite', '# jours de suite'),
  bar: 'Énigme',
  back: 'Toutes les énigmes',
  takeBack: 'Annuler',
  again: 'Recommencer',
  hint: 'Indice',
  searching: 'Voyons voir…',
  noWay: 'D’ici, ce n’est plus possible. Annulez un coup.',
  unsure: 'Pas d’indice d’ici. Annulez un coup.',
  rightSoFar: 'Vous êtes sur la bonne voie.',
  firstHint: (actions) => plural(actions, 'Encore une action suffit.', '# actions suffisent.'),
  nextHint: (narration) => `Ensuite : ${narration}`,
  wonTitle: 'Résolue !',
  wonText: (tries, hints) =>
    `${plural(tries, 'Au premier essai', 'En # essais')}, ${hints === 0 ? 'sans indice' : plural(hints, 'avec un indice', 'avec # indices')}.`,
  lostTitle: 'Pas cette fois',
  overBecause: (done, wanted) => `Le tour est fini : ${done} sur ${wanted}.`,
  overOnly: 'Le tour est fini.',
  tryAgain: 'Recommencer',
  back1: 'Annuler la dernière action',
  solution: 'Montrer la solution',
  next: 'Énigme suivante',
  share: 'Copier le résultat',
  shared: 'Copié',
  shareText: ({ game, number, stars, tries, hints, streak, link }) =>
    `${game}, énigme ${number} ${stars} : résolue, ${tries}, ${hints}. ${streak} ${link}`,
  shareTries: (tries) => plural(tries, 'premier essai', 'essai #'),
  shareHints: (hints) => plural(hints, '# indice', '# indices'),
  solutionOf: (number) => `Solution de l’énigme ${number}`,
  backToPuzzle: 'Retour à l’énigme',
  playedBy: (name) => `Vous jouez ${name}.`,
};
