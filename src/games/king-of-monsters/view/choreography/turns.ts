import { turnOf } from '#kaiju/show';
import type { Event, Seat } from '#king-of-monsters/rules';
import type { Beat } from './beat';

/** Whose turn begins with a fact: the King's with his phase (K8), a hero's with the first card turned up (K12.2). */
function whoseTurn(event: Event, before: Event | undefined): Seat | null {
  if (event.type === 'phase') return event.phase === 'rampage' ? 'king' : null;
  // The headquarters let a hero turn up another one.
  if (event.type !== 'action-card' || event.seat === 'king' || before?.type === 'redrawn') return null;
  return event.seat;
}

/** A phase or a turn is heard to begin: once for each seat. @param last the fact before */
export function herald({ scene, event }: Beat, last: Event | undefined): void {
  const seat = whoseTurn(event, last);
  // In the phase of the heroes it is each hero's turn that begins.
  const begins = event.type === 'phase' && event.phase !== 'hero';
  if (seat !== null || begins)
    scene.sound('turn', scene.now, { x: 0 }, 0.6, undefined, turnOf(...(seat === null ? [] : [seat])));
}
