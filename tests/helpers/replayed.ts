import type { Action } from '#zorgl/rules';
import { sketch } from './positions';

/** Rex, Mia and Zed stand in a row before a building; behind it stands another that is worth the game. */
export const ROW = sketch({
  board: [
    '4 4 . 4 . 4 4',
    '4 . . . . . 4',
    '. . . . . . .',
    '4 . . P8 . . 4',
    '. . . . . . .',
    'A B C 4 1 . 4',
    '4 4 . 4 . 4 4',
  ],
  hands: {
    A: ['7D', '9D', '10D', '5H', '2C'],
    B: ['3D', '8S', '6H', '10C', '5C'],
    C: ['2H', '3H', '4H', '6C', '7C'],
  },
  floors: { A: 5 },
});

/** A whole game from {@link ROW}: a combo, a howl, a combo that brings the building down, and the one that ends it. */
export const REPLAYED: readonly Action[] = [
  { do: 'attack', card: '7D', target: 'B' },
  { do: 'ignore', card: '5H' },
  { do: 'attack', card: '9D', target: 'B' },
  { do: 'attack', card: '10D', target: 'B' },
];
