import {
  isGuard,
  isMarker,
  markerOf,
  OVERRUN_HITS,
  SOURCE_BUILDING,
  SOURCE_GUARD,
  seenMarker,
} from './codes';
import { seatLetter } from './config';
import type { Sink } from './event';
import { takeHits } from './hits';
import { stepCost } from './legal';
import type { Building } from './markers';
import type { State } from './state';

/** The active player takes the marker in the box and its hits (T5.7, T5.8). */
function overrun(state: State, box: number, sink: Sink | undefined): void {
  const { player } = state;
  const marker = state.content(box);
  state.takeMarker(box, player);
  if (sink !== undefined) {
    const letter = seatLetter(player);
    sink({
      type: 'overran',
      player: letter,
      box: state.config.grid.name(box),
      marker: seenMarker(marker),
      ...(isGuard(marker) ? {} : { secret: { to: [letter], marker: markerOf(marker) as Building } }),
    });
  }
  const hits = OVERRUN_HITS[marker]!;
  if (hits > 0) takeHits(state, player, isGuard(marker) ? SOURCE_GUARD : SOURCE_BUILDING, hits, sink);
}

/** The active player's kaiju steps into a box (T5.4–T5.8). */
export function stepTo(state: State, box: number, sink: Sink | undefined): void {
  const { player, config } = state;
  const cost = stepCost(state, box);
  const from = state.at(player);
  state.setTokens(player, state.tokens(player) - cost);
  state.setAt(player, box);
  sink?.({
    type: 'stepped',
    player: seatLetter(player),
    from: config.grid.name(from),
    to: config.grid.name(box),
    cost,
  });
  if (isMarker(state.content(box))) overrun(state, box, sink);
}

/** The player passes (T5.3). */
export function passStep(state: State, sink: Sink | undefined): void {
  const { player } = state;
  state.setTokens(player, state.tokens(player) - 1);
  sink?.({ type: 'passed', player: seatLetter(player) });
}
