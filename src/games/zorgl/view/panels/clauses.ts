import { type CardId, describeCard } from '#core';
import type { ActionKind, Event } from '#zorgl/rules';
import { isBlack } from './cards';

/** The clause on each kind of action. */
export const ACTION_CLAUSES = {
  move: 'Z4.1',
  attack: 'Z5.1',
  ignore: 'Z4.3',
  blitz: 'Z7.4',
  burrow: 'Z7.5',
  leap: 'Z7.5',
  throw: 'Z7.6',
  frenzy: 'Z7.7',
  shake: 'Z7.8',
  'army-move': 'Z8.2',
  'army-attack': 'Z8.3',
  'blitz-on': 'Z7.4',
  'frenzy-on': 'Z7.7',
  missile: 'Z11.3',
  sweep: 'Z11.6',
  'sweep-on': 'Z11.6',
  hover: 'Z11.12',
  ink: 'Z11.15',
  tail: 'Z11.4',
  discard: 'Z11.15',
  land: 'Z11.12',
  fall: 'Z11.8',
  stop: 'Z7.7',
  end: 'Z3.2',
} as const satisfies Readonly<Record<ActionKind, string>>;

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const MOVE_CLAUSES = {
  step: 'Z4.1',
  blitz: 'Z7.4',
  burrow: 'Z7.5',
  leap: 'Z7.5',
  land: 'Z11.12',
  fall: 'Z11.8',
} as const satisfies Readonly<Record<EventOf<'move'>['manner'], string>>;

/** The clause on a single push and on a chain of pushes. */
const PUSH_CLAUSES = {
  free: ['Z6.1', 'Z6.5'],
  edge: ['Z6.2', 'Z6.6'],
  building: ['Z6.3', 'Z6.7'],
  swap: ['Z7.6', 'Z7.6'],
} as const satisfies Readonly<Record<EventOf<'attack'>['meets'], readonly [string, string]>>;

/** The clause behind each event type. Moves, attacks, cards and the end depend on more than the type. */
const EVENT_CLAUSES = {
  inertia: 'Z11.5',
  waiting: 'Z3.1',
  'card-discarded': 'Z3.5',
  stamp: 'Z4.3',
  howl: 'Z5.2',
  swap: 'Z7.6',
  push: 'Z6.1',
  follow: 'Z6.1',
  shake: 'Z7.8',
  missile: 'Z11.3',
  sweep: 'Z11.6',
  'sweep-ended': 'Z11.6',
  'hand-discarded': 'Z11.4',
  hover: 'Z11.12',
  ink: 'Z11.15',
  'cards-discarded': 'Z11.15',
  floors: 'Z6.3',
  destroyed: 'Z6.9',
  flee: 'Z9.1',
  crush: 'Z9.3',
  'army-move': 'Z8.2',
  'turn-ended': 'Z3.4',
  reshuffle: 'Z2.5',
  draw: 'Z3.4',
  'passed-over': 'Z3.3',
  'turn-started': 'Z3.1',
} as const satisfies Readonly<
  Record<Exclude<Event['type'], 'move' | 'attack' | 'card-played' | 'game-over'>, string>
>;

/** The clause of the rules behind an event. */
export function eventClause(event: Event): string {
  switch (event.type) {
    case 'move':
      return MOVE_CLAUSES[event.manner];
    case 'attack':
      return PUSH_CLAUSES[event.meets][event.line.length > 1 ? 1 : 0];
    case 'card-played':
      return ACTION_CLAUSES[event.use];
    case 'game-over':
      return event.reason === 'floors' ? 'Z10.1' : 'Z10.2';
    default:
      return EVENT_CLAUSES[event.type];
  }
}

const CARD_CLAUSES = {
  black: { ordinary: 'Z4.1', wasted: 'Z4.3', J: 'Z7.4', Q: 'Z7.5', K: 'Z7.5' },
  red: { ordinary: 'Z5.1', wasted: 'Z5.2', J: 'Z7.7', Q: 'Z7.6', K: 'Z7.8' },
} as const;

const ACE = 'Z7.1';
const JOKER = 'Z5.3';

/** The clause on what a card can do. */
function cardClause(card: CardId): string {
  const parts = describeCard(card);
  if ('joker' in parts) return JOKER;
  const { rank } = parts;
  if (rank === 'A') return ACE;
  const clauses = CARD_CLAUSES[isBlack(card) ? 'black' : 'red'];
  return rank === 'J' || rank === 'Q' || rank === 'K' ? clauses[rank] : clauses.ordinary;
}

/** The clause on a use of a card or, without a use, on the card; null for neither. */
export function clauseOf(use: ActionKind | null, card: CardId | null): string | null {
  if (use === null) return card === null ? null : cardClause(card);
  if (use !== 'ignore' || card === null || isBlack(card)) return ACTION_CLAUSES[use];
  return CARD_CLAUSES.red.wasted;
}

/** Every clause that events, cards and actions link to. */
export const TABLE_CLAUSES: readonly string[] = [
  ...Object.values(ACTION_CLAUSES),
  ...Object.values(CARD_CLAUSES).flatMap((each) => Object.values(each)),
  ACE,
  JOKER,
  ...Object.values(MOVE_CLAUSES),
  ...Object.values(PUSH_CLAUSES).flat(),
  ...Object.values(EVENT_CLAUSES),
  'Z10.1',
  'Z10.2',
];
