import { softmax } from '#core';
import { NO_BOX } from './config';
import { DEADLY_HITS, TOKENS, TURNS } from './constants';
import { toState } from './convert';
import { FEATURE_WEIGHTS } from './evaluation.data';
import { entrances } from './legal';
import { DECIDING_STAGES, type Position } from './position';
import { pileWorth, reachWithin, survey, walkWorth } from './prospects';
import { compareSeats, scoreOf } from './result';
import { ENTERING, MOVING, OVER } from './stageNumbers';
import type { State } from './state';
import { expectedHits } from './threats';

/** Names of the evaluation features, in order. */
export const FEATURES: readonly string[] = [
  'alive',
  'tokens',
  'steps',
  'reach',
  'hits',
  'shots',
  'wounded.shots',
  'danger',
  'row',
  'starts',
  'decides',
];

const THOUSANDTH = 1e-3;
/** Numbers per phase: the weights, then the lead that makes a seat about e times as likely to win. */
const WIDTH = FEATURES.length + 1;
const PHASES_OF_TURN = DECIDING_STAGES.length - MOVING;
/** Separate weights for two players and for more, because then each has several rivals. */
const PHASES = 2 * TURNS * PHASES_OF_TURN;

/** Index of the weights for a number of players, turn and stage. */
const phaseAt = (players: number, turn: number, stage: number): number =>
  ((players === 2 ? 0 : TURNS) + turn - 1) * PHASES_OF_TURN + stage - MOVING;

/** The phase of a state. A turn that is known to be the last counts as the final one (T9.2). */
const phaseOf = ({ config, stage, number, asideCount }: State): number =>
  phaseAt(config.players, asideCount > 0 ? TURNS : number, stage);

const PHASE_NAMES: readonly string[] = ['two', 'more'].flatMap((players) =>
  Array.from({ length: TURNS }, (_, turn) => turn + 1).flatMap((turn) =>
    DECIDING_STAGES.slice(MOVING).map((stage) => `${players}.${turn}.${stage}`),
  ),
);

const WEIGHTS = new Float64Array(PHASES * WIDTH);
for (const [phase, name] of PHASE_NAMES.entries()) {
  for (let each = 0; each < WIDTH; each++) {
    WEIGHTS[phase * WIDTH + each] =
      (FEATURE_WEIGHTS[name]?.[each] ?? (each === FEATURES.length ? 1 : 0)) * THOUSANDTH;
  }
}

/** Writes the features of a seat, in the order of {@link FEATURES}. Call {@link survey} first. */
function featuresOf(state: State, seat: number, into: Float64Array): void {
  const moving = state.stage === MOVING;
  into.fill(0);
  into[4] = state.hits(seat);
  into[9] = state.start === seat ? 1 : 0;
  into[10] = state.player === seat ? 1 : 0;
  const box = state.at(seat);
  if (box !== NO_BOX) featuresIn(state, seat, box, moving ? state.tokens(seat) : 0, moving, into);
}

/**
 * Writes the features that depend on the box where the kaiju is or would be.
 * @param moving whether it moves before it is shot at
 */
function featuresIn(
  state: State,
  seat: number,
  box: number,
  tokens: number,
  moving: boolean,
  into: Float64Array,
): void {
  const hits = state.hits(seat);
  const shots = expectedHits(state, seat, box);
  into[0] = 1;
  into[1] = tokens;
  into[2] = walkWorth(state, seat, box, moving ? tokens : TOKENS);
  into[3] = reachWithin(state, box);
  into[5] = shots;
  into[6] = (shots * hits) / DEADLY_HITS;
  into[7] = ((hits + shots) / DEADLY_HITS) ** 3;
  into[8] = state.config.grid.rank(box);
}

const features = new Float64Array(FEATURES.length);

/** Players who share first place share the win (T9.5). */
function wins(state: State, into: number[]): void {
  const { players } = state.config;
  let first = 0;
  for (let seat = 1; seat < players; seat++) if (compareSeats(state, first, seat) > 0) first = seat;
  let winners = 0;
  for (let seat = 0; seat < players; seat++) {
    into[seat] = compareSeats(state, first, seat) === 0 ? 1 : 0;
    winners += into[seat]!;
  }
  for (let seat = 0; seat < players; seat++) into[seat]! /= winners;
}

/** Current score of a seat, with hidden points at their average. */
const standing = (state: State, seat: number): number => pileWorth(state, seat) - state.hits(seat);

/** The weighted score of a seat in a phase, from {@link features}, in units of the scale. */
function weighed(phase: number, standing: number): number {
  const first = phase * WIDTH;
  let score = standing;
  for (let each = 0; each < features.length; each++) score += features[each]! * WEIGHTS[first + each]!;
  return score / WEIGHTS[first + FEATURES.length]!;
}

/**
 * The score of a seat whose first turn begins in a box. The start player of the setup also starts that turn.
 */
function weighedIn(state: State, seat: number, box: number): number {
  features.fill(0);
  features[9] = features[10] = state.start === seat ? 1 : 0;
  featuresIn(state, seat, box, TOKENS, true, features);
  return weighed(phaseAt(state.config.players, 1, MOVING), 0);
}

/**
 * Win probabilities while the kaiju enter. Those still to enter are assumed to enter at their best box;
 * otherwise the others would seem to have won already.
 */
function chancesEntering(state: State, into: number[]): void {
  const open = entrances(state);
  for (let seat = 0; seat < state.config.players; seat++) {
    const box = state.at(seat);
    const boxes = box === NO_BOX ? open : [box];
    into[seat] = Math.max(...boxes.map((each) => weighedIn(state, seat, each)));
  }
}

/**
 * Writes each seat's probability to win: equal until the city is founded, then learned from games.
 * @param open whether to use the real points of the piles, of which players only know their own (T10.2)
 */
export function chancesOf(state: State, into: number[], open: boolean): void {
  if (state.stage === OVER) {
    wins(state, into);
    return;
  }
  const { players } = state.config;
  survey(state);
  for (let seat = 0; seat < players; seat++) into[seat] = 0;
  if (state.stage === ENTERING) {
    chancesEntering(state, into);
  } else if (state.stage >= MOVING) {
    const phase = phaseOf(state);
    for (let seat = 0; seat < players; seat++) {
      featuresOf(state, seat, features);
      into[seat] = weighed(phase, open ? scoreOf(state, seat) : standing(state, seat));
    }
  }
  softmax(into, players);
}

/** Training data from one position. */
export interface EvaluationSample {
  /** The key of its weights; empty at the end of the game. */
  readonly phase: string;
  /** Current points of each seat, hidden ones at their average. */
  readonly standing: readonly number[];
  /** The same with all points known; at the end, the score (T9.4). */
  readonly score: readonly number[];
  /** By seat, in the order of {@link FEATURES}. */
  readonly features: readonly Float64Array[];
}

/** Extracts training data from a position; undefined before the first turn. */
export function readEvaluationSample(position: Position): EvaluationSample | undefined {
  const state = toState(position);
  if (state.stage < MOVING) return undefined;
  survey(state);
  const seats = Array.from({ length: state.config.players }, (_, seat) => seat);
  return {
    phase: state.stage === OVER ? '' : PHASE_NAMES[phaseOf(state)]!,
    standing: seats.map((seat) => standing(state, seat)),
    score: seats.map((seat) => scoreOf(state, seat)),
    features: seats.map((seat) => {
      const read = new Float64Array(FEATURES.length);
      featuresOf(state, seat, read);
      return read;
    }),
  };
}
