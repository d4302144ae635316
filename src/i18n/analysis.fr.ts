import type { analysis as english } from './analysis.en';
import { pluralsIn } from './plural';

const plural = pluralsIn('fr');
const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text);

/** The French texts of the analysis of a game. */
export const analysis: typeof english = {
  open: 'Analyse',
  title: 'Les tournants de la partie',
  progress: 'Analyse de la partie',
  stop: 'Arrêter',
  goOn: 'Continuer',
  failed: 'L’analyse n’a pas pu être terminée.',
  graph: 'Les chances de gagner, action par action',
  moment: 'Moment de la partie',
  at: (action, chances) => `Avant l’action ${action} : ${chances}`,
  atEnd: (chances) => `À la fin : ${chances}`,
  chance: (name, percent) => `${name} ${percent}\u00a0%`,
  everybodyLoses: 'Tout le monde perd',
  level: (percent) => `${percent}\u00a0%`,
  show: 'Montrer ce moment',
  points: 'Les tournants',
  none: 'Pas de grosse erreur, et la chance est restée neutre.',
  lost: (percent) => `Coûte ${percent} chances sur 100.`,
  better: (action) => `Mieux : ${action}`,
  betterHidden: 'Mieux : un autre coup, au résultat imprévisible.',
  passed: 'Sans effet.',
  lucky: (percent) => `Chance : +${percent} sur 100`,
  unlucky: (percent) => `Malchance : −${percent} sur 100`,
  watch: 'Regarder',
  playOut: 'Rejouer d’ici',
  leap: (name, percent) => `${name} : ${signed(percent, plural(percent, '# chance', '# chances'))} sur 100`,
  number: (action, name) => `Action ${action} · ${name}`,
  account: 'Jeu et chance',
  play: 'Erreurs',
  luck: 'Chance',
  luck100: (value) => signed(value, plural(value, '# point', '# points')),
  points100: (value) => plural(value, '# point', '# points'),
};
