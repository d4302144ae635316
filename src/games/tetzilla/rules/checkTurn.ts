import type { Problem } from '#core';
import { type BoxContent, gridOf } from './board';
import { DEADLY_HITS, ROWS, TURNS } from './constants';
import { toState } from './convert';
import { hasEntrance, lowestLanding } from './legal';
import { PLAYERS } from './options';
import { type Position, SEATS, type Stage } from './position';
import { makeProblem } from './problems';
import { outcomeOf } from './result';
import { anyShotLeft } from './shots';

const SETUP_STAGES: ReadonlySet<Stage> = new Set(['choose', 'found', 'enter']);

/** Players occupy the first seats (T3.1). Turn and outcome refer to players. */
export function checkSeats({ players, turn, outcome }: Position): Problem | undefined {
  const seats = SEATS.filter((seat) => players[seat] !== undefined);
  const { min, max } = PLAYERS;
  if (seats.length < min) {
    const range = { least: min, most: max, count: seats.length };
    return makeProblem('players', 'tetzilla.players.count', range, 'T3.1');
  }
  const gap = SEATS.slice(0, seats.length).find((seat) => !seats.includes(seat));
  if (gap !== undefined) return makeProblem(`players.${gap}`, 'missing', {}, 'T3.1');
  for (const field of ['start', 'player'] as const) {
    if (!seats.includes(turn[field]))
      return makeProblem(`turn.${field}`, 'seat.absent', { seat: turn[field] });
  }
  if (outcome === null) return undefined;
  for (const [index, seat] of outcome.winners.entries()) {
    const field = `outcome.winners[${index}]`;
    if (!seats.includes(seat)) return makeProblem(field, 'seat.absent', { seat });
    if (index > 0 && outcome.winners[index - 1]! >= seat) return makeProblem(field, 'tetzilla.winners.order');
  }
  for (const seat of SEATS) {
    const field = `outcome.scores.${seat}`;
    if (seats.includes(seat) !== (outcome.scores[seat] !== undefined)) {
      return seats.includes(seat)
        ? makeProblem(field, 'missing')
        : makeProblem(field, 'seat.absent', { seat });
    }
  }
  return undefined;
}

/** Fields that belong to certain stages are present in those only. */
export function checkTurn(position: Position, contents: readonly BoxContent[]): Problem | undefined {
  const { turn, tile, fired, last, aside, outcome, options } = position;
  const { stage } = turn;
  if (stage === 'choose' && options.abilities !== 'choice')
    return makeProblem('turn.stage', 'tetzilla.stage.random', {}, 'T3.3');
  if (SETUP_STAGES.has(stage) && turn.number > 0)
    return makeProblem('turn.number', 'value.other', { expected: '0' });
  if (!SETUP_STAGES.has(stage) && turn.number === 0)
    return makeProblem('turn.number', 'number.small', { least: 1 });
  if (stage !== 'found' && turn.round > 1) return makeProblem('turn.round', 'value.other', { expected: '1' });
  if ((stage === 'over') !== (outcome !== null)) {
    return makeProblem('outcome', stage === 'over' ? 'tetzilla.outcome.missing' : 'tetzilla.outcome.early');
  }
  if (stage === 'over' && turn.player !== turn.start) {
    return makeProblem('turn.player', 'value.other', { expected: turn.start });
  }
  const slides = stage === 'found' || stage === 'slide';
  if (slides !== (tile !== null)) {
    return makeProblem('tile', slides ? 'tetzilla.tile.missing' : 'tetzilla.tile.early', {}, 'T4.1');
  }
  if (last !== aside.length > 0)
    return makeProblem('last', 'value.other', { expected: String(!last) }, 'T9.2');
  if (stage !== 'fire' && fired.length > 0) return makeProblem('fired', 'tetzilla.fired.early', {}, 'T6.1');
  const grid = gridOf(position);
  for (const [index, box] of fired.entries()) {
    const field = `fired[${index}]`;
    const at = grid.parse(box);
    if (at === undefined || contents[at]!.kind !== 'guard') {
      return makeProblem(field, 'tetzilla.guard.none', { box }, 'T6.1');
    }
    if (fired.indexOf(box) < index) return makeProblem(field, 'tetzilla.guard.fired', { box }, 'T6.1');
  }
  return undefined;
}

/** The outcome must follow from piles, guards and hits (T9). */
export function checkOutcome(position: Position): Problem | undefined {
  const { outcome, turn, players, aside } = position;
  if (outcome === null) return undefined;
  const { winners, scores } = outcomeOf(toState(position));
  for (const seat of SEATS) {
    if (outcome.scores[seat] !== scores[seat]) {
      return makeProblem(`outcome.scores.${seat}`, 'value.other', { expected: String(scores[seat]) }, 'T9.4');
    }
  }
  if (outcome.winners.join() !== winners.join())
    return makeProblem('outcome.winners', 'value.other', { expected: winners.join(', ') }, 'T9.5');
  const dead = Object.values(players).every(({ hits }) => hits === DEADLY_HITS);
  const reason = dead ? 'ruin' : turn.number === TURNS ? 'turns' : 'full';
  if (outcome.reason !== reason)
    return makeProblem('outcome.reason', 'value.other', { expected: reason }, 'T9');
  return reason === 'full' && aside.length === 0
    ? makeProblem('outcome', 'tetzilla.outcome.early', {}, 'T9.2')
    : undefined;
}

/** The active player must have a decision to make. */
export function checkDecision(position: Position): Problem | undefined {
  const state = toState(position);
  switch (position.turn.stage) {
    case 'found':
    case 'slide':
      return lowestLanding(state, state.tile) < ROWS
        ? undefined
        : makeProblem('tile', 'tetzilla.tile.stuck', { tile: position.tile! }, 'T4.9');
    case 'enter':
      return hasEntrance(state) ? undefined : makeProblem('board', 'tetzilla.entrance.none', {}, 'T3.5');
    case 'move':
      return state.tokens(state.player) > 0
        ? undefined
        : makeProblem('turn.player', 'tetzilla.tokens.spent', { seat: position.turn.player }, 'T5.2');
    case 'fire':
      return anyShotLeft(state) ? undefined : makeProblem('turn.stage', 'tetzilla.shots.none', {}, 'T6.2');
    default:
      return undefined;
  }
}
