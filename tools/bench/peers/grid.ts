import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { Random } from '../../../src/core';
import type { Playout } from '../contender';
import { type Choice, choicesOf, gridGame, type Table } from './grid-game';

/** Far more actions than a random game of the peer takes. */
const MAX_ACTIONS = 100_000;

const reducer = CreateGameReducer({ game: gridGame });

function actionOf(choice: Choice, playerID: string) {
  return 'move' in choice
    ? ({ type: 'MAKE_MOVE', payload: { type: choice.move, args: [...choice.args], playerID } } as const)
    : ({ type: 'GAME_EVENT', payload: { type: choice.event, args: [], playerID } } as const);
}

/**
 * A random game with boardgame.io's reducer, without client, network or undo. Each action lists all choices, picks one
 * at random, and the reducer creates the next state.
 */
export function gridPlayout(seed: number): Playout {
  const random = Random.fromSeed(seed);
  let state = InitializeGame({ game: { ...gridGame, seed }, numPlayers: 4 });
  let choices = 0;
  for (let actions = 0; actions < MAX_ACTIONS; actions++) {
    if (state.ctx.gameover !== undefined) return { actions, choices };
    const player = state.ctx.currentPlayer;
    const options = choicesOf(state.G as Table, Number(player), state.ctx.numMoves ?? 0);
    choices += options.length;
    state = reducer(state, actionOf(random.pick(options), player));
  }
  throw new RangeError('the random game does not end');
}
