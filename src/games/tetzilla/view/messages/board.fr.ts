import { pluralsIn } from '#i18n';
import type { board as english } from './board.en';

const plural = pluralsIn('fr');

/** The board as text, in French. */
export const board: typeof english = {
  unbuilt: 'rien encore',
  worth: (building, points) => `${building}, ${plural(points, '# point', '# points')}`,
  lands: {
    building: 'la tuile tombe ici avec un bâtiment',
    guard: 'la tuile tombe ici avec un garde',
    street: 'la tuile tombe ici',
  },
  drop: 'lâcher la tuile',
  over: (column) => `amener la tuile au-dessus de la colonne ${column}`,
  enter: 'entrer ici',
  step: (price) => `faire un pas ici, ${price}`,
  head: (count, price) => `aller jusqu’ici, ${plural(count, '# pas', '# pas')}, ${price}`,
  gun: (names) => `prendre ce garde, ${names}`,
  shot: (victims) => `tirer sur cette case : ${victims}`,
  both: (holds, tile) => `${holds} ; ${tile}`,
  at: (box) => `en ${box}`,
  offBoard: 'hors du plateau',
  tile: 'La tuile',
  turn: 'Le tour',
};
