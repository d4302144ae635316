import type { PlayerState, SeenBuilding, View } from '#tetzilla/rules';

const UNBUILT = '. . . . . . . .';

const player = (
  rest: Pick<PlayerState, 'figure' | 'ability' | 'hits'> & { readonly pile: SeenBuilding[] },
) => ({
  tokens: 0,
  spent: false,
  guards: [],
  ...rest,
});

/** A view from turn 2 of a game of three: the example of the notation, as a spectator sees it. */
export const EXAMPLE: View = {
  game: 'tetzilla',
  version: 1,
  options: { abilities: 'random', guardPoints: 1, level: false },
  board: [
    UNBUILT,
    UNBUILT,
    UNBUILT,
    UNBUILT,
    UNBUILT,
    UNBUILT,
    UNBUILT,
    UNBUILT,
    '. . # h? . . . .',
    '. . . h? . . . .',
    '. . . b? . . . .',
    '# # L s? # h? # h?',
    'f? # s? . h? . L b?',
    '# # f? h? # h? # #',
    '. . # b? # b? M .',
    'h? # # h? b? # b? #',
    '. . . b? # # # #',
    '. . . . h? # M .',
    '# AB . M # h? . C',
    '# # s? # . h? b? #',
  ],
  tiles: ['L8 0 f1', 'S5 2 c1', 'O1 0 a1', 'O3 1 g8', 'J8 1 d10', 'L5 2 a8'],
  players: {
    A: player({ figure: 'zorgl-a', ability: 'tough-skin', hits: 1, pile: ['h?'] }),
    B: player({ figure: 'zorgl-b', ability: 'swiftness', hits: 0, pile: ['h?', 'f?'] }),
    C: player({ figure: 'greatzilla', ability: 'swiftness', hits: 0, pile: ['b?'] }),
  },
  turn: { number: 2, stage: 'fire', round: 1, start: 'B', player: 'C' },
  tile: null,
  fired: ['g6'],
  last: false,
  deck: { count: 41 },
  aside: ['I4'],
  buildings: { count: 72 },
  guards: { count: 19 },
  outcome: null,
};
