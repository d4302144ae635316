import { logLines, nameOf, type SeatNames } from '#module';
import type { ActionPreview } from '#session';
import type { Box, Event, ZorglTypes } from '#zorgl/rules';
import type { ZorglMessages } from '../messages';
import { type LogTexts, logTable } from '../panels/log';

/** Facts that anyone who chooses has chosen, or that the next panel tells. */
const UNTOLD: ReadonlySet<Event['type']> = new Set([
  'card-played',
  'card-discarded',
  'waiting',
  'turn-ended',
]);

/**
 * The box of the unit that has to flee before anything else happens, as far as the certain facts of an outcome tell
 * without saying where to (Z9.1); null for none.
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

/** What is certain, as the log will tell it. */
function told(events: readonly Event[], names: SeatNames, texts: LogTexts): readonly string[] {
  const certain = events.filter(({ type }) => !UNTOLD.has(type));
  return logLines(certain, names, logTable(texts)).map(({ text }) => text);
}

/** What is certain of what was chosen so far, as the log will tell it. */
export const toldSofar = ({ events }: ActionPreview<ZorglTypes>, names: SeatNames, texts: LogTexts): string =>
  told(events, names, texts).join(' ');

/** Who decides next, and about what; nothing if that goes without saying. */
function askedNext(kind: string, name: string, { outcome }: ZorglMessages): readonly string[] {
  const asked: Readonly<Record<string, (name: string) => string>> = outcome.asked;
  const words = asked[kind];
  return words === undefined ? [] : [words(name)];
}

/** An outcome in a few sentences, as the log will tell it, and what is still to be chosen. */
export function outcomeWords(
  { events, open, pending }: ActionPreview<ZorglTypes>,
  names: SeatNames,
  texts: LogTexts,
): readonly string[] {
  const decision = pending.at(-1);
  const asked =
    decision === undefined ? [] : askedNext(decision.kind, nameOf(names, decision.seat), texts.zorgl);
  return [...told(events, names, texts), ...(open ? next(events, texts) : []), ...asked];
}
