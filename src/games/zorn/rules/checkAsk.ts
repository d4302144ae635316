import type { Problem } from '#core';
import { answerNumber } from './answers';
import type { Position, Why } from './position';
import { makeProblem } from './problems';

/** Questions that can be open between orders, by phase. */
const QUIET: Readonly<Record<string, readonly Why[]>> = {
  setup: ['take', 'muster', 'deploy'],
  day: ['first', 'wild', 'house'],
  night: ['harvest', 'feed', 'hungry', 'entrench', 'return', 'march'],
};

/** Whether the rest of the position fits the question. */
function fits({ ask, turn, activation, night, work }: Position): boolean {
  if (ask === null) return true;
  const { why, seat } = ask;
  const asked = QUIET[turn.phase] ?? [];
  const calm = asked.includes(why);
  if (work === null) {
    if (!calm) return false;
    if (why === 'first' ? turn.space > 0 : turn.phase === 'day' && turn.space % 2 === 1) return false;
    if (why !== 'house' && activation !== null) return false;
  }
  if ((turn.space === 0) !== (turn.track.length === 0)) return false;
  if (turn.phase === 'day' && why !== 'first' && turn.space === 0) return false;
  if (turn.phase === 'setup' && !calm) return false;
  if (why === 'house') return activation !== null && activation.seat === seat;
  if (turn.phase !== 'night' || !calm) return true;
  return night !== null && night.step === why && night.queue[0] === seat;
}

/** Whether the question has its required fields. */
function partsFit({ ask }: Position): boolean {
  if (ask === null) return true;
  const { why, of, answers, votes } = ask;
  if (['first', 'wild', 'war', 'allies'].includes(why)) return answers !== undefined && votes !== undefined;
  const plain = ['muster', 'deploy', ...QUIET.night!, 'house'].includes(why);
  if (plain) return of === undefined;
  return of?.every((answer) => answerNumber(why, answer) !== undefined) === true;
}

/** Validates the question of a position (N28.1). */
export function checkAsk(position: Position): Problem | undefined {
  const { ask, outcome, seats, activation, night, turn, work } = position;
  if ((ask === null) !== (outcome !== null)) return makeProblem('ask', 'zorn.over', {}, 'N15.3');
  if ((turn.phase === 'over') !== (outcome !== null))
    return makeProblem('turn.phase', 'zorn.over', {}, 'N15.3');
  if (ask === null) {
    const going = activation !== null || night !== null || work !== null;
    return going ? makeProblem('work', 'zorn.quiet', {}, 'N15.3') : undefined;
  }
  if (seats[ask.seat] === undefined) return makeProblem('ask.seat', 'seat.absent', { seat: ask.seat });
  if (!fits(position)) return makeProblem('ask.why', 'zorn.ask', { why: ask.why }, 'N28.1');
  if (!partsFit(position)) return makeProblem('ask.of', 'zorn.ask', { why: ask.why }, 'N28.1');
  if (turn.phase === 'day' && night !== null) return makeProblem('night', 'zorn.quiet', {}, 'N16.1');
  return undefined;
}
