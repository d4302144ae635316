import { logLines, nameOf, type SeatNames } from '#module';
import type { ActionPreview } from '#session';
import type { Box, Event, ZorglTypes } from '#zorgl/rules';
import type { ZorglMessages } from '../messages';
import { type LogTexts, logTable } from '../panels/log';

/** Events left out: the player has chosen them, or another panel shows them. */
const UNTOLD: ReadonlySet<Event['type']> = new Set([
  'card-played',
  'card-discarded',
  'waiting',
  'turn-ended',
]);

/**
 * The box of the unit that has to flee first, if the certain events leave its destination open (Z9.1); null
 * for none.
 */
export function fleeingFrom(events: readonly Event[]): Box | null {
  for (const event of events) {
    if (event.type === 'attack' && event.meets === 'free') return event.recoil;
    if (event.type === 'move') return event.to;
  }
  return null;
}

function next(events: readonly Event[], { zorgl }: LogTexts): readonly string[] {
  const box = fleeingFrom(events);
  if (box !== null) return [zorgl.outcome.flees(box)];
  const thrown = events.some((event) => event.type === 'card-played' && event.use === 'throw');
  return thrown ? [zorgl.outcome.direction] : [zorgl.outcome.more];
}

/** Certain events in the words of the log. */
function certainLines(events: readonly Event[], names: SeatNames, texts: LogTexts): readonly string[] {
  const certain = events.filter(({ type }) => !UNTOLD.has(type));
  return logLines(certain, names, logTable(texts)).map(({ text }) => text);
}

/** The certain effects of the selection so far, in the words of the log. */
export const effectsSoFar = (
  { events }: ActionPreview<ZorglTypes>,
  names: SeatNames,
  texts: LogTexts,
): string => certainLines(events, names, texts).join(' ');

/** Who decides next; empty if it is obvious. */
function askedNext(kind: string, name: string, { outcome }: ZorglMessages): readonly string[] {
  const asked: Readonly<Record<string, (name: string) => string>> = outcome.asked;
  const words = asked[kind];
  return words === undefined ? [] : [words(name)];
}

/** A preview in a few sentences, in the words of the log, with what is still to be chosen. */
export function outcomeWords(
  { events, open, pending }: ActionPreview<ZorglTypes>,
  names: SeatNames,
  texts: LogTexts,
): readonly string[] {
  const decision = pending.at(-1);
  const asked =
    decision === undefined ? [] : askedNext(decision.kind, nameOf(names, decision.seat), texts.zorgl);
  return [...certainLines(events, names, texts), ...(open ? next(events, texts) : []), ...asked];
}
