import type { Messages } from '#i18n';
import { clauseBy, type LogContext, type LogRow, type LogTable } from '#module';
import { type Drawing, LOG_DRAWINGS, type LogTone } from '#ui';
import { type ActionKind, type CardId, describeCard, type Event } from '#zorgl/rules';
import type { ZorglMessages } from '../messages';
import { ACTION_CLAUSES } from './clauses';
import { modeDrawing } from './icons';
import { cardName } from './names';

export interface LogTexts {
  readonly zorgl: ZorglMessages;
  readonly interface: Messages;
}

type EventOf<Type extends Event['type']> = Event & { readonly type: Type };
type Context = LogContext<Event>;

const isOf =
  <Type extends Event['type']>(type: Type) =>
  (event: Event): event is EventOf<Type> =>
    event.type === type;

/** Events reported on the line of the attack, shake etc. that caused them. */
const PARTS = ['floors', 'destroyed', 'swap'] as const satisfies readonly Event['type'][];

/** The seat of the attacking monster; for the army, the active player. */
function attackerSeat({ by }: EventOf<'attack'>, { before }: Context) {
  if ('monster' in by) return by.monster;
  const played = before.findLast((event) => event.type === 'card-played' || event.type === 'turn-started');
  return played !== undefined && 'player' in played ? played.player : null;
}

function attackTone({ meets }: EventOf<'attack'>, { joined }: Context): LogTone {
  const loss = joined.find(isOf('floors'));
  if (loss !== undefined) return loss.chain >= 2 ? 'combo' : 'hit';
  return meets === 'free' || joined.some(isOf('swap')) ? 'hit' : 'quiet';
}

function attackText(event: EventOf<'attack'>, { name, joined }: Context, zorgl: ZorglMessages): string {
  const { log } = zorgl;
  const target = name(event.target);
  const attacker = 'monster' in event.by ? name(event.by.monster) : zorgl.army(event.by.unit);
  const swapped = joined.some(isOf('swap'));
  if (event.meets === 'swap') return (swapped ? log.swap : log.noSwap)(attacker, target);

  const begin =
    event.manner === 'throw'
      ? log.throw(attacker, target, zorgl.directions[event.direction])
      : log[event.manner](attacker, target);
  const pushed = event.line.slice(1).map(name);
  const opening = pushed.length === 0 ? begin : begin + log.chain(pushed);
  if (event.meets === 'edge' || event.recoil === null) return opening + log.edge;
  if (event.meets === 'free') return opening + log.intoFree(event.recoil);

  const loss = joined.find(isOf('floors'));
  if (loss === undefined) return opening + log.nothingLost(event.recoil);
  const into = loss.plant ? log.intoPlant : log.intoBuilding;
  const cheer = loss.chain >= 3 ? log.megaCombo : loss.chain === 2 ? log.combo : '.';
  const exchange = swapped ? ` ${log.swap(attacker, target)}` : '';
  return opening + into(event.recoil, loss.lost) + cheer + fallen(joined, zorgl) + exchange;
}

function fallen(joined: readonly Event[], { log }: ZorglMessages): string {
  const falls = joined.filter(isOf('destroyed'));
  return falls.map(({ plant }) => (plant ? log.plantFalls : log.buildingFalls)).join('');
}

const lostIn = (joined: readonly Event[]): number =>
  joined.filter(isOf('floors')).reduce((sum, { lost }) => sum + lost, 0);

/**
 * The line of an event that brings down a floor of each building around a box.
 * @param begin text at the start of the line
 */
function quakeRow<Of extends EventOf<'shake' | 'missile' | 'sweep-ended'>>(
  mode: ActionKind,
  begin: (name: string, event: Of, context: Context) => string,
  zorgl: ZorglMessages,
): LogRow<Of, Event> {
  const { log } = zorgl;
  return {
    seat: ({ monster }) => monster,
    tone: (_, { joined }) => (lostIn(joined) > 0 ? 'hit' : 'quiet'),
    icon: modeDrawing(mode),
    clause: ACTION_CLAUSES[mode],
    joins: PARTS,
    text(name, event, context) {
      const lost = lostIn(context.joined);
      const yielded = lost === 0 ? log.shakeNothing : log.shakeYield(lost);
      return begin(name, event, context) + yielded + fallen(context.joined, zorgl);
    },
  };
}

const MEGA: ReadonlySet<ActionKind> = new Set(['missile', 'sweep', 'hover', 'ink']);

function cardLine(name: string, event: EventOf<'card-played'>, texts: LogTexts): string {
  const { log, modes } = texts.zorgl;
  const card = cardName(event.card, texts.interface);
  // A joker is named with its suit, except for a mega-power; a stiff monster's spades are clubs (Z11.14).
  const parts = describeCard(event.card);
  const named = 'joker' in parts ? !MEGA.has(event.use) : parts.suit !== event.suit;
  const played = named
    ? log.joker(name, card, texts.interface.cards.suits[event.suit])
    : log.plays(name, card);
  const ordinary = event.use === 'move' || event.use === 'attack' || event.use === 'ignore';
  return ordinary ? played : `${played} — ${modes[event.use]}`;
}

/** A crushed unit. */
const CRUSHED: Drawing = [
  { d: 'M12 2v9M8 7.500l4 4 4-4', solid: false },
  { d: 'M2.5 15h19l-2.5 6H5z', solid: true },
];

/** Icons for ways of moving and attacking: the use of the card that caused them. */
const MANNERS = {
  step: 'move',
  blitz: 'blitz',
  burrow: 'burrow',
  leap: 'leap',
  land: 'land',
  fall: 'fall',
  shove: 'attack',
  frenzy: 'frenzy',
  throw: 'throw',
  army: 'army-attack',
  tail: 'tail',
  sweep: 'sweep',
} as const satisfies Readonly<Record<EventOf<'move' | 'attack'>['manner'], ActionKind>>;

/** The log line of each event type. An attack takes one line with its effects. */
export function logTable(texts: LogTexts): LogTable<Event> {
  const { zorgl } = texts;
  const { log } = zorgl;
  const cards = (ids: readonly CardId[]) => ids.map((card) => cardName(card, texts.interface));
  return {
    'card-played': {
      seat: 'player',
      tone: 'quiet',
      icon: LOG_DRAWINGS.card,
      clause: clauseBy(({ use }) => use, ACTION_CLAUSES),
      text: (name, event) => cardLine(name, event, texts),
    },
    stamp: { seat: 'monster', tone: 'quiet', icon: modeDrawing('ignore'), clause: 'Z4.3', text: log.stamp },
    howl: { seat: 'monster', tone: 'quiet', icon: modeDrawing('ignore'), clause: 'Z5.2', text: log.howl },
    inertia: {
      seat: 'monster',
      tone: 'quiet',
      icon: modeDrawing('ignore'),
      clause: 'Z11.5',
      text: log.inertia,
    },
    move: {
      seat: 'monster',
      icon: ({ manner }) => modeDrawing(MANNERS[manner]),
      clause: clauseBy(({ manner }) => MANNERS[manner], ACTION_CLAUSES),
      text: (name, { manner, to, onto }) => log[manner](name, to, onto > 0),
    },
    attack: {
      seat: attackerSeat,
      tone: attackTone,
      icon: ({ manner }) => modeDrawing(MANNERS[manner]),
      // A single push, and a chain of pushes.
      clause: clauseBy(({ meets, line }) => (line.length > 1 ? (`${meets}-chain` as const) : meets), {
        free: 'Z6.1',
        edge: 'Z6.2',
        building: 'Z6.3',
        swap: 'Z7.6',
        'free-chain': 'Z6.5',
        'edge-chain': 'Z6.6',
        'building-chain': 'Z6.7',
        'swap-chain': 'Z7.6',
      }),
      joins: PARTS,
      text: (_, event, context) => attackText(event, context, zorgl),
    },
    shake: quakeRow('shake', (by, { target }, { name }) => log.shake(by, name(target)), zorgl),
    missile: quakeRow('missile', (by, { target }, { name }) => log.missile(by, name(target)), zorgl),
    'sweep-ended': quakeRow('sweep', log.sweepEnds, zorgl),
    sweep: {
      seat: 'monster',
      tone: 'hit',
      icon: modeDrawing('sweep'),
      clause: 'Z11.6',
      text: (by, { targets }, { name }) => log.sweepBegins(by, targets.map(name)),
    },
    hover: {
      seat: 'monster',
      icon: modeDrawing('hover'),
      clause: 'Z11.12',
      text: (name, { from }) => log.hover(name, from),
    },
    ink: {
      seat: 'monster',
      tone: 'hit',
      icon: modeDrawing('ink'),
      clause: 'Z11.15',
      text: (by, { targets }, { name }) => log.ink(by, targets.map(name)),
    },
    'hand-discarded': {
      seat: 'player',
      tone: 'quiet',
      icon: LOG_DRAWINGS.discard,
      clause: 'Z11.4',
      text: (name, event) => log.wholeHand(name, cards(event.cards)),
    },
    'cards-discarded': {
      seat: 'player',
      tone: 'quiet',
      icon: LOG_DRAWINGS.discard,
      clause: 'Z11.15',
      text: (name, event) => log.discards(name, cards(event.cards)),
    },
    flee: { icon: modeDrawing('army-move'), clause: 'Z9.1', text: (_, { from, to }) => log.flee(from, to) },
    crush: {
      seat: 'player',
      tone: 'hit',
      icon: CRUSHED,
      clause: 'Z9.3',
      text: (_, { monster, at }, { name }) => log.crush(name(monster), at),
    },
    'army-move': {
      icon: modeDrawing('army-move'),
      clause: 'Z8.2',
      text: (_, { from, to }) => log.armyMove(from, to),
    },
    'turn-started': {
      seat: 'player',
      tone: 'turn',
      icon: LOG_DRAWINGS.turn,
      clause: 'Z3.1',
      text: log.turnStarted,
    },
    draw: {
      seat: 'player',
      tone: 'quiet',
      icon: LOG_DRAWINGS.draw,
      clause: 'Z3.4',
      text: (name, { count }) => log.draw(name, count),
    },
    reshuffle: { tone: 'quiet', icon: LOG_DRAWINGS.shuffle, clause: 'Z2.5', text: () => log.reshuffle },
    'passed-over': {
      seat: 'player',
      tone: 'quiet',
      icon: LOG_DRAWINGS.pass,
      clause: 'Z3.3',
      text: log.passedOver,
    },
    'game-over': {
      seat: 'winner',
      tone: 'end',
      icon: LOG_DRAWINGS.end,
      clause: clauseBy(({ reason }) => reason, { floors: 'Z10.1', plant: 'Z10.2' }),
      text: (name, { reason }) => (reason === 'floors' ? log.wonByFloors : log.wonByPlant)(name),
    },
  };
}
