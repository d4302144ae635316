import { Random } from '#core';
import { type BoxContent, GRID } from './board';
import { type Charter, NO_BOX, NOBODY, PENDING_DISCARD, PENDING_FALL, UNIT, VACANT } from './constants';
import type { Traits } from './monsters';
import { SEATS } from './position';

const BOXES = 49;
const DECK = 54;
const PLAYERS = 4;

// One buffer holds a whole state, so that a copy is one block move.
const FLOORS = 0;
const OCCUPANT = FLOORS + BOXES;
const AT = OCCUPANT + BOXES;
const PILE_FLOORS = AT + PLAYERS;
const PILE_UNITS = PILE_FLOORS + PLAYERS;
const HAND_SIZE = PILE_UNITS + PLAYERS;
const PLAYER = HAND_SIZE + PLAYERS;
const PLAYED = PLAYER + 1;
const QUOTA = PLAYED + 1;
const PENDING = QUOTA + 1;
const PENDING_CARD = PENDING + 1;
const PENDING_SEATS = PENDING_CARD + 1;
const INERTIA_SPENT = PENDING_SEATS + 1;
const PLANT = INERTIA_SPENT + 1;
const WINNER = PLANT + 1;
const REASON = WINNER + 1;
const DRAW_SIZE = REASON + 1;
const DISCARD_SIZE = DRAW_SIZE + 1;
const RNG = DISCARD_SIZE + 1;
const HANDS = RNG + 16;
const DRAW = HANDS + PLAYERS * DECK;
const DISCARD = DRAW + DECK;
const SIZE = DISCARD + DECK;

/**
 * A position in the form in which the rules work on it: cheap to copy and changed in place.
 * Boxes are 0 … 48 (see GRID), seats 0 … 3, cards 0 … 53.
 */
export class State {
  private constructor(
    readonly charter: Charter,
    private readonly bytes: Uint8Array,
  ) {}

  /** An empty city without cards. */
  static empty(charter: Charter): State {
    const state = new State(charter, new Uint8Array(SIZE));
    state.bytes.fill(NO_BOX, AT, AT + PLAYERS);
    state.plant = NO_BOX;
    state.winner = NOBODY;
    return state;
  }

  clone(): State {
    return new State(this.charter, this.bytes.slice());
  }

  // The board

  floors(box: number): number {
    return this.bytes[FLOORS + box]!;
  }

  setFloors(box: number, floors: number): void {
    this.bytes[FLOORS + box] = floors;
  }

  occupant(box: number): number {
    return this.bytes[OCCUPANT + box]!;
  }

  setOccupant(box: number, occupant: number): void {
    this.bytes[OCCUPANT + box] = occupant;
  }

  /** The seat number of the monster in a box, or -1. */
  monsterIn(box: number): number {
    const occupant = this.bytes[OCCUPANT + box]!;
    return occupant === VACANT || occupant === UNIT ? -1 : occupant - 1;
  }

  hasUnit(box: number): boolean {
    return this.bytes[OCCUPANT + box] === UNIT;
  }

  /** The traits of a seat's monster. */
  traits(seat: number): Traits {
    return this.charter.traits[seat]!;
  }

  /** The monster of a seat is on the board, not hovering over it (Z11.12). */
  isOnBoard(seat: number): boolean {
    return this.bytes[AT + seat] !== NO_BOX;
  }

  /** The monster of a seat stands on a building (Z11.7). */
  isOnRoof(seat: number): boolean {
    const box = this.bytes[AT + seat]!;
    return box !== NO_BOX && this.bytes[FLOORS + box] !== 0;
  }

  /** No monster, and no building but for one that climbs: a move may lead there (Z4.2, Z11.7). */
  isEnterableBy(seat: number, box: number): boolean {
    if (this.bytes[FLOORS + box] === 0) return this.isEnterable(box);
    return this.traits(seat).climbs && this.bytes[OCCUPANT + box] === VACANT;
  }

  /** No monster and no building: a monster may enter, trampling what unit is there (Z4.2). */
  isEnterable(box: number): boolean {
    if (this.bytes[FLOORS + box] !== 0) return false;
    const occupant = this.bytes[OCCUPANT + box];
    return occupant === VACANT || occupant === UNIT;
  }

  /** Nothing at all stands there (Z8.2, Z9.2). */
  isEmpty(box: number): boolean {
    return this.bytes[FLOORS + box] === 0 && this.bytes[OCCUPANT + box] === VACANT;
  }

  /** The box of a seat's monster; NO_BOX for a seat not in play. */
  at(seat: number): number {
    return this.bytes[AT + seat]!;
  }

  /** Puts a seat's monster into a box that nobody holds; the box it leaves becomes vacant. */
  place(seat: number, box: number): void {
    const from = this.bytes[AT + seat]!;
    if (from !== NO_BOX && this.bytes[OCCUPANT + from] === seat + 1) this.bytes[OCCUPANT + from] = VACANT;
    this.bytes[OCCUPANT + box] = seat + 1;
    this.bytes[AT + seat] = box;
  }

  /** Takes a seat's monster off the board (Z11.12). */
  takeOff(seat: number): void {
    this.bytes[OCCUPANT + this.bytes[AT + seat]!] = VACANT;
    this.bytes[AT + seat] = NO_BOX;
  }

  /** The plant's box, or NO_BOX once it is destroyed. */
  get plant(): number {
    return this.bytes[PLANT]!;
  }

  set plant(box: number) {
    this.bytes[PLANT] = box;
  }

  content(box: number): BoxContent {
    const floors = this.floors(box);
    const plant = box === this.plant;
    const seat = this.monsterIn(box);
    if (seat >= 0) {
      return { kind: 'monster', seat: SEATS[seat]!, roof: floors > 0 ? { floors, plant } : null };
    }
    if (floors > 0) return { kind: 'building', floors, plant };
    return this.hasUnit(box) ? { kind: 'unit' } : { kind: 'empty' };
  }

  // Piles

  pileFloors(seat: number): number {
    return this.bytes[PILE_FLOORS + seat]!;
  }

  pileUnits(seat: number): number {
    return this.bytes[PILE_UNITS + seat]!;
  }

  addToPile(seat: number, floors: number, units: number): void {
    this.bytes[PILE_FLOORS + seat]! += floors;
    this.bytes[PILE_UNITS + seat]! += units;
  }

  /** What a pile is worth, in floors (Z9.5, Z10.1). */
  worth(seat: number): number {
    return this.pileFloors(seat) + this.pileUnits(seat) * this.traits(seat).unitWorth;
  }

  // Cards

  handSize(seat: number): number {
    return this.bytes[HAND_SIZE + seat]!;
  }

  handCard(seat: number, index: number): number {
    return this.bytes[HANDS + seat * DECK + index]!;
  }

  addToHand(seat: number, card: number): void {
    this.bytes[HANDS + seat * DECK + this.bytes[HAND_SIZE + seat]!] = card;
    this.bytes[HAND_SIZE + seat]! += 1;
  }

  /** Takes a card out of a hand, the others keeping their order. */
  removeFromHand(seat: number, card: number): void {
    const start = HANDS + seat * DECK;
    const end = start + this.bytes[HAND_SIZE + seat]!;
    const place = this.bytes.indexOf(card, start);
    if (place < 0 || place >= end) throw new RangeError('the card is not in the hand');
    this.bytes.copyWithin(place, place + 1, end);
    this.bytes[HAND_SIZE + seat]! -= 1;
  }

  get drawSize(): number {
    return this.bytes[DRAW_SIZE]!;
  }

  /** @param index 0 is the bottom card, drawSize−1 the top one */
  drawCard(index: number): number {
    return this.bytes[DRAW + index]!;
  }

  /** Lays a card on top of the draw pile. */
  pushDraw(card: number): void {
    this.bytes[DRAW + this.bytes[DRAW_SIZE]!] = card;
    this.bytes[DRAW_SIZE]! += 1;
  }

  /** Takes the top card of the draw pile, which must hold one. */
  popDraw(): number {
    this.bytes[DRAW_SIZE]! -= 1;
    return this.bytes[DRAW + this.bytes[DRAW_SIZE]!]!;
  }

  get discardSize(): number {
    return this.bytes[DISCARD_SIZE]!;
  }

  /** @param index 0 is the oldest card, discardSize−1 the latest */
  discardCard(index: number): number {
    return this.bytes[DISCARD + index]!;
  }

  pushDiscard(card: number): void {
    this.bytes[DISCARD + this.bytes[DISCARD_SIZE]!] = card;
    this.bytes[DISCARD_SIZE]! += 1;
  }

  /** Makes the shuffled discard pile the draw pile, which must be empty (Z2.5). */
  reshuffle(): void {
    const count = this.bytes[DISCARD_SIZE]!;
    this.bytes.copyWithin(DRAW, DISCARD, DISCARD + count);
    const random = this.random();
    random.shuffle(this.bytes.subarray(DRAW, DRAW + count), count);
    this.setRandom(random);
    this.bytes[DRAW_SIZE] = count;
    this.bytes[DISCARD_SIZE] = 0;
  }

  /** A copy of the generator. */
  random(): Random {
    return Random.fromWords(new Uint32Array(this.bytes.slice(RNG, RNG + 16).buffer));
  }

  setRandom(random: Random): void {
    this.bytes.set(new Uint8Array(random.words().slice().buffer), RNG);
  }

  // The turn

  get player(): number {
    return this.bytes[PLAYER]!;
  }

  get played(): number {
    return this.bytes[PLAYED]!;
  }

  get quota(): number {
    return this.bytes[QUOTA]!;
  }

  setTurn(player: number, played: number, quota: number): void {
    this.bytes[PLAYER] = player;
    this.bytes[PLAYED] = played;
    this.bytes[QUOTA] = quota;
  }

  countPlayed(): void {
    this.bytes[PLAYED]! += 1;
  }

  /** One of the PENDING_… constants. */
  get pending(): number {
    return this.bytes[PENDING]!;
  }

  get pendingCard(): number {
    return this.bytes[PENDING_CARD]!;
  }

  /** Seats that the rest of an effect concerns, as a set of bits: targets of a sweep, victims of ink, who decides a fall. */
  get pendingSeats(): number {
    return this.bytes[PENDING_SEATS]!;
  }

  setPending(kind: number, card: number, seats = 0): void {
    this.bytes[PENDING] = kind;
    this.bytes[PENDING_CARD] = card;
    this.bytes[PENDING_SEATS] = seats;
  }

  /** The first black card of an inert monster's turn is spent (Z11.5). */
  get inertiaSpent(): boolean {
    return this.bytes[INERTIA_SPENT] === 1;
  }

  set inertiaSpent(spent: boolean) {
    this.bytes[INERTIA_SPENT] = spent ? 1 : 0;
  }

  /** The seats of a set of bits in order of play, beginning after the player whose turn it is. */
  inOrderAfterPlayer(seats: number): number[] {
    const list: number[] = [];
    let seat = this.next(this.player);
    for (let count = 0; count < this.charter.order.length; count++) {
      if ((seats & (1 << seat)) !== 0) list.push(seat);
      seat = this.next(seat);
    }
    return list;
  }

  /** The seat that decides now (Z11.8, Z11.15). */
  get decider(): number {
    if (this.pending === PENDING_FALL || this.pending === PENDING_DISCARD) {
      return this.inOrderAfterPlayer(this.pendingSeats)[0] ?? this.player;
    }
    return this.player;
  }

  // The end

  /** The winner's seat number, or NOBODY while the game goes on. */
  get winner(): number {
    return this.bytes[WINNER]!;
  }

  set winner(seat: number) {
    this.bytes[WINNER] = seat;
  }

  /** One of the REASON_… constants. */
  get reason(): number {
    return this.bytes[REASON]!;
  }

  set reason(reason: number) {
    this.bytes[REASON] = reason;
  }

  /** The seat that plays after another (Z2.2). */
  next(seat: number): number {
    const { order } = this.charter;
    return order[(order.indexOf(seat) + 1) % order.length]!;
  }
}

export * from './constants';
export { GRID };
