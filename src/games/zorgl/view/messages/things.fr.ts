import { of, pluralsIn } from '#i18n';
import type { ZorglMessages } from './en';

const plural = pluralsIn('fr');

export const things: ZorglMessages['things'] = {
  draw: (count) => `Pioche : ${count}`,
  discard: (count) => `Défausse : ${count}`,
  pile: (name, floors, units) =>
    `Pile ${of(name)} : ${plural(floors, '# étage', '# étages')}, ${plural(units, '# unité', '# unités')}`,
  hand: (name, count) => `Main ${of(name)} : ${plural(count, '# carte', '# cartes')}`,
  monster: (name) => `Monstre ${of(name)}`,
  units: {
    tank: 'Unité de l’armée : char',
    soldiers: 'Unité de l’armée : soldats',
    truck: 'Unité de l’armée : camion lance-missiles',
    helicopter: 'Unité de l’armée : hélicoptère',
  },
  signs: {
    scores: (least, most) =>
      least === most
        ? `Rapporte ${plural(most, '# étage', '# étages')}`
        : `Rapporte de ${least} à ${most}, selon votre prochain choix`,
    crushes: (worth) => `Écrase l’unité : rapporte ${worth}`,
    wins: 'Gagne la partie',
    flees: 'L’unité fuit',
    fleesWhere: 'L’unité fuit : vous choisissez où',
    black: 'Compte comme carte noire',
    red: 'Compte comme carte rouge',
  },
};
