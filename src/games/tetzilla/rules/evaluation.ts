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

/** What a seat is still to win, or to lose, is judged by, in order. */
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
/** Numbers of a phase: the weights, then by how much one has to be ahead to be about e times as likely to win. */
const WIDTH = FEATURES.length + 1;
const PHASES_OF_TURN = DECIDING_STAGES.length - MOVING;
/** Two are by themselves; of more each has several rivals. */
const PHASES = 2 * TURNS * PHASES_OF_TURN;

/** Where the weights of a stage of a turn stand, among those for so many players. */
const phaseAt = (players: number, turn: number, stage: number): number =>
  ((players === 2 ? 0 : TURNS) + turn - 1) * PHASES_OF_TURN + stage - MOVING;

/** The stage of a turn, the turn that it is or that it comes to by being the last (T9.2), and how many play. */
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

/** Fills in what a seat's chances are judged by, in the order of {@link FEATURES}; {@link survey} comes first. */
function featuresOf(state: State, seat: number, into: Float64Array): void {
  const moving = state.stage === MOVING;
  into.fill(0);
  into[4] = state.hits(seat);
  into[9] = state.start === seat ? 1 : 0;
  into[10] = state.player === seat ? 1 : 0;
  const box = state.at(seat);
  if (box !== NO_BOX) featuresIn(state, seat, box, moving ? state.tokens(seat) : 0, moving, into);
}

/** The part of it that is of the box where its kaiju is, or would be. @param moving whether it walks before it is shot at */
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

/** Those who share the first place share the win (T9.5). */
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

/** What a seat has by now, hidden points at their average. */
const standing = (state: State, seat: number): number => pileWorth(state, seat) - state.hits(seat);

/** By how much a seat is ahead of others in a phase, by {@link features}. */
function weighed(phase: number, standing: number): number {
  const first = phase * WIDTH;
  let score = standing;
  for (let each = 0; each < features.length; each++) score += features[each]! * WEIGHTS[first + each]!;
  return score / WEIGHTS[first + FEATURES.length]!;
}

/** How it stands with a seat whose first turn begins in a box; who begins the set-up begins that turn, too. */
function weighedIn(state: State, seat: number, box: number): number {
  features.fill(0);
  features[9] = features[10] = state.start === seat ? 1 : 0;
  featuresIn(state, seat, box, TOKENS, true, features);
  return weighed(phaseAt(state.config.players, 1, MOVING), 0);
}

/**
 * How likely each seat is to win while the kaiju enter: those that have not yet are taken to enter where it is best. Else who
 * stands on the board already would seem to have won.
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
 * How likely each seat is to win: anyway until the city is founded, then by what was learned from games.
 * @param open with the points in the piles, of which each player knows no more than those in the own one (T10.2)
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

/** What the chances at a position are judged by, for programs that learn the weights. */
export interface EvaluationSample {
  /** What the weights of a part of the game are filed under. */
  readonly phase: string;
  /** Points of each seat by now, hidden ones at their average. */
  readonly standing: readonly number[];
  /** The same with all points: at the end the score (T9.4). */
  readonly score: readonly number[];
  /** By seat, in the order of {@link FEATURES}. */
  readonly features: readonly Float64Array[];
}

/** Reads a position for learning; undefined before the first turn. At the end of the game nothing is to come. */
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
