import { shares } from '#core';
import { toState } from './convert';
import { FITTED } from './judgement.data';
import type { Position } from './position';
import { prospectsOnWay, survey } from './prospects';
import { compareSeats } from './result';
import { OVER } from './stageNumbers';
import type { State } from './state';

/** What a seat's chances are judged by, in order. */
export const FEATURES: readonly string[] = ['stands', 'starts'];

const THOUSANDTH = 1e-3;
const WEIGHTS = Float64Array.from(FEATURES, (name) => (FITTED[name] ?? 0) * THOUSANDTH);

/** Points come to some tens. */
const TEN = 10;

/** Fills in what a seat's chances are judged by, in the order of {@link FEATURES}; {@link survey} comes first. */
export function featuresOf(state: State, seat: number, into: Float64Array): void {
  into[0] = prospectsOnWay(state, seat) / TEN;
  into[1] = state.start === seat ? 1 : 0;
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
