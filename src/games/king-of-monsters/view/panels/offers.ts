import {
  type Action,
  type Card,
  COLOURS,
  type Colour,
  type Frame,
  type Seat,
  type View,
  ZONES,
} from '#king-of-monsters/rules';

/** A legal action by how it is chosen: a card, a place of the table, both, or a plain button. */
export interface Offer {
  readonly action: Action;
  /** Card key, see {@link cardKey}; null for none. */
  readonly card: string | null;
  /** Name of a place or figure on the table; null for none. */
  readonly target: string | null;
}

/** Key of a card in a hand; equal cards share it. */
export const cardKey = (owner: Seat, card: Card): string => `${owner} ${card}`;

/** Seat and card of a key. */
export function ofKey(key: string): readonly [owner: Seat, card: Card] {
  const [owner, card] = key.split(' ') as [Seat, Card];
  return [owner, card];
}

/** Name of a plate on the table. @param col from 1 */
export const plateName = (row: Colour, col: number): string => `${row}${col}`;

/** The leftmost uncovered plate of a row, or the row itself if there is none. */
function openPlate({ chart }: View, row: Colour): string {
  const index = chart[row].plates.findIndex(({ cover }) => cover === null);
  return index < 0 ? row : plateName(row, index + 1);
}

/** @param seat the active one */
function offerOf(action: Action, view: View, seat: Seat): Offer {
  const offer = (card: string | null, target: string | null): Offer => ({ action, card, target });
  switch (action.do) {
    case 'discard':
    case 'answer':
    case 'open':
    case 'motorpool':
      return offer(cardKey(seat, action.card), null);
    case 'offer':
    case 'trade':
      return offer(cardKey(action.hero, action.card), null);
    case 'smash':
      return offer(cardKey('king', action.card), 'objective');
    case 'attack':
      return offer(cardKey('king', action.card), action.hero);
    case 'advance':
      return offer(cardKey('king', action.card), ZONES[ZONES.indexOf(view.king.zone) + 1] ?? null);
    case 'move':
      return offer(cardKey(seat, action.card), action.to);
    case 'cover':
      return offer(cardKey(seat, action.card), openPlate(view, action.row));
    case 'shift':
      return offer(cardKey(seat, action.card), action.to);
    case 'grey': {
      const { row, col } = action;
      const at = row === undefined || col === undefined ? null : plateName(row, col);
      return offer(cardKey('grey', action.card), at);
    }
    case 'end':
      return offer(action.store === undefined ? null : cardKey(seat, action.store), null);
    case 'place':
    case 'compare':
    case 'duel':
      return offer(null, action.row);
    case 'replace':
    case 'peek':
    case 'token':
      return offer(null, plateName(action.row, action.col));
    case 'fight':
      return offer(null, 'king');
    default:
      return offer(null, null);
  }
}

/** A partial choice within the decision in which it began. */
export interface Selection {
  readonly seat: Seat;
  readonly frame: Frame<Card | null>;
  readonly offers: readonly Offer[];
  /** The chosen card and place, or null. */
  readonly card: string | null;
  readonly target: string | null;
}

/** Starts a choice. @param legal actions of the active seat */
export function beginSelection(view: View, legal: readonly Action[]): Selection | null {
  const frame = view.stack.at(-1);
  if (frame === undefined) return null;
  const offers = legal.map((action) => offerOf(action, view, frame.seat));
  return { seat: frame.seat, frame, offers, card: null, target: null };
}

/** The offers that match the choice so far. */
export const leftOf = ({ offers, card, target }: Selection): readonly Offer[] =>
  offers.filter(
    (offer) => (card === null || offer.card === card) && (target === null || offer.target === target),
  );

const others = (selection: Selection, part: 'card' | 'target'): ReadonlySet<string> =>
  new Set(leftOf({ ...selection, [part]: null }).flatMap((offer) => offer[part] ?? []));

/** Keys of the cards that can be chosen now. */
export const openCards = (selection: Selection): ReadonlySet<string> => others(selection, 'card');

/** Names of the places and figures that can be chosen now. */
export const openTargets = (selection: Selection): ReadonlySet<string> => others(selection, 'target');

/** Decisions about a card alone: choosing it decides. */
const BY_CARD: ReadonlySet<Frame['kind']> = new Set(['discard', 'duel', 'open', 'grey', 'move', 'trade']);

/** Result of a choice: an action, or a selection to continue from. */
export type Step = { readonly action: Action } | { readonly selection: Selection };

/** Chooses a card, or deselects it. */
export function chooseCard(selection: Selection, key: string): Step {
  if (!openCards(selection).has(key)) return { selection };
  const next = { ...selection, card: selection.card === key ? null : key };
  const [only, ...more] = leftOf(next);
  const settled = next.card !== null && (next.target !== null || BY_CARD.has(selection.frame.kind));
  return settled && only !== undefined && more.length === 0 ? { action: only.action } : { selection: next };
}

/** Chooses a place or figure, or deselects it. */
export function chooseTarget(selection: Selection, target: string): Step {
  if (!openTargets(selection).has(target)) return { selection };
  const next = { ...selection, target: selection.target === target ? null : target };
  const [only, ...more] = leftOf(next);
  const settled = next.target !== null && (next.card !== null || only?.card === null);
  return settled && only !== undefined && more.length === 0 ? { action: only.action } : { selection: next };
}

/** Deselects everything. */
export const cancel = (selection: Selection): Selection => ({ ...selection, card: null, target: null });

/** Whether there is something to deselect. */
export const isMidway = ({ card, target }: Selection): boolean => card !== null || target !== null;

const isRow = (target: string) => COLOURS.some((row) => row === target);

/**
 * The offers to show as buttons: all that match a partial choice; before that, only those without a card or a
 * plate (plates are buttons themselves).
 */
export function buttonsOf(selection: Selection): readonly Offer[] {
  const left = leftOf(selection);
  if (isMidway(selection)) return left;
  return left.filter(
    ({ card, target }) => card === null && (target === null || target === 'king' || isRow(target)),
  );
}

/** Actions that decline or finish; the "end" key takes the one that is legal. */
const ENDS: readonly Action['do'][] = ['end', 'pass', 'stay', 'draw', 'keep', 'leave', 'accept'];

/** The action of the "end" key; undefined if there is none. */
export const endOf = ({ offers }: Selection): Action | undefined =>
  offers.find(({ action, card }) => card === null && ENDS.includes(action.do))?.action;
