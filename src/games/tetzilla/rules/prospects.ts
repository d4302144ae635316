import { NO_BOX } from './config';
import { DEADLY_HITS, TOKENS, TURNS } from './constants';
import { compareSeats, scoreOf } from './result';
import { MOVING, OVER } from './stageNumbers';
import type { State } from './state';
import { expectedHits } from './threats';
import { TOKEN, Ways } from './ways';
import { DEFAULT_BY_CODE } from './worth';

const VICTORY = 1000;
/** A lead of this many points makes a seat about e times as likely to win. */
export const SCORE_SCALE = 8;
/** Among the rivals' scores, the leader's weighs most. */
const LEADER = 0.6;
const OTHERS = 0.4;
/** Upper bound for the net value of a turn, beyond its tokens. */
const SURPLUS = 2.5;
/** Gaps that can no longer be built, and high columns, end the game early. */
const HOLE = 0.25;
const HEIGHT = 0.004;

const ways = new Ways();

const turnsLeft = (state: State): number => (state.asideCount > 0 ? 0 : TURNS - state.number);

/** Buildings count their average, so that nothing depends on hidden points. */
export function pileWorth(state: State, seat: number): number {
  let worth = state.guardsTaken(seat) * state.config.options.guardPoints;
  for (let index = 0; index < state.takenCount; index++) {
    if (state.takenBy(index) === seat) worth += DEFAULT_BY_CODE[state.takenMarker(index)]!;
  }
  return worth;
}

/** Cost of hits: one point each, plus a share of future gains that grows with the risk of death. */
function costOfHits(hits: number, toCome: number): number {
  const part = Math.min(1, hits / DEADLY_HITS);
  return Math.min(hits, DEADLY_HITS) + part ** 3 * toCome;
}

/** Prepares the path values for a state's city. Call it before {@link reachWithin} and {@link walkWorth}. */
export function survey(state: State): void {
  ways.survey(state);
}

/** Value that can be reached from a box in the remaining turns. Call {@link survey} first. */
export const reachWithin = (state: State, box: number): number =>
  ways.from(box, SURPLUS * (turnsLeft(state) + (state.stage === MOVING ? 1 : 0)));

/**
 * Best value of a kaiju's walk from a box with some tokens, minus expected hits. Call {@link survey} first.
 */
export const walkWorth = (state: State, seat: number, box: number, tokens: number): number =>
  ways.best(state, seat, box, tokens, 0);

/**
 * Value of a seat: its pile, plus what its kaiju can still gain. @param closely whether to search its steps
 */
function standing(state: State, seat: number, closely: boolean): number {
  const worth = pileWorth(state, seat);
  const box = state.at(seat);
  if (box === NO_BOX) return worth - state.hits(seat);
  const turns = turnsLeft(state);
  const moving = state.stage === MOVING;
  const tokens = moving ? state.tokens(seat) : 0;
  const toCome = TOKEN * (tokens + TOKENS * turns);
  const hits = costOfHits(state.hits(seat) + (closely ? 0 : expectedHits(state, seat, box)), toCome);
  const now = worth + TOKEN * TOKENS * turns - hits;
  if (!closely) return now + TOKEN * tokens + ways.from(box, SURPLUS * (turns + (moving ? 1 : 0)));
  if (moving || turns === 0) return now + ways.best(state, seat, box, tokens, SURPLUS * turns);
  // Between movement stages: it is shot at where it stands, and moves from there next turn.
  const next = ways.best(state, seat, box, TOKENS, SURPLUS * (turns - 1)) - TOKEN * TOKENS;
  return now + next - costOfHits(expectedHits(state, seat, box), 0);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Penalty for a city that fills up early; flat cities without gaps last longer (T4.9). */
function unevenness(state: State): number {
  let total = 0;
  for (let column = 0; column < state.config.grid.width; column++) {
    const rows = state.built[column]!;
    const height = 32 - Math.clz32(rows);
    total += (height - bitCount(rows)) * HOLE + height * height * HEIGHT;
  }
  return total;
}

/** Score of a finished game. */
function result(state: State, seat: number): number {
  let worst = 0;
  let lead = Number.POSITIVE_INFINITY;
  for (let other = 0; other < state.config.players; other++) {
    if (other === seat) continue;
    worst = Math.max(worst, compareSeats(state, seat, other));
    lead = Math.min(lead, scoreOf(state, seat) - scoreOf(state, other));
  }
  return (worst > 0 ? -VICTORY : VICTORY) + lead;
}

/**
 * Heuristic score of a seat: pile and reachable value, minus hits taken and expected, compared with its
 * rivals. Hidden points count their average. @param seat 0 … 4
 */
export function prospectsOf(state: State, seat: number): number {
  if (state.stage === OVER) return result(state, seat);
  survey(state);
  let leader = Number.NEGATIVE_INFINITY;
  let others = 0;
  for (let other = 0; other < state.config.players; other++) {
    if (other === seat) continue;
    const rival = standing(state, other, false);
    leader = Math.max(leader, rival);
    others += rival;
  }
  const rivals = leader * LEADER + (others / (state.config.players - 1)) * OTHERS;
  return standing(state, seat, true) - rivals - unevenness(state);
}

/** Cost of a hit on another player, in own points. */
const REGRET = 1;

/**
 * Score for a bot that avoids conflict: its own pile and reachable value (without a search of its steps), a
 * city that lasts, and few hits for anyone. @param seat 0 … 4
 */
export function peacefulOf(state: State, seat: number): number {
  survey(state);
  let regret = 0;
  for (let other = 0; other < state.config.players; other++) if (other !== seat) regret += state.hits(other);
  return standing(state, seat, false) - unevenness(state) - REGRET * regret;
}
