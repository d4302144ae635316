import { of, pluralsIn } from '#i18n';
import type { TetMessages } from './en';

const plural = pluralsIn('fr');
const tokens = (count: number) => plural(count, '# jeton', '# jetons');

export const onTable: TetMessages['onTable'] = {
  deck: (count) => `Tuiles restantes : ${count}`,
  marker: (what, cost) => `${what} : ${tokens(cost)} pour y entrer`,
  kaiju: (name, hits, left, most) =>
    `${name} : ${hits} ${hits < 2 ? 'blessure' : 'blessures'} sur ${most}, ${plural(left, '# jeton restant', '# jetons restants')}`,
  pile: (name, buildings, guards) =>
    `Pile ${of(name)} : ${plural(buildings, '# bâtiment', '# bâtiments')}, ${plural(guards, '# garde', '# gardes')}`,
  tile: 'La tuile à poser',
};
