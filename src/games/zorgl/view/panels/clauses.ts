import { type ActionKind, type CardId, describeCard } from '#zorgl/rules';
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

/** Every clause that cards and actions link to. */
export const TABLE_CLAUSES: readonly string[] = [
  ...Object.values(ACTION_CLAUSES),
  ...Object.values(CARD_CLAUSES).flatMap((each) => Object.values(each)),
  ACE,
  JOKER,
];
