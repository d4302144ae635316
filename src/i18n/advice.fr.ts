import type { advice as english } from './advice.en';
import { pluralsIn } from './plural';

const plural = pluralsIn('fr');
const chances = (percent: number) => plural(percent, '# chance', '# chances');

/** The French texts of what is advised to the caller. */
export const advice: typeof english = {
  ask: 'Que feriez-vous ?',
  title: 'Mon conseil',
  thinking: 'Voyons voir…',
  failed: 'Pas de conseil cette fois.',
  follow: 'D’accord',
  close: 'Fermer le conseil',
  hidden: 'Vous verrez le résultat une fois le coup joué.',
  next: (plan) => `Ensuite : ${plan}`,
  foiled: (name) => `${name} n’a alors presque rien à gagner.`,
  only: (percent) => `Rien d’autre n’est possible : ${chances(percent)} sur 100 de gagner.`,
  above: (percent) => `${chances(percent)} sur 100 de gagner ; rien d’autre n’en approche.`,
  chances: (percent, other) =>
    percent > other
      ? `${chances(percent)} sur 100 de gagner ; ${other} avec le deuxième choix.`
      : `${chances(percent)} sur 100 de gagner ; un autre choix vaut autant.`,
};
