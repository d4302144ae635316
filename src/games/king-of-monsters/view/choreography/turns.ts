import { turnOf } from '#kaiju/show';
import type { Event, Seat } from '#king-of-monsters/rules';
import type { Beat } from './beat';

/**
 * The seat whose turn an event begins: the King's with his phase (K8), a hero's with the first revealed card
 * (K12.2).
 */
function whoseTurn(event: Event, before: Event | undefined): Seat | null {
  if (event.type === 'phase') return event.phase === 'rampage' ? 'king' : null;
  // Headquarters lets a hero reveal another one.
  if (event.type !== 'action-card' || event.seat === 'king' || before?.type === 'redrawn') return null;
  return event.seat;
}

/** Plays the sound of a new phase or turn, once per seat. @param last previous event */
export function herald({ scene, event }: Beat, last: Event | undefined): void {
  const seat = whoseTurn(event, last);
  // In the Hero phase the sound comes with each hero's turn instead.
  const begins = event.type === 'phase' && event.phase !== 'hero';
  if (seat !== null || begins)
    scene.sound('turn', scene.now, { x: 0 }, 0.6, undefined, turnOf(...(seat === null ? [] : [seat])));
}
