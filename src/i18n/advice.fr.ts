import type { advice as english } from './advice.en';
import { pluralsIn } from './plural';

const plural = pluralsIn('fr');
const chances = (percent: number) => plural(percent, '# chance', '# chances');

/** The French texts of what is advised to the caller. */
export const advice: typeof english = {
  ask: 'Que feriez-vous ?',
  title: 'Ce que je ferais',
  thinking: 'Voyons voir…',
  failed: 'Cette fois, je ne saurais dire.',
  follow: 'D’accord',
  close: 'Fermer le conseil',
  hidden: 'Ce qui en sortira reste caché tant que ce n’est pas fait.',
  next: (plan) => `Ensuite : ${plan}`,
  foiled: (name) => `Ainsi, ${name} n’a presque rien à gagner.`,
  only: (percent) => `Rien d’autre n’est possible : ${chances(percent)} sur 100 de gagner.`,
  above: (percent) => `${chances(percent)} sur 100 de gagner ; rien d’autre n’en approche.`,
  chances: (percent, other) =>
    percent > other
      ? `${chances(percent)} sur 100 de gagner ; ${other} avec le deuxième choix.`
      : `${chances(percent)} sur 100 de gagner ; un autre choix vaut autant.`,
};
