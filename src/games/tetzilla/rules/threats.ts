import { IGNORED_SOURCE, LASER, MISSILE, SOURCE_LASER, SOURCE_MISSILE, SOURCE_TANK } from './codes';
import { NO_ABILITY } from './config';
import { distanceBetween } from './grids';
import { GUARDS } from './markers';
import { lineTo, OFF_LINE } from './shots';
import { FIRING } from './stageNumbers';
import type { State } from './state';

/** Share of possible hits that actually happen. */
const AIMED = 0.35;

/** The fraction of the turn's shots that are still to come. */
function shotsToCome(state: State): number {
  if (state.stage !== FIRING) return 1;
  const { players } = state.config;
  return ((state.start - state.player + players) % players || players) / players;
}

/** Hits of a guard's shot at a box; 0 out of range. */
function hitsAt(state: State, guard: number, kind: number, box: number): number {
  if (kind === MISSILE || kind === LASER) {
    const { range, shot } = kind === MISSILE ? GUARDS.M : GUARDS.L;
    return distanceBetween(state.config.grid, guard, box) <= range ? shot : 0;
  }
  return lineTo(state, guard, box) === OFF_LINE ? 0 : GUARDS.T.shot;
}

const sourceOf = (kind: number): number =>
  kind === LASER ? SOURCE_LASER : kind === MISSILE ? SOURCE_MISSILE : SOURCE_TANK;

/** Expected hits for a kaiju in a box, from the guards that can still fire (T6, T7.2). */
export function expectedHits(state: State, seat: number, box: number): number {
  const ability = state.ability(seat);
  const ignored = ability === NO_ABILITY || state.isSpent(seat) ? -1 : IGNORED_SOURCE[ability]!;
  let hits = 0;
  let spared = 0;
  for (let index = 0; index < state.guardCount; index++) {
    const guard = state.guardBox(index);
    const kind = state.content(guard);
    const each = hitsAt(state, guard, kind, box);
    if (each === 0 || state.hasFired(guard)) continue;
    hits += each;
    if (sourceOf(kind) === ignored) spared = 1;
  }
  // Each player fires once, so not all of many guards can fire at the same kaiju.
  const most = state.config.players;
  return Math.min(hits - spared, most) * AIMED * shotsToCome(state);
}
