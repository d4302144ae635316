import type { Problem } from '#core';
import type { BoxContent } from './board';
import { DEADLY_HITS } from './constants';
import { ABILITY_MARKERS } from './markers';
import { type Position, SEATS, type Seat } from './position';
import { makeProblem } from './problems';

const seatsOf = ({ players }: Position): readonly Seat[] =>
  SEATS.filter((seat) => players[seat] !== undefined);

/** The seats that have already decided in this stage of the setup. */
function doneOf(position: Position): readonly Seat[] {
  const seats = seatsOf(position);
  const start = seats.indexOf(position.turn.start);
  const order = [...seats.slice(start), ...seats.slice(0, start)];
  return order.slice(0, order.indexOf(position.turn.player));
}

/** Checks figures (T2.5), abilities (T2.4, T3.3), hits and tokens (T5.1, T8.1). */
export function checkPlayers(position: Position): Problem | undefined {
  const { players, turn } = position;
  const seats = seatsOf(position);
  const done = doneOf(position);
  for (const seat of seats) {
    const { figure, ability, hits, tokens, spent, pile, guards } = players[seat]!;
    const before = seats.filter((other) => other < seat);
    const twin = before.find((other) => players[other]!.figure === figure);
    if (twin !== undefined) {
      return makeProblem(`players.${seat}.figure`, 'tetzilla.figure.twice', { figure, seat: twin }, 'T2.5');
    }
    const chosen = turn.stage !== 'choose' || done.includes(seat);
    if (chosen && ability === null) return makeProblem(`players.${seat}.ability`, 'missing', {}, 'T3.3');
    if (!chosen && ability !== null) {
      return makeProblem(`players.${seat}.ability`, 'tetzilla.ability.early', {}, 'T3.3');
    }
    const taken = before.filter((other) => players[other]!.ability === ability).length;
    if (ability !== null && taken >= ABILITY_MARKERS) {
      return makeProblem(`players.${seat}.ability`, 'tetzilla.ability.gone', { ability }, 'T2.4');
    }
    if (turn.number === 0 && hits > 0) {
      return makeProblem(`players.${seat}.hits`, 'tetzilla.hits.early', {}, 'T3.4');
    }
    if (turn.number === 0 && spent)
      return makeProblem(`players.${seat}.spent`, 'value.other', { expected: 'false' }, 'T7.2');
    if (turn.number === 0 && pile.length > 0)
      return makeProblem(`players.${seat}.pile`, 'tetzilla.pile.early', {}, 'T5.7');
    if (turn.number === 0 && guards.length > 0)
      return makeProblem(`players.${seat}.guards`, 'tetzilla.pile.early', {}, 'T5.7');
    if (tokens > 0 && (turn.stage !== 'move' || hits === DEADLY_HITS)) {
      return makeProblem(`players.${seat}.tokens`, 'tetzilla.tokens.none', {}, 'T5.1');
    }
  }
  return undefined;
}

/** All living kaiju are on the board; during the setup, those that have entered (T3.5, T8.1). */
export function checkKaiju(position: Position, contents: readonly BoxContent[]): Problem | undefined {
  const { players, turn } = position;
  const seats = seatsOf(position);
  const entered = turn.stage === 'enter' ? doneOf(position) : [];
  for (const seat of SEATS) {
    const count = contents.filter(
      (content) => content.kind === 'kaiju' && content.seats.includes(seat),
    ).length;
    const player = players[seat];
    if (player === undefined) {
      if (count > 0) return makeProblem('board', 'tetzilla.kaiju.stranger', { seat });
      continue;
    }
    const expected = turn.number === 0 ? entered.includes(seat) : player.hits < DEADLY_HITS;
    if (expected && count !== 1) return makeProblem('board', 'tetzilla.kaiju.once', { seat, count });
    if (!expected && count > 0) {
      return turn.number === 0
        ? makeProblem('board', 'tetzilla.kaiju.early', { seat }, 'T3.5')
        : makeProblem('board', 'tetzilla.kaiju.dead', { seat }, 'T8.1');
    }
  }
  const allDead = seats.every((seat) => players[seat]!.hits === DEADLY_HITS);
  return allDead && turn.stage !== 'over'
    ? makeProblem('players', 'tetzilla.kaiju.none', {}, 'T9.3')
    : undefined;
}
