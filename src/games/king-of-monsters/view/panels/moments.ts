import type { Event } from '#king-of-monsters/rules';
import type { Moment } from '#module';
import type { PlayMessages } from './messages';

/** Highlights, greatest first. */
const GREAT = [
  ['over', 'end', 'end'],
  ['king-pushed', 'mega', 'pushed'],
  ['zone-destroyed', 'collapse', 'destroyed'],
  ['frenzy', 'mega', 'frenzy'],
  ['row-disabled', 'combo', 'disabled'],
  ['taken-out', 'special', 'takenOut'],
] as const;

/** The greatest highlight among the events of one action; null if there is none. */
export function momentOf(events: readonly Event[], { story }: PlayMessages): Moment | null {
  const found = GREAT.find(([type]) => events.some((event) => event.type === type));
  return found === undefined ? null : { kind: found[1], label: story.moments[found[2]] };
}
