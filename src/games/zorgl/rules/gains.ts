import type { Action } from './action';
import type { Event } from './event';
import { traitsOf } from './monsters';
import type { Seat, View } from './position';
import { simulator } from './simulation';

/** The gain of an action, as far as its player can know. */
export interface Gain {
  /** Floors for the active player's pile. */
  readonly floors: number;
  /** Crushed units for that pile. */
  readonly units: number;
  /** Combined worth of both, in floors (Z9.5, Z11.13). */
  readonly worth: number;
  /** The action wins the game for the active player. */
  readonly wins: boolean;
  /** Nothing on the board moves or falls. */
  readonly idle: boolean;
}

/** Events that leave the board unchanged. */
const WORDS_ONLY: ReadonlySet<Event['type']> = new Set([
  'card-played',
  'card-discarded',
  'attack',
  'shake',
  'missile',
  'sweep',
  'sweep-ended',
  'stamp',
  'howl',
  'inertia',
  'waiting',
  'turn-ended',
  'turn-started',
  'passed-over',
  'draw',
  'reshuffle',
]);

/** Seed of the deal. Hidden cards do not affect the board, so one deal is enough. */
const DEAL = 1;

/** Computes the gains of a view's legal actions, on first use. None of them depends on hidden cards. */
export function gainsOf(view: View): (action: Action) => Gain {
  const player = view.turn.player;
  const { unitWorth } = traitsOf(view, view.players[player]!.monster);
  const known = new Map<string, Gain>();
  const start = simulator.from(simulator.determinize(view, DEAL));
  return (action) => {
    const key = JSON.stringify(action);
    const before = known.get(key);
    if (before !== undefined) return before;
    const world = start.clone();
    const events: Event[] = [];
    world.play(world.encode(action), (event) => events.push(event));
    const gain = gainOf(events, player, unitWorth);
    known.set(key, gain);
    return gain;
  };
}

function gainOf(events: readonly Event[], player: Seat, unitWorth: number): Gain {
  let floors = 0;
  let units = 0;
  let wins = false;
  for (const event of events) {
    if (event.type === 'floors' && event.player === player) floors += event.lost;
    if (event.type === 'crush' && event.player === player) units++;
    if (event.type === 'game-over') wins = event.winner === player;
  }
  const idle = events.every(({ type }) => WORDS_ONLY.has(type));
  return { floors, units, worth: floors + units * unitWorth, wins, idle };
}

/** Whether an action scores for the active player: floors, crushed units or victory. */
export const scores = ({ worth, wins }: Gain): boolean => worth > 0 || wins;
