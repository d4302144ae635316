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

/** A legal action by what people choose it with: a card of a hand, a place of the table, both, or a button alone. */
export interface Offer {
  readonly action: Action;
  /** Whose card, and which: see {@link cardKey}; null for none. */
  readonly card: string | null;
  /** A place or figure by its name on the table; null for none. */
  readonly target: string | null;
}

/** The name of a card of a hand, equal cards alike. */
export const cardKey = (owner: Seat, card: Card): string => `${owner} ${card}`;

/** The seat and the card of a key. */
export function ofKey(key: string): readonly [owner: Seat, card: Card] {
  const [owner, card] = key.split(' ') as [Seat, Card];
  return [owner, card];
}

/** The name of a plate on the table. @param col from 1 */
export const plateName = (row: Colour, col: number): string => `${row}${col}`;

/** The leftmost plate of a row without a cover; the row itself where there is none. */
function openPlate({ chart }: View, row: Colour): string {
  const index = chart[row].plates.findIndex(({ cover }) => cover === null);
  return index < 0 ? row : plateName(row, index + 1);
}

/** @param seat who decides */
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

/** What somebody is choosing, for the decision that it was begun in. */
export interface Selection {
  readonly seat: Seat;
  readonly frame: Frame<Card | null>;
  readonly offers: readonly Offer[];
  /** The chosen card and place; null for none yet. */
  readonly card: string | null;
  readonly target: string | null;
}

/** The beginning of a choice. @param legal what the seat on top of the stack may do */
export function beginSelection(view: View, legal: readonly Action[]): Selection | null {
  const frame = view.stack.at(-1);
  if (frame === undefined) return null;
  const offers = legal.map((action) => offerOf(action, view, frame.seat));
  return { seat: frame.seat, frame, offers, card: null, target: null };
}

/** What is left by what was chosen so far. */
export const leftOf = ({ offers, card, target }: Selection): readonly Offer[] =>
  offers.filter(
    (offer) => (card === null || offer.card === card) && (target === null || offer.target === target),
  );

const others = (selection: Selection, part: 'card' | 'target'): ReadonlySet<string> =>
  new Set(leftOf({ ...selection, [part]: null }).flatMap((offer) => offer[part] ?? []));

/** The cards that can be chosen now, by their keys. */
export const openCards = (selection: Selection): ReadonlySet<string> => others(selection, 'card');

/** The places and figures that can be chosen now, by their names. */
export const openTargets = (selection: Selection): ReadonlySet<string> => others(selection, 'target');

/** Decisions about a card alone: choosing it is the answer. */
const BY_CARD: ReadonlySet<Frame['kind']> = new Set(['discard', 'duel', 'open', 'grey', 'move', 'trade']);

/** What a choice comes to: an action, or a selection to go on from. */
export type Step = { readonly action: Action } | { readonly selection: Selection };

/** Chooses a card, or no longer. */
export function chooseCard(selection: Selection, key: string): Step {
  if (!openCards(selection).has(key)) return { selection };
  const next = { ...selection, card: selection.card === key ? null : key };
  const [only, ...more] = leftOf(next);
  const settled = next.card !== null && (next.target !== null || BY_CARD.has(selection.frame.kind));
  return settled && only !== undefined && more.length === 0 ? { action: only.action } : { selection: next };
}

/** Chooses a place or a figure, or no longer. */
export function chooseTarget(selection: Selection, target: string): Step {
  if (!openTargets(selection).has(target)) return { selection };
  const next = { ...selection, target: selection.target === target ? null : target };
  const [only, ...more] = leftOf(next);
  const settled = next.target !== null && (next.card !== null || only?.card === null);
  return settled && only !== undefined && more.length === 0 ? { action: only.action } : { selection: next };
}

/** Nothing is chosen any more. */
export const cancel = (selection: Selection): Selection => ({ ...selection, card: null, target: null });

/** Something is chosen that can be taken back. */
export const isMidway = ({ card, target }: Selection): boolean => card !== null || target !== null;

const isRow = (target: string) => COLOURS.some((row) => row === target);

/**
 * What stands as a button: all that is left of what was chosen; before that what needs no card and no plate of the
 * chart, which is a button itself.
 */
export function buttonsOf(selection: Selection): readonly Offer[] {
  const left = leftOf(selection);
  if (isMidway(selection)) return left;
  return left.filter(
    ({ card, target }) => card === null && (target === null || target === 'king' || isRow(target)),
  );
}

/** The actions that go on without anything, one of which is meant by the key that ends things. */
const ENDS: readonly Action['do'][] = ['end', 'pass', 'stay', 'draw', 'keep', 'leave', 'accept'];

/** What the key that ends a decision does; undefined if nothing ends it. */
export const endOf = ({ offers }: Selection): Action | undefined =>
  offers.find(({ action, card }) => card === null && ENDS.includes(action.do))?.action;
