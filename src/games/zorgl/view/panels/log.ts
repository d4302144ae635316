import { type CardId, describeCard } from '#core';
import type { Messages } from '#i18n';
import type { LogLine } from '#module';
import { nameOf, type SeatNames } from '#module';
import type { LogTone } from '#ui';
import type { ActionKind, Event, Seat } from '#zorgl/rules';
import type { ZorglMessages } from '../messages';
import { eventClause } from './clauses';
import { logIcon } from './logIcons';
import { cardName } from './names';

export interface LogTexts {
  readonly names: SeatNames;
  readonly zorgl: ZorglMessages;
  readonly interface: Messages;
}

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** Events reported on the line of the attack, shake etc. that caused them. */
const PART_OF_ATTACK: ReadonlySet<Event['type']> = new Set(['floors', 'destroyed', 'push', 'follow', 'swap']);

/** The log lines, with icons, for the events of one or more actions. An attack takes one line. */
export function logLines(events: readonly Event[], texts: LogTexts): LogLine[] {
  const lines: LogLine[] = [];
  let player: Seat | null = null;
  for (let index = 0; index < events.length; index++) {
    const event = events[index]!;
    if (event.type === 'card-played' || event.type === 'turn-started') player = event.player;
    if (event.type === 'attack' || isQuake(event)) {
      const { own, others, end } = gather(events, index + 1);
      const line = isQuake(event) ? quakeLine(event, own, texts) : attackLine(event, own, player, texts);
      lines.push({ ...line, icon: logIcon(event), clause: eventClause(event) });
      for (const other of others) lines.push(...plainLines(other, texts));
      index = end - 1;
    } else {
      lines.push(...plainLines(event, texts));
    }
  }
  return lines;
}

/** Events that bring down a floor of each building around a box. */
type Quake = EventOf<'shake' | 'missile' | 'sweep-ended'>;

function isQuake(event: Event): event is Quake {
  return event.type === 'shake' || event.type === 'missile' || event.type === 'sweep-ended';
}

/**
 * The events after an attack up to the next separate one, split into those on its line and flights and
 * crushes.
 */
function gather(events: readonly Event[], start: number) {
  const own: Event[] = [];
  const others: Event[] = [];
  let end = start;
  for (; end < events.length; end++) {
    const event = events[end]!;
    if (PART_OF_ATTACK.has(event.type)) own.push(event);
    else if (event.type === 'flee' || event.type === 'crush') others.push(event);
    else break;
  }
  return { own, others, end };
}

function attackLine(
  event: EventOf<'attack'>,
  own: readonly Event[],
  player: Seat | null,
  { names, zorgl }: LogTexts,
): LogLine {
  const { log } = zorgl;
  const target = nameOf(names, event.target);
  const seat = 'monster' in event.by ? event.by.monster : player;
  const attacker = 'monster' in event.by ? nameOf(names, event.by.monster) : zorgl.army(event.by.unit);
  const swapped = own.some((fact) => fact.type === 'swap');
  if (event.meets === 'swap') {
    if (swapped) return { text: log.swap(attacker, target), tone: 'hit', seat };
    return { text: log.noSwap(attacker, target), tone: 'quiet', seat };
  }

  const begin = {
    shove: () => log.shove(attacker, target),
    frenzy: () => log.frenzy(attacker, target),
    throw: () => log.throw(attacker, target, zorgl.directions[event.direction]),
    army: () => log.army(attacker, target),
    tail: () => log.tail(attacker, target),
    sweep: () => log.sweep(attacker, target),
  }[event.manner]();
  const pushed = event.line.slice(1).map((behind) => nameOf(names, behind));
  const opening = pushed.length === 0 ? begin : begin + log.chain(pushed);
  if (event.meets === 'edge' || event.recoil === null)
    return { text: opening + log.edge, tone: 'quiet', seat };
  if (event.meets === 'free') return { text: opening + log.intoFree(event.recoil), tone: 'hit', seat };

  const loss = own.find((fact) => fact.type === 'floors');
  if (loss === undefined) return { text: opening + log.nothingLost(event.recoil), tone: 'quiet', seat };
  const into = loss.plant ? log.intoPlant : log.intoBuilding;
  const cheer = loss.chain >= 3 ? log.megaCombo : loss.chain === 2 ? log.combo : '.';
  const exchange = swapped ? ` ${log.swap(attacker, target)}` : '';
  const text = opening + into(event.recoil, loss.lost) + cheer + fallen(own, zorgl) + exchange;
  return { text, tone: loss.chain >= 2 ? 'combo' : 'hit', seat };
}

function quakeLine(event: Quake, own: readonly Event[], { names, zorgl }: LogTexts): LogLine {
  const { log } = zorgl;
  const lost = own.reduce((sum, fact) => sum + (fact.type === 'floors' ? fact.lost : 0), 0);
  const name = nameOf(names, event.monster);
  const begin =
    event.type === 'sweep-ended' ? log.sweepEnds(name) : log[event.type](name, nameOf(names, event.target));
  const yielded = lost === 0 ? log.shakeNothing : log.shakeYield(lost);
  return {
    text: begin + yielded + fallen(own, zorgl),
    tone: lost > 0 ? 'hit' : 'quiet',
    seat: event.monster,
  };
}

function fallen(own: readonly Event[], { log }: ZorglMessages): string {
  return own
    .filter((fact) => fact.type === 'destroyed')
    .map((fact) => (fact.plant ? log.plantFalls : log.buildingFalls))
    .join('');
}

function plainLines(event: Event, texts: LogTexts): LogLine[] {
  const { names, zorgl } = texts;
  const { log } = zorgl;
  const icon = logIcon(event);
  const clause = eventClause(event);
  const line = (text: string, tone: LogTone, seat: Seat | null): LogLine[] => [
    { text, tone, seat, icon, clause },
  ];
  const called = (seats: readonly Seat[]) => seats.map((seat) => nameOf(names, seat));
  const cards = (ids: readonly CardId[]) => ids.map((card) => cardName(card, texts.interface));
  switch (event.type) {
    case 'card-played':
      return line(cardLine(event, texts), 'quiet', event.player);
    case 'stamp':
      return line(log.stamp(nameOf(names, event.monster)), 'quiet', event.monster);
    case 'howl':
      return line(log.howl(nameOf(names, event.monster)), 'quiet', event.monster);
    case 'inertia':
      return line(log.inertia(nameOf(names, event.monster)), 'quiet', event.monster);
    case 'move': {
      const text = log[event.manner](nameOf(names, event.monster), event.to, event.onto > 0);
      return line(text, 'plain', event.monster);
    }
    case 'hover':
      return line(log.hover(nameOf(names, event.monster), event.from), 'plain', event.monster);
    case 'sweep':
      return line(log.sweepBegins(nameOf(names, event.monster), called(event.targets)), 'hit', event.monster);
    case 'ink':
      return line(log.ink(nameOf(names, event.monster), called(event.targets)), 'hit', event.monster);
    case 'hand-discarded':
      return line(log.wholeHand(nameOf(names, event.player), cards(event.cards)), 'quiet', event.player);
    case 'cards-discarded':
      return line(log.discards(nameOf(names, event.player), cards(event.cards)), 'quiet', event.player);
    case 'flee':
      return line(log.flee(event.from, event.to), 'plain', null);
    case 'crush':
      return line(log.crush(nameOf(names, event.monster), event.at), 'hit', event.player);
    case 'army-move':
      return line(log.armyMove(event.from, event.to), 'plain', null);
    case 'turn-started':
      return line(log.turnStarted(nameOf(names, event.player)), 'turn', event.player);
    case 'draw':
      return line(log.draw(nameOf(names, event.player), event.count), 'quiet', event.player);
    case 'reshuffle':
      return line(log.reshuffle, 'quiet', null);
    case 'passed-over':
      return line(log.passedOver(nameOf(names, event.player)), 'quiet', event.player);
    case 'game-over': {
      const won = event.reason === 'floors' ? log.wonByFloors : log.wonByPlant;
      return line(won(nameOf(names, event.winner)), 'end', event.winner);
    }
    default:
      return [];
  }
}

const MEGA: ReadonlySet<ActionKind> = new Set(['missile', 'sweep', 'hover', 'ink']);

function cardLine(event: EventOf<'card-played'>, texts: LogTexts): string {
  const { log, modes } = texts.zorgl;
  const name = nameOf(texts.names, event.player);
  const card = cardName(event.card, texts.interface);
  // A joker is named with its suit, except for a mega-power; a stiff monster's spades are clubs (Z11.14).
  const parts = describeCard(event.card);
  const named = 'joker' in parts ? !MEGA.has(event.use) : parts.suit !== event.suit;
  const played = named
    ? log.joker(name, card, texts.interface.cards.suits[event.suit])
    : log.plays(name, card);
  const ordinary = event.use === 'move' || event.use === 'attack' || event.use === 'ignore';
  return ordinary ? `${played}.` : `${played} — ${modes[event.use]}.`;
}
