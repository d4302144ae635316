import { shares } from '#core';
import { NO_BOX } from './config';
import { DEADLY_HITS, TOKENS, TURNS } from './constants';
import { toState } from './convert';
import { FITTED } from './judgement.data';
import type { Position } from './position';
import { pileWorth, prospectsOnWay, reachOf, survey } from './prospects';
import { compareSeats } from './result';
import { OVER } from './stageNumbers';
import type { State } from './state';
import { expectedHits } from './threats';

/** What a seat's chances are judged by, in order. */
export const FEATURES: readonly string[] = [
  'stands',
  'late.stands',
  'pile',
  'late.pile',
  'hits',
  'late.hits',
  'danger',
  'dead',
  'reach',
  'late.reach',
  'starts',
  'tokens',
];

const THOUSANDTH = 1e-3;
const WEIGHTS = Float64Array.from(FEATURES, (name) => (FITTED[name] ?? 0) * THOUSANDTH);

/** Points come to some tens, and so may hits. */
const TEN = 10;

/** Fills in what a seat's chances are judged by, in the order of {@link FEATURES}; {@link survey} comes first. */
export function featuresOf(state: State, seat: number, into: Float64Array): void {
  const late = state.number / TURNS;
  const stands = prospectsOnWay(state, seat) / TEN;
  const pile = pileWorth(state, seat) / TEN;
  const hits = state.hits(seat) / DEADLY_HITS;
  const box = state.at(seat);
  const alive = box !== NO_BOX;
  const reach = alive ? reachOf(box) / TEN : 0;
  into[0] = stands;
  into[1] = stands * late;
  into[2] = pile;
  into[3] = pile * late;
  into[4] = hits;
  into[5] = hits * late;
  into[6] = alive ? Math.min(1, hits + expectedHits(state, seat, box) / DEADLY_HITS) ** 3 : 0;
  into[7] = alive ? 0 : 1;
  into[8] = reach;
  into[9] = reach * late;
  into[10] = state.start === seat ? 1 : 0;
  into[11] = state.tokens(seat) / TOKENS;
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

/** How likely each seat is to win: what was learned from games that bots played. */
export function chancesOf(state: State, into: number[]): void {
  if (state.stage === OVER) {
    wins(state, into);
    return;
  }
  survey(state);
  const { players } = state.config;
  for (let seat = 0; seat < players; seat++) {
    featuresOf(state, seat, features);
    let liking = 0;
    for (let each = 0; each < features.length; each++) liking += features[each]! * WEIGHTS[each]!;
    into[seat] = liking;
  }
  shares(into, players);
}

/** What the chances at a position are judged by, seat by seat, for programs that learn the weights. */
export function readFeatures(position: Position): readonly Float64Array[] {
  const state = toState(position);
  survey(state);
  return Array.from({ length: state.config.players }, (_, seat) => {
    const read = new Float64Array(FEATURES.length);
    featuresOf(state, seat, read);
    return read;
  });
}
