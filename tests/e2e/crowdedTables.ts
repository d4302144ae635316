import { MANY_CHOICES } from '../helpers/crowded-choices';
import { sketch } from '../helpers/positions';

const FOUR = MANY_CHOICES.with(1, '4 D . . . B 4');
/** Cards of whoever is to choose. */
export const HAND = ['AS', 'QH', 'KS', 'XR', 'JH'] as const;
const OTHERS = {
  B: ['2D', '3D', '4D', '5D', '6D'],
  C: ['7D', '8D', '9D', '10D', 'JD'],
  D: ['2C', '3C', '4C', '5C', '6C'],
} as const;
/** Tables of Zorgl-Zilla, by the number of players, at which there is much to choose from. */
export const TABLES = {
  2: sketch({ board: MANY_CHOICES, hands: { A: HAND, C: OTHERS.C } }),
  4: sketch({ board: FOUR, hands: { A: HAND, ...OTHERS } }),
};
