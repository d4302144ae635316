import type { Powers } from './powers.en';

/** French texts of the traits. */
export const powers: Powers = {
  advantage: {
    'army-friend': { name: 'Ami de l’armée', does: 'L’armée ne l’attaque jamais.' },
    tail: {
      name: 'Queue',
      does: 'Sa queue frappe un voisin sans carte ; cela coûte toute la main et finit le tour.',
    },
    climber: {
      name: 'Grimpeur',
      does: 'Marche sur les immeubles et se bat de là-haut, mais doit être redescendu à la fin du tour.',
    },
    'double-worth': { name: 'Collectionneur', does: 'Chaque unité de sa pile vaut deux étages.' },
  },
  weakness: {
    gentle: {
      name: 'Doux',
      does: 'N’écrase aucune unité, et le dernier étage de la centrale lui résiste.',
    },
    inert: { name: 'Lent au réveil', does: 'Sa première carte noire de chaque tour ne donne rien.' },
    radiant: { name: 'Survolté', does: 'Poussé contre la centrale, il lui coûte un étage de plus.' },
    stiff: { name: 'Raide', does: 'Ne marche jamais en diagonale : ses piques comptent comme des trèfles.' },
  },
  mega: {
    missile: {
      name: 'Missile guidé',
      does: 'Chaque immeuble autour d’un autre monstre, si loin soit-il, perd un étage pour lui.',
    },
    sweep: {
      name: 'Balayage',
      does: 'Frappe tous ses voisins sans les suivre, puis chaque immeuble autour de lui perd un étage.',
    },
    hover: {
      name: 'Envol',
      does: 'S’envole, ce qui finit le tour, et se pose sur une case libre au début du suivant.',
    },
    ink: { name: 'Encre', does: 'Chaque joueur dont le monstre le touche jette trois cartes.' },
  },
};
