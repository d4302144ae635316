import { pluralsIn } from '#i18n';

const plural = pluralsIn('en');

/** The board as text. */
export const board = {
  unbuilt: 'nothing yet',
  /** A building whose points the viewer knows. */
  worth: (building: string, points: number) => `${building}, ${plural(points, '# point', '# points')}`,
  lands: {
    building: 'the tile lands here with a building',
    guard: 'the tile lands here with a guard',
    street: 'the tile lands here',
  },
  drop: 'drop the tile',
  over: (column: string) => `bring the tile over column ${column}`,
  enter: 'enter here',
  step: (price: string) => `step here, ${price}`,
  head: (count: number, price: string) => `head for here, ${plural(count, '# step', '# steps')}, ${price}`,
  gun: (names: string) => `take this guard, ${names}`,
  shot: (victims: string) => `fire at this box: ${victims}`,
  /** A box with the tile that is about to land there. */
  both: (holds: string, tile: string) => `${holds}; ${tile}`,
  at: (box: string) => `at ${box}`,
  offBoard: 'not on the board',
  tile: 'The tile',
  turn: 'The turn',
};
