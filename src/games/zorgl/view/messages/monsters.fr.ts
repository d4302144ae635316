import type { monsters as english } from './monsters.en';

/** French texts of the monsters. */
export const monsters: typeof english = {
  zorgl: {
    name: 'Zorgl',
    advantage: 'Aucun tour dans son sac : un honnête lézard.',
    weakness: 'Aucune non plus.',
    mega: 'Aucun : un joker vaut n’importe quelle couleur, voilà tout.',
  },
  xman: {
    name: 'X-Man',
    advantage: 'L’armée ne l’attaque jamais.',
    weakness: 'Il n’écrase aucune unité, et le dernier étage de la centrale lui résiste.',
    mega: 'Missile guidé : chaque immeuble autour d’un autre monstre, si loin soit-il, perd un étage pour lui.',
  },
  greatzilla: {
    name: 'Grodino',
    advantage: 'Sa queue frappe un voisin sans carte ; cela coûte toute la main et finit le tour.',
    weakness: 'Sa première carte noire de chaque tour ne donne rien.',
    mega: 'Balayage : frappe tous ses voisins sans les suivre, puis chaque immeuble autour de lui perd un étage.',
  },
  nogyab: {
    name: 'Nogyak',
    advantage: 'Marche sur les immeubles et se bat de là-haut, mais doit être redescendu à la fin du tour.',
    weakness: 'Poussé contre la centrale, il lui coûte un étage de plus.',
    mega: 'Envol : il s’envole, ce qui finit le tour, et se pose où il veut au début du suivant.',
  },
  krustazor: {
    name: 'Crustassor',
    advantage: 'Chaque unité de sa pile vaut deux étages.',
    weakness: 'Il ne marche que droit : ses piques comptent comme des trèfles.',
    mega: 'Encre : chaque joueur dont le monstre le touche jette trois cartes.',
  },
};
