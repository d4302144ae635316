import { HIT_SOURCES, IGNORED_SOURCE } from './codes';
import { NO_ABILITY, NO_BOX, seatLetter } from './config';
import { DEADLY_HITS } from './constants';
import type { Sink } from './event';
import type { State } from './state';

/** Whether the ability of a kaiju would ignore a hit from a source (T7.2). */
function ignores(state: State, seat: number, source: number): boolean {
  const ability = state.ability(seat);
  return ability !== NO_ABILITY && IGNORED_SOURCE[ability] === source && !state.isSpent(seat);
}

/** A dead kaiju leaves the board and loses its tokens (T8.1). */
function die(state: State, seat: number, sink: Sink | undefined): void {
  const box = state.at(seat);
  state.setAt(seat, NO_BOX);
  state.setTokens(seat, 0);
  sink?.({ type: 'died', kaiju: seatLetter(seat), box: state.config.grid.name(box) });
}

/**
 * A kaiju takes at least one hit, minus what its ability ignores (T7). Hits beyond ten do not count (T8.2).
 * @param source one of the SOURCE_… constants
 */
export function takeHits(
  state: State,
  seat: number,
  source: number,
  hits: number,
  sink: Sink | undefined,
): void {
  const ignored = ignores(state, seat, source) ? 1 : 0;
  if (ignored === 1) state.setSpent(seat, true);
  const before = state.hits(seat);
  const total = Math.min(DEADLY_HITS, before + hits - ignored);
  state.setHits(seat, total);
  sink?.({
    type: 'hit',
    kaiju: seatLetter(seat),
    by: HIT_SOURCES[source]!,
    hits: total - before,
    ignored,
    total,
  });
  if (total === DEADLY_HITS) die(state, seat, sink);
}
