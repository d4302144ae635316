import { DIRECTIONS, type Direction } from '#core';
import type { Action, ActionKind } from './action';
import { ACTION_KINDS } from './action';
import { GRID } from './board';
import { CARD_IDS, cardNumber, SUITS, type Suit } from './cards';
import type { Seat } from './position';
import { seatLetter, seatNumber } from './state';

/**
 * An action packed into 32 bits, for speed: kind, card, first and second field, suit, flight box. The first
 * field is the box entered, the target's seat or the unit's box; the second is the direction of a throw, the
 * box a unit moves to or the seat a unit attacks. A discard keeps its cards, three at most, in the first
 * three fields.
 */
export type ActionCode = number;

export const KIND = Object.fromEntries(ACTION_KINDS.map((kind, index) => [kind, index])) as Readonly<
  Record<ActionKind, number>
>;

export const NO_CARD = 63;
export const NO_SUIT = 7;
export const NO_FLEE = 63;

/** Factor of a box number in the first or the second field. */
export const FIRST_FIELD = 1 << 15;
export const SECOND_FIELD = 1 << 9;

/** An action without its card, which {@link cardFields} adds. */
export type CardlessCode = number;

/** @param kind a value of KIND @param first a box or a seat @param flee a box or NO_FLEE */
export function encode(kind: number, first: number, second: number, flee: number): CardlessCode {
  return (kind << 27) | (first << 15) | (second << 9) | flee;
}

/** The bits of the card. @param card NO_CARD for none @param suit 0 … 3 for a joker, else NO_SUIT */
export function cardFields(card: number, suit: number): number {
  return (card << 21) | (suit << 6);
}

export const codeKind = (code: ActionCode): number => code >>> 27;
export const codeCard = (code: ActionCode): number => (code >>> 21) & 63;
export const codeFirst = (code: ActionCode): number => (code >>> 15) & 63;
export const codeSecond = (code: ActionCode): number => (code >>> 9) & 63;
export const codeSuit = (code: ActionCode): number => (code >>> 6) & 7;
export const codeFlee = (code: ActionCode): number => code & 63;

/** The same action with another flight box. */
export const withFlee = (code: CardlessCode, box: number): CardlessCode => (code & ~63) | box;

/** The cards of a discard. @param code the code of a discard */
export function discardedCards(code: ActionCode): number[] {
  return [codeCard(code), codeFirst(code), codeSecond(code)].filter((card) => card !== NO_CARD);
}

/** The code of a discard of up to three cards, without the first of them (Z11.15). */
export function encodeDiscard([, second = NO_CARD, third = NO_CARD]: readonly number[]): CardlessCode {
  return encode(KIND.discard, second, third, NO_FLEE);
}

/** Decodes an action to the interchange format. */
export function decodeAction(code: ActionCode): Action {
  const card = CARD_IDS[codeCard(code)]!;
  const first = codeFirst(code);
  const second = codeSecond(code);
  const suit = codeSuit(code);
  const named = suit === NO_SUIT ? {} : { suit: SUITS[suit]! };
  const flee = codeFlee(code);
  const trampling = flee === NO_FLEE ? {} : { flee: GRID.name(flee) };
  const kind = ACTION_KINDS[codeKind(code)]!;
  switch (kind) {
    case 'move':
      return { do: kind, card, to: GRID.name(first), ...named, ...trampling };
    case 'attack':
      return { do: kind, card, target: seatLetter(first), ...named, ...trampling };
    case 'ignore':
      return { do: kind, card, ...named };
    case 'blitz':
    case 'burrow':
    case 'leap':
      return { do: kind, card, to: GRID.name(first) };
    case 'throw':
      return { do: kind, card, target: seatLetter(first), dir: DIRECTIONS[second]!, ...trampling };
    case 'frenzy':
      return { do: kind, card, target: seatLetter(first), ...trampling };
    case 'shake':
      return { do: kind, card, target: seatLetter(first) };
    case 'army-move':
      return { do: kind, card, unit: GRID.name(first), to: GRID.name(second), ...named };
    case 'army-attack':
      return { do: kind, card, unit: GRID.name(first), target: seatLetter(second), ...named, ...trampling };
    case 'blitz-on':
      return { do: kind, to: GRID.name(first), ...trampling };
    case 'frenzy-on':
      return { do: kind, target: seatLetter(first), ...trampling };
    case 'missile':
      return { do: kind, card, target: seatLetter(first) };
    case 'sweep':
      return { do: kind, card, target: seatLetter(first), ...trampling };
    case 'tail':
    case 'sweep-on':
      return { do: kind, target: seatLetter(first), ...trampling };
    case 'hover':
    case 'ink':
      return { do: kind, card };
    case 'discard':
      return { do: kind, cards: discardedCards(code).map((number) => CARD_IDS[number]!) };
    case 'land':
    case 'fall':
      return { do: kind, to: GRID.name(first) };
    case 'stop':
    case 'end':
      return { do: kind };
  }
}

interface Fields {
  readonly do: ActionKind;
  readonly card?: string;
  readonly to?: string;
  readonly target?: Seat;
  readonly unit?: string;
  readonly dir?: Direction;
  readonly suit?: Suit;
  readonly flee?: string;
}

/** Encodes an action of valid shape. */
export function encodeAction(action: Action): ActionCode {
  if (action.do === 'discard') {
    const cards = action.cards.map((card) => cardNumber(card)!);
    return encodeDiscard(cards) | cardFields(cards[0]!, NO_SUIT);
  }
  const { card, to, target, unit, dir, suit, flee }: Fields = action;
  const boxes = {
    to: to === undefined ? undefined : GRID.parse(to),
    unit: unit === undefined ? undefined : GRID.parse(unit),
    target: target === undefined ? undefined : seatNumber(target),
    dir: dir === undefined ? undefined : DIRECTIONS.indexOf(dir),
  };
  const [first, second] =
    boxes.unit === undefined
      ? [boxes.to ?? boxes.target ?? 0, boxes.dir ?? 0]
      : [boxes.unit, boxes.to ?? boxes.target ?? 0];
  const code = encode(KIND[action.do], first, second, flee === undefined ? NO_FLEE : GRID.parse(flee)!);
  return (
    code |
    cardFields(
      card === undefined ? NO_CARD : cardNumber(card)!,
      suit === undefined ? NO_SUIT : SUITS.indexOf(suit),
    )
  );
}
