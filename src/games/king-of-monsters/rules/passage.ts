import type { Action } from './action';
import type { Event } from './event';
import type { Seat } from './island';

/** The parts of a public action that determine its passage. */
interface Done {
  readonly seat: Seat;
  readonly action: Pick<Action, 'do'>;
  readonly events: readonly Event[];
}

/** Actions between fights: hands, trades and looks (K7, K16.6). */
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

/** What a seat does before or instead of fighting: action card, movement, covers (K8.2, K12.3, K13, K14). */
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

/** Events of a duel, from the challenge to its end (K10, K14.5). */
const DUEL: ReadonlySet<Event['type']> = new Set(['challenge', 'duel', 'answered', 'duel-over']);

/** Events that always get a passage of their own. */
const DRAMA: ReadonlySet<Event['type']> = new Set(['zone-destroyed', 'king-moved', 'row-disabled', 'over']);

/**
 * Key of an action's passage, null for one of its own. Actions between fights are grouped, as are a hero's
 * preparations and the cards of a duel. An attack starts a new passage, so duels never merge.
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
