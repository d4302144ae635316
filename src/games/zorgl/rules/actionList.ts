import { type BoxSet, nthBox } from './boxSet';
import { type ActionCode, type CardlessCode, cardFields, NO_CARD, NO_SUIT } from './code';

// Layout of a group of actions, whose fields lie next to each other in one array.
const START = 0;
const CODE = 1;
const BOX_COUNT = 2;
const LOW = 3;
const HIGH = 4;
const PER_BOX = 5;
const CARDS = 6;
const PARTS = 7;

/** Low word of the box set of a group without boxes: a single box 0, which adds nothing to the code. */
const NO_CHOICE = 1;

/** Copies an array into one of twice the length. */
function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** Each suit has its own set of cards, with room for a whole deck. */
const SUIT_SETS = 4;
const SET_SIZE = 64;
const SINGLE_CARDS = SUIT_SETS * SET_SIZE;

/**
 * A reusable list of actions. Actions that differ only in the card or in one box form a group, stored as its
 * cards and the set of its boxes. They are decoded on demand, because a random pick only needs their number.
 */
export class ActionList {
  private parts = new Int32Array(64 * PARTS);
  /** Start of the next group in the array. */
  private end = 0;
  private cards = new Int32Array(SINGLE_CARDS + SET_SIZE);
  private readonly suitSizes = new Int32Array(SUIT_SETS);
  /** Whether any card has been gathered. */
  private gathered = false;
  private endOfCards = SINGLE_CARDS;
  /** Start and number of the cards of the next group. */
  private firstCard = 0;
  private cardCount = 0;
  /** Number of actions. */
  length = 0;

  constructor() {
    this.clear();
  }

  /** Empties the list. Until told otherwise, actions are added without a card. */
  clear(): void {
    this.end = 0;
    this.length = 0;
    if (this.gathered) this.suitSizes.fill(0);
    this.gathered = false;
    this.endOfCards = SINGLE_CARDS;
    this.forNoCard();
  }

  /**
   * Registers a card that can be played as a suit, for {@link forSuit}.
   * @param named the suit if the card is a joker, else NO_SUIT
   */
  gather(suit: number, card: number, named: number): void {
    this.gathered = true;
    this.cards[suit * SET_SIZE + this.suitSizes[suit]!++] = cardFields(card, named);
  }

  /** Adds the following actions for each card gathered for a suit. Returns whether there are any. */
  forSuit(suit: number): boolean {
    this.firstCard = suit * SET_SIZE;
    this.cardCount = this.suitSizes[suit]!;
    return this.cardCount > 0;
  }

  /** Adds the following actions for one card. @param suit 0 … 3 for a joker, else NO_SUIT */
  forCard(card: number, suit: number): void {
    if (this.endOfCards === this.cards.length) this.cards = doubled(this.cards);
    this.firstCard = this.endOfCards++;
    this.cardCount = 1;
    this.cards[this.firstCard] = cardFields(card, suit);
  }

  /** Adds the following actions without a card. */
  forNoCard(): void {
    this.forCard(NO_CARD, NO_SUIT);
  }

  /** Adds an action for each of the current cards. */
  push(code: CardlessCode): void {
    this.addGroup(code, 1, NO_CHOICE, 0, 0);
  }

  /**
   * Adds an action for each box of a set and each of the current cards.
   * @param code the action without the box
   * @param perBox factor for the number of the box in the code
   */
  pushBoxes(code: CardlessCode, boxes: BoxSet, perBox: number): void {
    this.addGroup(code, boxes.count, boxes.low, boxes.high, perBox);
  }

  private addGroup(code: CardlessCode, boxCount: number, low: number, high: number, perBox: number): void {
    if (this.end === this.parts.length) this.parts = doubled(this.parts);
    const { parts, end } = this;
    parts[end + START] = this.length;
    parts[end + CODE] = code;
    parts[end + BOX_COUNT] = boxCount;
    parts[end + LOW] = low;
    parts[end + HIGH] = high;
    parts[end + PER_BOX] = perBox;
    parts[end + CARDS] = this.firstCard;
    this.end = end + PARTS;
    this.length += boxCount * this.cardCount;
  }

  /** @param index 0 … length−1 */
  at(index: number): ActionCode {
    const { parts } = this;
    // Search backwards: an empty group starts where the next one does, and must not be found before it.
    let group = this.end - PARTS;
    while (parts[group + START]! > index) group -= PARTS;
    const boxCount = parts[group + BOX_COUNT]!;
    let place = index - parts[group + START]!;
    let card = parts[group + CARDS]!;
    for (; place >= boxCount; place -= boxCount) card++;
    const box = nthBox(parts[group + LOW]!, parts[group + HIGH]!, place);
    return (parts[group + CODE]! + Math.imul(box, parts[group + PER_BOX]!)) | this.cards[card]!;
  }

  includes(code: ActionCode): boolean {
    for (let index = 0; index < this.length; index++) {
      if (this.at(index) === code) return true;
    }
    return false;
  }
}
