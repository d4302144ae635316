import { type LogLine, nameOf, type SeatNames } from '#module';
import { type Event, GUARDS, partsOf, type Seat } from '#tetzilla/rules';
import type { LogTone } from '#ui';
import { capital } from '../capital';
import type { TetMessages } from '../messages';
import { eventClause } from './clauses';
import { logIcon } from './logIcons';
import { markerName } from './names';

export interface LogTexts {
  readonly names: SeatNames;
  readonly words: TetMessages;
}

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const line = (text: string, tone: LogTone, seat: Seat | null): LogLine => ({ text, tone, seat });

/** The log lines, with icons, for the events of one or more actions. */
export function logLines(events: readonly Event[], texts: LogTexts): LogLine[] {
  const lines: LogLine[] = [];
  for (let index = 0; index < events.length; index++) {
    const event = events[index]!;
    if (event.type === 'tile-slid') {
      const brought = following(events, index, 'marker-placed');
      lines.push({ ...slidLine(event, brought, texts), icon: logIcon(event), clause: eventClause(event) });
      index += brought.length;
    } else if (event.type === 'stepped') {
      const [overran] = following(events, index, 'overran');
      const clause = eventClause(overran ?? event);
      lines.push({ ...stepLine(event, overran, texts), icon: logIcon(event, overran), clause });
      if (overran !== undefined) index++;
    } else {
      const [icon, clause] = [logIcon(event), eventClause(event)];
      lines.push(...plainLines(event, texts).map((told) => ({ ...told, icon, clause })));
    }
  }
  return lines;
}

const isOf = <Type extends Event['type']>(event: Event, type: Type): event is EventOf<Type> =>
  event.type === type;

/** The events of a type that directly follow another event. */
function following<Type extends Event['type']>(
  events: readonly Event[],
  index: number,
  type: Type,
): readonly EventOf<Type>[] {
  const found: EventOf<Type>[] = [];
  for (const event of events.slice(index + 1)) {
    if (!isOf(event, type)) break;
    found.push(event);
  }
  return found;
}

function slidLine(
  { player, column, row, spin }: EventOf<'tile-slid'>,
  placed: readonly EventOf<'marker-placed'>[],
  { names, words }: LogTexts,
): LogLine {
  const brought = placed.map(({ box, marker }) => words.log.placed(markerName(marker, words), box));
  return line(words.log.slid(nameOf(names, player), column, row, spin, brought), 'plain', player);
}

function stepLine(
  { player, from, to, cost }: EventOf<'stepped'>,
  overran: EventOf<'overran'> | undefined,
  { names, words }: LogTexts,
): LogLine {
  const { log } = words;
  const begin = log.stepped(nameOf(names, player), to, from[0] === to[0]);
  if (overran === undefined) return line(`${begin}${log.cost(cost)}.`, 'plain', player);
  const known = overran.secret?.marker;
  const worth = known === undefined ? '' : log.worth(partsOf(known).points ?? 0);
  const over = log.overran(markerName(overran.marker, words)) + worth;
  return line(`${begin}${over}${log.cost(cost)}.`, 'hit', player);
}

function firedLine(event: EventOf<'fired'>, { names, words }: LogTexts): LogLine {
  const { log, things } = words;
  const { player, guard, kind, target, dir } = event;
  const name = nameOf(names, player);
  const text = {
    laser: () => log.fired.laser(name, guard, target === undefined ? null : nameOf(names, target)),
    missile: () => log.fired.missile(name, guard),
    tank: () => log.fired.tank(name, guard, dir === undefined ? null : things.directions[dir]),
  }[GUARDS[kind].name]();
  return line(text, 'plain', player);
}

function plainLines(event: Event, texts: LogTexts): LogLine[] {
  const { names, words } = texts;
  const { log, things } = words;
  switch (event.type) {
    case 'ability-taken': {
      const { name } = things.abilities[event.ability];
      return [line(log.ability(nameOf(names, event.player), name), 'plain', event.player)];
    }
    case 'entered':
      return [line(log.entered(nameOf(names, event.player), event.box), 'plain', event.player)];
    case 'passed':
      return [line(log.passed(nameOf(names, event.player)), 'quiet', event.player)];
    case 'fired':
      return [firedLine(event, texts)];
    case 'hit': {
      const told = event.ignored > 0 ? log.ignored : log.hit;
      const text = told(nameOf(names, event.kaiju), event.hits, event.total);
      return [line(text, event.hits > 0 ? 'hit' : 'quiet', event.kaiju)];
    }
    case 'died':
      return [line(log.died(nameOf(names, event.kaiju), event.box), 'combo', event.kaiju)];
    case 'stage-began':
      return [line(log.stage[event.stage], 'turn', null)];
    case 'turn-began':
      return [line(log.turn(event.number, nameOf(names, event.start)), 'turn', event.start)];
    case 'tile-aside':
      return [line(log.aside(nameOf(names, event.player)), 'combo', event.player)];
    case 'game-over':
      return [overLine(event, texts)];
    default:
      return [];
  }
}

function overLine({ winners, scores, reason }: EventOf<'game-over'>, { names, words }: LogTexts): LogLine {
  const called = capital(words.list(winners.map((seat) => nameOf(names, seat))));
  const [first] = winners;
  const score = first === undefined ? 0 : (scores[first] ?? 0);
  const result = words.log.wins(called, winners.length > 1, score);
  return line(`${words.log.over[reason]} ${result}`, 'end', winners.length === 1 ? (first ?? null) : null);
}
