import type { Bot } from '#bots';
import { type GameTypes, type Random, unwrap } from '#core';
import type { PuzzleKind } from '#learning';
import type { CliGame } from '../games';

/** Search limit of a puzzle, positions. */
export const MAX_POSITIONS = 60_000;
/** Number of deals of the hidden information in which a solution must work. */
const DEALS = 4;
/** More actions than any turn has. */
const MAX_ACTIONS = 40;

/** A goal to reach within a turn. */
export interface PuzzleTask {
  readonly game: CliGame;
  readonly kind: PuzzleKind;
  readonly count: number;
  readonly seat: string;
  readonly begun: GameTypes['Position'];
}

/** Plays a turn with one bot for the seat and all others, and returns its result. */
export function playTurn(
  { game, kind, count, seat, begun }: PuzzleTask,
  bot: Bot<GameTypes>,
  random: Random,
) {
  const { rules } = game;
  let position = begun;
  for (let actions = 0; actions < MAX_ACTIONS; actions++) {
    const decides = rules.pending(position).at(-1)?.seat;
    if (decides === undefined || kind.state(begun, position, seat, count) !== 'open') break;
    const view = rules.view(position, decides);
    const action = bot.choose({ view, legal: rules.legal(view), seat: decides, seed: random.uint32() });
    position = unwrap(rules.apply(position, action)).position;
  }
  return { position, reached: kind.state(begun, position, seat, count) === 'reached' };
}

/** The result of a line of actions; null if the rules reject it. */
export function playLine(
  { game, kind, count, seat }: PuzzleTask,
  position: GameTypes['Position'],
  line: readonly GameTypes['Action'][],
): GameTypes['Position'] | null {
  let now = position;
  for (const action of line) {
    const played = game.rules.apply(now, action);
    if (!played.ok) return null;
    now = played.value.position;
  }
  return kind.state(position, now, seat, count) === 'reached' ? now : null;
}

/** Whether a line reaches the goal in other deals of the information hidden from the seat. */
export const holdsInDeals = (task: PuzzleTask, line: readonly GameTypes['Action'][]): boolean => {
  const { rules, simulator } = task.game;
  const view = rules.view(task.begun, task.seat);
  return Array.from({ length: DEALS }, (_, deal) => simulator.determinize(view, deal)).every(
    (dealt) => playLine(task, dealt, line) !== null,
  );
};
