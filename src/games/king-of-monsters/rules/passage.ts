import type { Action } from './action';
import type { Event } from './event';
import type { Seat } from './island';

/** An action as others may see it, as far as its passage depends on it. */
interface Done {
  readonly seat: Seat;
  readonly action: Pick<Action, 'do'>;
  readonly events: readonly Event[];
}

/** What is done between the fights: hands, trades and looks (K7, K16.6). */
const BETWEEN: ReadonlySet<Action['do']> = new Set([
  'discard',
  'draw',
  'replace',
  'pass',
  'offer',
  'trade',
  'look',
  'drop',
]);

/** What a seat does before it strikes, or instead: its action card, its way, its covers (K8.2, K12.3, K13, K14). */
const PREPARING: ReadonlySet<Action['do']> = new Set([
  'take',
  'leave',
  'place',
  'keep',
  'accept',
  'airstrip',
  'give',
  'redraw',
  'move',
  'peek',
  'fight',
  'cover',
  'shift',
  'token',
  'brick',
  'motorpool',
  'end',
]);

/** A duel from the challenge to its end (K10, K14.5). */
const DUEL: ReadonlySet<Event['type']> = new Set(['challenge', 'duel', 'answered', 'duel-over']);

/** What is worth to be seen by itself, whatever led to it. */
const DRAMA: ReadonlySet<Event['type']> = new Set(['zone-destroyed', 'king-moved', 'row-disabled', 'over']);

/**
 * What others do is shown together between the fights, as far as a hero prepares for his, and blow by blow in a duel: the
 * camera stays with the two. An attack that opens one begins with a picture of its own, so that no two duels are one.
 */
export function passage({ seat, action, events }: Done): string | null {
  if (events.some(({ type }) => type === 'over')) return null;
  if (events.some(({ type }) => DUEL.has(type))) return action.do === 'attack' ? null : 'duel';
  if (events.some((event) => event.type === 'grey' && event.at === 'duel')) return 'duel';
  if (events.some(({ type }) => DRAMA.has(type))) return null;
  const isLook = seat === 'ibis' && action.do === 'leave';
  const isReaction = seat === 'grey' && action.do === 'pass';
  if (isLook || (BETWEEN.has(action.do) && !isReaction)) return 'between';
  return PREPARING.has(action.do) && !(seat === 'king' && action.do === 'end') ? `turn of ${seat}` : null;
}
