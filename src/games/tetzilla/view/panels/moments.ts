import type { Moment } from '#module';
import type { Event } from '#tetzilla/rules';
import type { TetMessages } from '../messages';

/** A shot that hits at least this many kaiju is a highlight. */
const SALVO = 2;

/** The most notable of the events of one action; null if none stands out. */
export function momentOf(events: readonly Event[], { moments }: TetMessages): Moment | null {
  const has = (type: Event['type']) => events.some((event) => event.type === type);
  if (has('game-over')) return { kind: 'end', label: moments.end };
  if (has('died')) return { kind: 'mega', label: moments.died };
  if (has('tile-aside')) return { kind: 'special', label: moments.aside };
  const hits = events.filter(({ type }) => type === 'hit').length;
  if (has('fired') && hits >= SALVO) return { kind: 'combo', label: moments.salvo(hits) };
  const overran = events.find((event) => event.type === 'overran');
  if (overran?.marker === 's?') return { kind: 'collapse', label: moments.skyscraper };
  if (overran?.marker === 'f?') return { kind: 'collapse', label: moments.depot };
  return null;
}
