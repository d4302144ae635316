import type { actions as english } from './actions.en';

/** Why the rules refuse an action, in French. */
export const actions: typeof english = {
  'tetzilla.stage.other': ({ stage, kinds }) => `la phase est ${stage} : ${kinds.join(' ou ')}`,
  'tetzilla.ability.gone': ({ ability }) => `les deux marqueurs « ${ability} » sont pris`,
  'tetzilla.tile.other': ({ tile, turned }) => `la tuile retournée est ${turned}, et non ${tile}`,
  'tetzilla.spin.none': ({ tile, count }) => `${tile} a ${count} positions, numérotées à partir de 0`,
  'tetzilla.column.off': ({ column }) => `à partir de ${column}, une partie de la tuile sort du plateau`,
  'tetzilla.column.built': ({ column }) =>
    `à partir de ${column}, la tuile commencerait sur une case construite`,
  'tetzilla.column.high': ({ row, highest }) =>
    `la tuile finirait au rang ${row} ; la ville doit rester plate, jusqu’au rang ${highest}`,
  'tetzilla.box.off': ({ box }) => `${box} n’est pas sur ce plateau`,
  'tetzilla.box.unbuilt': ({ box }) => `${box} n’est pas construite`,
  'tetzilla.box.taken': ({ box }) =>
    `${box} n’a pas de place : entrez sur une case vide, ou sur une case avec un seul kaiju`,
  'tetzilla.box.notLowest': ({ box }) => `un rang plus bas a de la place ; ${box} est trop haut`,
  'tetzilla.box.notNext': ({ box }) => `${box} n’est pas la case voisine à l’ouest, au nord ou à l’est`,
  'tetzilla.box.full': ({ box }) => `deux kaijus sont déjà en ${box}`,
  'tetzilla.step.cost': ({ cost, count }) => `le pas coûte ${cost} jetons, il en reste ${count}`,
  'tetzilla.guard.none': ({ box }) => `il n’y a pas de garde en ${box}`,
  'tetzilla.guard.fired': ({ box }) => `le garde de ${box} a déjà tiré pendant ce tour`,
  'tetzilla.target.missing': 'doit nommer un kaiju à portée',
  'tetzilla.target.far': ({ seat }) => `${seat} n’est pas à portée`,
  'tetzilla.target.nobody': 'personne n’est à portée',
  'tetzilla.target.needless': 'ne vaut que pour les lasers',
  'tetzilla.dir.needless': 'ne vaut que pour les chars',
  'tetzilla.dir.nobody': ({ dir }) => `personne n’est sur la ligne ${dir} : mieux vaut omettre la direction`,
  'tetzilla.first.needless': 'ne vaut que pour un char dont la ligne rencontre deux kaijus sur une même case',
  'tetzilla.first.choice': ({ seats }) => `doit être l’un de ${seats.join(', ')}`,
};
