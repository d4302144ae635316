import { of, pluralsIn } from '#i18n';
import type { ZorglMessages } from './en';

const plural = pluralsIn('fr');
const floors = (count: number) => plural(count, '# étage', '# étages');

export const board: ZorglMessages['board'] = {
  free: 'libre',
  unit: 'unité de l’armée',
  building: (count) => `immeuble, ${floors(count)}`,
  plant: (count) => `centrale, ${floors(count)}`,
  onRoof: (name, building) => `${name} sur le toit : ${building}`,
  with: (holds, cards) => `${holds} ; à portée ${of(cards)}`,
  here: (mode) => `${mode}, ici`,
  target: (mode, name) => `${mode} : ${name}`,
  unitTakes: 'prendre cette unité',
  unitSent: 'envoyer cette unité avec la carte',
  flees: 'l’unité fuit ici',
  plantHeading: 'Centrale',
  plantAt: (box, count) => `${box}, ${floors(count)}`,
  plantGone: 'détruite',
  at: (box) => `en ${box}`,
  offBoard: 'hors du plateau',
  discarded: (cards) => `Défausse, la dernière d’abord : ${cards}`,
};

/** Names of key bindings. */
export const keys: ZorglMessages['keys'] = {
  card: 'Choisir une carte et aller à ses choix',
  walk: 'Parcourir la main, aller d’un choix à l’autre sur le plateau',
  use: 'Ce que fait la carte : marcher, attaquer, rien',
  power: 'Blitz, tunnel, grand saut, frénésie, lancer, secousse',
  army: 'L’armée bouge, attaque',
  mega: 'Méga-pouvoir, queue',
  megaPower: 'Méga-pouvoir',
  end: 'Finir le tour',
};
