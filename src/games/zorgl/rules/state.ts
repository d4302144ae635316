import { Fingerprint, Random } from '#core';
import { BoardState } from './boardState';
import { BoxSet } from './boxSet';
import { type Config, NO_BOX, NOBODY, PENDING_DISCARD, PENDING_FALL } from './constants';
import {
  AT,
  BOX,
  DECK,
  DISCARD,
  DISCARD_SIZE,
  DRAW,
  DRAW_SIZE,
  HAND_SIZE,
  HANDS,
  INERTIA_SPENT,
  PENDING,
  PENDING_CARD,
  PENDING_SEATS,
  PLAYED,
  PLAYER,
  PLAYERS,
  QUOTA,
  REASON,
  RNG,
  RNG_BYTES,
  SIZE,
  WINNER,
} from './stateLayout';

const fingerprint = new Fingerprint();

/**
 * The working state of the rules: cheap to copy, changed in place. Boxes are 0 … 48 (see GRID), seats 0 … 3,
 * cards 0 … 53.
 */
export class State extends BoardState {
  private table: Uint32Array | undefined;
  private words: Uint32Array | undefined;

  /** An empty city without cards. */
  static empty(config: Config): State {
    const state = new State(config, new Uint8Array(SIZE), new BoxSet(), new BoxSet(), new BoxSet());
    state.bytes.fill(NO_BOX, AT, AT + PLAYERS);
    state.plant = NO_BOX;
    state.winner = NOBODY;
    return state;
  }

  clone(): State {
    return new State(
      this.config,
      this.bytes.slice(),
      this.buildings.clone(),
      this.monsters.clone(),
      this.units.clone(),
    );
  }

  /** Copies another state of the same game into this one. */
  copyFrom(other: State): void {
    if (other.config !== this.config) throw new RangeError('the states are not of one game');
    this.bytes.set(other.bytes);
    this.buildings.copyFrom(other.buildings);
    this.monsters.copyFrom(other.monsters);
    this.units.copyFrom(other.units);
  }

  /** A hash of the table and the hands. The generator and the order of the piles do not count. */
  fingerprint(): number {
    const { bytes } = this;
    fingerprint.clear();
    const words = this.tableWords;
    for (let word = 0; word < words.length; word++) fingerprint.add(words[word]!);
    const { order } = this.config;
    for (let index = 0; index < order.length; index++) {
      const seat = order[index]!;
      const hand = HANDS + seat * DECK;
      for (let at = hand; at < hand + bytes[HAND_SIZE + seat]!; at++) fingerprint.add(bytes[at]! + 1);
    }
    return fingerprint.value;
  }

  /** Everything before the hands, as 32-bit words. */
  private get tableWords(): Uint32Array {
    this.table ??= new Uint32Array(this.bytes.buffer, BOX, (HANDS - BOX) / Uint32Array.BYTES_PER_ELEMENT);
    return this.table;
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

  /** Removes a card from a hand and keeps the order of the others. */
  removeFromHand(seat: number, card: number): void {
    const { bytes } = this;
    const last = HANDS + seat * DECK + bytes[HAND_SIZE + seat]! - 1;
    let place = HANDS + seat * DECK;
    while (place <= last && bytes[place] !== card) place++;
    if (place > last) throw new RangeError('the card is not in the hand');
    for (; place < last; place++) bytes[place] = bytes[place + 1]!;
    bytes[HAND_SIZE + seat]! -= 1;
  }

  get drawSize(): number {
    return this.bytes[DRAW_SIZE]!;
  }

  /** @param index 0 is the bottom card, drawSize−1 the top one */
  drawCard(index: number): number {
    return this.bytes[DRAW + index]!;
  }

  /** Puts a card on top of the draw pile. */
  pushDraw(card: number): void {
    this.bytes[DRAW + this.bytes[DRAW_SIZE]!] = card;
    this.bytes[DRAW_SIZE]! += 1;
  }

  /** Takes the top card of the draw pile, which must not be empty. */
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

  /** Shuffles the discard pile into the draw pile, which must be empty (Z2.5). */
  reshuffle(): void {
    const count = this.bytes[DISCARD_SIZE]!;
    this.bytes.copyWithin(DRAW, DISCARD, DISCARD + count);
    this.random().shuffle(this.bytes.subarray(DRAW, DRAW + count), count);
    this.bytes[DRAW_SIZE] = count;
    this.bytes[DISCARD_SIZE] = 0;
  }

  private get randomWords(): Uint32Array {
    this.words ??= new Uint32Array(this.bytes.buffer, RNG, RNG_BYTES / Uint32Array.BYTES_PER_ELEMENT);
    return this.words;
  }

  /** The generator itself, not a copy: drawing from it changes the state. */
  random(): Random {
    return Random.over(this.randomWords);
  }

  setRandom(random: Random): void {
    this.randomWords.set(random.words());
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

  /**
   * The seats of a pending effect, as a bit set: targets of a sweep, victims of ink, or who decides a fall.
   */
  get pendingSeats(): number {
    return this.bytes[PENDING_SEATS]!;
  }

  setPending(kind: number, card: number, seats = 0): void {
    this.bytes[PENDING] = kind;
    this.bytes[PENDING_CARD] = card;
    this.bytes[PENDING_SEATS] = seats;
  }

  /** An inert monster has used up its first black card (Z11.5). */
  get inertiaSpent(): boolean {
    return this.bytes[INERTIA_SPENT] === 1;
  }

  set inertiaSpent(spent: boolean) {
    this.bytes[INERTIA_SPENT] = spent ? 1 : 0;
  }

  /** The seats of a bit set in order of play, starting after the active player. */
  inOrderAfterPlayer(seats: number): number[] {
    const list: number[] = [];
    let seat = this.next(this.player);
    for (let count = 0; count < this.config.order.length; count++) {
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

  /** The next seat in order of play (Z2.2). */
  next(seat: number): number {
    return this.config.next[seat]!;
  }
}

export * from './constants';
