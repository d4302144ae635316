import { Random } from '#core';
import { ActionList } from './actionList';
import { toPosition, toState } from './convert';
import type { Event } from './event';
import { listLegal } from './legal';
import { play } from './play';
import type { Position } from './position';
import { NOBODY } from './state';

export interface Playout {
  readonly position: Position;
  /** Number of actions played. */
  readonly actions: number;
}

/**
 * Plays random actions to the end of the game on the working state, without converting to JSON.
 * @param seed of the random choices
 * @param onEvent receives the events; without it, none are created
 */
export function playout(start: Position, seed: number, onEvent?: (event: Event) => void): Playout {
  const state = toState(start);
  const random = Random.fromSeed(seed);
  const list = new ActionList();
  let actions = 0;
  while (state.winner === NOBODY) {
    listLegal(state, list);
    if (list.length === 0) break;
    play(state, list.at(random.below(list.length)), onEvent);
    actions++;
  }
  return { position: toPosition(state), actions };
}
