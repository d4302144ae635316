import { CARD_TIMES, flyOff } from '#kaiju/show';
import { type Event, type EventType, sideName } from '#king-of-monsters/rules';
import { faceOf } from '../faces';

import { AWAY, overPile } from '../layout';
import type { Beat } from './beat';
import { rest, shake, throwAway } from './piles';

/** Delay between cards of the same side, seconds, so that no piece is used twice at once. */
const NEXT = 0.04;
const FLIGHT = 0.28;
/** Cards shown per hand when everyone draws. */
const SHOWN = 1;

const HANDS: ReadonlySet<EventType> = new Set(['discarded', 'drawn', 'shuffled']);

/** Length of the run of hand and pile events from an index; 0 for fewer than two. */
export function runOfHands(events: readonly Event[], from: number): number {
  let until = from;
  while (until < events.length && HANDS.has(events[until]!.type)) until++;
  return until - from > 1 ? until - from : 0;
}

/** Several hands change at once: all discards first, then all draws. */
export function changeHands(beat: Beat, events: readonly Event[]): void {
  const { scene, before, start } = beat;
  const { now } = scene;
  const slots = { king: 0, league: 0 };
  let ends = now;
  for (const event of events) {
    if (event.type !== 'shuffled') continue;
    shake(beat, event.side, event.pile);
    ends = now + 0.3;
  }
  for (const event of events) {
    if (event.type !== 'discarded') continue;
    const at = now + NEXT * slots[sideName(event.seat)]++;
    ends = Math.max(ends, throwAway(beat, event.seat, event.card, at));
  }
  for (const event of events) {
    if (event.type !== 'drawn') continue;
    const { seat, count } = event;
    const side = sideName(seat);
    const back = faceOf(null, side);
    const from = overPile(before, side, 'combat', back);
    for (let index = 0; index < Math.min(SHOWN, count); index++) {
      const at = now + NEXT * slots[side]++;
      flyOff(scene, scene.passing(side), at, FLIGHT, from, scene.inHand(seat, start, back), AWAY);
      if (index === 0) scene.sound('draw', at, from, 0.6);
      ends = Math.max(ends, at + FLIGHT);
    }
  }
  rest(beat, now, { until: ends - CARD_TIMES.slide / 2 });
}
