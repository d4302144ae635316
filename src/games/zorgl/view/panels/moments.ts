import type { Moment } from '#module';
import type { Event, EventType } from '#zorgl/rules';
import type { ZorglMessages } from '../messages';

/** An action that wins at least this many floors is a highlight. */
const HAUL = 3;

/** Powers that only special monsters have, by their first event. */
const SPECIAL: ReadonlyMap<EventType, keyof ZorglMessages['modes']> = new Map([
  ['missile', 'missile'],
  ['sweep', 'sweep'],
  ['hover', 'hover'],
  ['ink', 'ink'],
  ['hand-discarded', 'tail'],
]);

/** The most notable of the events of one action; null if none stands out. */
export function momentOf(events: readonly Event[], { moments, modes }: ZorglMessages): Moment | null {
  if (events.some(({ type }) => type === 'game-over')) return { kind: 'end', label: moments.end };
  const losses = events.filter((event) => event.type === 'floors');
  const chain = Math.max(0, ...losses.map((loss) => loss.chain));
  if (chain >= 3) return { kind: 'mega', label: moments.mega };
  if (chain === 2) return { kind: 'combo', label: moments.combo };
  if (events.some((event) => event.type === 'destroyed' && event.plant)) {
    return { kind: 'collapse', label: moments.plant };
  }
  const special = events.map(({ type }) => SPECIAL.get(type)).find((mode) => mode !== undefined);
  if (special !== undefined) return { kind: 'special', label: modes[special] };
  if (events.some(({ type }) => type === 'destroyed')) return { kind: 'collapse', label: moments.building };
  const lost = losses.reduce((sum, loss) => sum + loss.lost, 0);
  return lost >= HAUL ? { kind: 'special', label: moments.haul(lost) } : null;
}
