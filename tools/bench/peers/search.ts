import { MCTSBot } from 'boardgame.io/ai';
import { InitializeGame } from 'boardgame.io/internal';
import { type Choice, choicesOf, gridGame, type Table } from './grid-game';

const ITERATIONS = 20;
const PLAYOUT_DEPTH = 50;

const actionOf = (choice: Choice) =>
  'move' in choice ? { move: choice.move, args: [...choice.args] } : { event: choice.event, args: [] };

/** Runs the library's own search on the first decision of a game. Returns the number of iterations. */
export function mctsIterations(seed: number): number {
  const state = InitializeGame({ game: { ...gridGame, seed }, numPlayers: 4 });
  const bot = new MCTSBot({
    game: gridGame,
    seed,
    iterations: ITERATIONS,
    playoutDepth: PLAYOUT_DEPTH,
    enumerate: (table: Table, ctx: { readonly numMoves?: number }, player: string) =>
      choicesOf(table, Number(player), ctx.numMoves ?? 0).map(actionOf),
  });
  // Without the option `async` the search is complete when this returns.
  void bot.play(state, state.ctx.currentPlayer);
  return ITERATIONS;
}
