import { DEFAULT_MODULE, type GameModule } from '#module';
import { type NewGameTypes, newGame, SEATS, simulator } from './rules';
import { presentation, type Table, words } from './view';
import { newGameProblems } from './words';

/** The game for the browser. */
export const newGameModule: GameModule<NewGameTypes, Table> = {
  ...DEFAULT_MODULE,
  rules: newGame,
  problems: newGameProblems,
  simulator,
  presentation,
  seats: SEATS,
  parsePlayable: newGame.parse,
  firstTurn: ({ turn }) => turn,
  turnBegun: (events) => events.at(-1)?.next ?? null,
  words,
  lobby: {
    fromAddress: (bots) => ({ players: Math.max(2, bots.size + 1), floors: 15 }),
    again: ({ order, floors, taken }) => ({
      players: order.length,
      floors: floors + taken.reduce((sum, count) => sum + count, 0),
    }),
  },
  table: async () => (await import('./table')).newGameTable,
};
