import { NO_BOX } from './config';
import { DEADLY_HITS, TOKENS, TURNS } from './constants';
import { compareSeats, scoreOf } from './result';
import { MOVING, OVER } from './stageNumbers';
import type { State } from './state';
import { expectedHits } from './threats';
import { TOKEN, Ways } from './ways';
import { DEFAULT_BY_CODE } from './worth';

const VICTORY = 1000;
/** So many points ahead make a seat about e times as likely to win. */
export const SCORE_SCALE = 8;
/** Of what rivals have, the leader's weighs most. */
const LEADER = 0.6;
const OTHERS = 0.4;
/** What a turn brings beyond what its tokens are worth, at most. */
const SURPLUS = 2.5;
/** Boxes that are covered before they are built, and high columns, end the game early. */
const HOLE = 0.25;
const HEIGHT = 0.004;

const ways = new Ways();

const turnsLeft = (state: State): number => (state.asideCount > 0 ? 0 : TURNS - state.number);

/** Buildings at what they are worth on average, so that nothing is decided by points that nobody knows. */
export function pileWorth(state: State, seat: number): number {
  let worth = state.guardsTaken(seat) * state.config.options.guardPoints;
  for (let index = 0; index < state.takenCount; index++) {
    if (state.takenBy(index) === seat) worth += DEFAULT_BY_CODE[state.takenMarker(index)]!;
  }
  return worth;
}

/** What hits cost: a point each, and the more of what is still to be had, the nearer death is. */
function costOfHits(hits: number, toCome: number): number {
  const part = Math.min(1, hits / DEADLY_HITS);
  return Math.min(hits, DEADLY_HITS) + part ** 3 * toCome;
}

/** What each kaiju may come to in the city of a state: to be asked before what may be had there. */
export function survey(state: State): void {
  ways.survey(state);
}

/** What can be had from a box on in the turns that are left; {@link survey} comes first. */
export const reachWithin = (state: State, box: number): number =>
  ways.from(box, SURPLUS * (turnsLeft(state) + (state.stage === MOVING ? 1 : 0)));

/** What a kaiju in a box can come to with some tokens, shots at it taken off; {@link survey} comes first. */
export const walkWorth = (state: State, seat: number, box: number, tokens: number): number =>
  ways.best(state, seat, box, tokens, 0);

/** What a seat has, and what its kaiju may still come to. @param closely whether its steps are looked through */
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
  // Between the stages of movement: where it stands is shot at, and the next turn begins there.
  const next = ways.best(state, seat, box, TOKENS, SURPLUS * (turns - 1)) - TOKEN * TOKENS;
  return now + next - costOfHits(expectedHits(state, seat, box), 0);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** How much the city is wanting: an even one without gaps lasts (T4.9). */
function unevenness(state: State): number {
  let total = 0;
  for (let column = 0; column < state.config.grid.width; column++) {
    const rows = state.built[column]!;
    const height = 32 - Math.clz32(rows);
    total += (height - bitCount(rows)) * HOLE + height * height * HEIGHT;
  }
  return total;
}

/** How a game that is over went for a seat. */
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
 * How well a seat stands: what it has and what is near and worth having, less the hits taken and to be expected, against
 * the same of its rivals. Points that are hidden from anybody count at their average. @param seat 0 … 4
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

/** A hit on somebody else, in points of one’s own. */
const REGRET = 1;

/**
 * How a position looks to a seat that plays beside its rivals: what it has and what lies on its way, as seen without looking
 * through its steps, in a city that lasts, and as few hits as can be for everybody. @param seat 0 … 4
 */
export function peacefulOf(state: State, seat: number): number {
  survey(state);
  let regret = 0;
  for (let other = 0; other < state.config.players; other++) if (other !== seat) regret += state.hits(other);
  return standing(state, seat, false) - unevenness(state) - REGRET * regret;
}
