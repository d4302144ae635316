import { type BoxSet, nthBox } from './boxSet';
import { type ActionCode, type CardlessCode, cardFields, NO_CARD, NO_SUIT } from './code';

// The parts of a group of actions, beside each other in one array.
const START = 0;
const CODE = 1;
const BOX_COUNT = 2;
const LOW = 3;
const HIGH = 4;
const PER_BOX = 5;
const CARDS = 6;
const PARTS = 7;

/** The set of a single box, as the low word: that of a group without boxes, to which it adds nothing. */
const NO_CHOICE = 1;

/** What grows as it must: a copy of twice the length. */
function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** Suits have sets of cards of their own; there is room for a whole deck in each. */
const SUIT_SETS = 4;
const SET_SIZE = 64;
const SINGLE_CARDS = SUIT_SETS * SET_SIZE;

/**
 * A list of actions that is filled again and again. Actions that differ in the card or in a box only are kept as one
 * group, with their cards and the set of their boxes, and are made when somebody asks for them: who draws one by
 * chance needs no more than their number.
 */
export class ActionList {
  private parts = new Int32Array(64 * PARTS);
  /** Where the next group begins in the array. */
  private end = 0;
  private cards = new Int32Array(SINGLE_CARDS + SET_SIZE);
  private readonly suitSizes = new Int32Array(SUIT_SETS);
  /** Some suit has cards of its own. */
  private gathered = false;
  private endOfCards = SINGLE_CARDS;
  /** Where the cards of the next group begin, and how many they are. */
  private firstCard = 0;
  private cardCount = 0;
  /** How many actions there are. */
  length = 0;

  constructor() {
    this.clear();
  }

  /** Empties the list; what is added first is without a card. */
  clear(): void {
    this.end = 0;
    this.length = 0;
    if (this.gathered) this.suitSizes.fill(0);
    this.gathered = false;
    this.endOfCards = SINGLE_CARDS;
    this.forNoCard();
  }

  /**
   * Notes a card that can be played as a suit, for {@link forSuit}.
   * @param named the suit if the card is a joker, else NO_SUIT
   */
  gather(suit: number, card: number, named: number): void {
    this.gathered = true;
    this.cards[suit * SET_SIZE + this.suitSizes[suit]!++] = cardFields(card, named);
  }

  /** What is added from now on is for each of the cards gathered for a suit. Returns whether there are any. */
  forSuit(suit: number): boolean {
    this.firstCard = suit * SET_SIZE;
    this.cardCount = this.suitSizes[suit]!;
    return this.cardCount > 0;
  }

  /** What is added from now on is for one card. @param suit 0 … 3 for a joker, else NO_SUIT */
  forCard(card: number, suit: number): void {
    if (this.endOfCards === this.cards.length) this.cards = doubled(this.cards);
    this.firstCard = this.endOfCards++;
    this.cardCount = 1;
    this.cards[this.firstCard] = cardFields(card, suit);
  }

  /** What is added from now on is done without a card. */
  forNoCard(): void {
    this.forCard(NO_CARD, NO_SUIT);
  }

  /** Adds an action for each of the cards. */
  push(code: CardlessCode): void {
    this.addGroup(code, 1, NO_CHOICE, 0, 0);
  }

  /**
   * Adds an action for each box of a set and each of the cards.
   * @param code of the action, but for the box
   * @param perBox what the number of the box is multiplied with before it is added to the code
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
    // From the end, so that a group without actions is never met before the one that begins where it does.
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
