import { Fingerprint } from '#core';
import { City } from './city';
import { type Config, NO_ABILITY, NO_BOX, NO_TILE } from './config';
import { DEADLY_HITS } from './constants';
import * as at from './stateLayout';

const fingerprint = new Fingerprint();

/** The working state of the rules, cheap to copy and changed in place: the city, the kaiju, and the turn. */
export class State extends City {
  private all: Int32Array | undefined;

  /** An unbuilt board without kaiju. */
  static empty(config: Config): State {
    const state = new State(config, new Uint8Array(at.SIZE));
    state.bytes.fill(NO_BOX, at.AT, at.HITS);
    state.bytes.fill(NO_ABILITY, at.ABILITY, at.GUARDS_TAKEN);
    state.bytes[at.TILE] = NO_TILE;
    return state;
  }

  clone(): State {
    return new State(this.config, this.bytes.slice());
  }

  /** Copies another state of the same game into this one. */
  copyFrom(other: State): void {
    if (other.config !== this.config) throw new RangeError('the states are not of one game');
    this.bytes.set(other.bytes);
  }

  /** A hash; equal states have equal hashes. */
  fingerprint(): number {
    fingerprint.clear();
    this.all ??= new Int32Array(this.bytes.buffer);
    for (let word = 0; word < this.all.length; word++) fingerprint.add(this.all[word]!);
    return fingerprint.value;
  }

  // Kaiju

  /** The box of a kaiju, or NO_BOX. */
  at(seat: number): number {
    return this.bytes[at.AT + seat]!;
  }

  setAt(seat: number, box: number): void {
    this.bytes[at.AT + seat] = box;
  }

  /** Number of kaiju in a box. */
  kaijuIn(box: number): number {
    let count = 0;
    for (let seat = 0; seat < this.config.players; seat++) if (this.at(seat) === box) count++;
    return count;
  }

  hits(seat: number): number {
    return this.bytes[at.HITS + seat]!;
  }

  setHits(seat: number, hits: number): void {
    this.bytes[at.HITS + seat] = hits;
  }

  isAlive(seat: number): boolean {
    return this.hits(seat) < DEADLY_HITS;
  }

  get anyAlive(): boolean {
    for (let seat = 0; seat < this.config.players; seat++) if (this.isAlive(seat)) return true;
    return false;
  }

  tokens(seat: number): number {
    return this.bytes[at.TOKENS_LEFT + seat]!;
  }

  setTokens(seat: number, tokens: number): void {
    this.bytes[at.TOKENS_LEFT + seat] = tokens;
  }

  isSpent(seat: number): boolean {
    return this.bytes[at.SPENT + seat] === 1;
  }

  setSpent(seat: number, spent: boolean): void {
    this.bytes[at.SPENT + seat] = spent ? 1 : 0;
  }

  /** The number of a seat's ability, or NO_ABILITY. */
  ability(seat: number): number {
    return this.bytes[at.ABILITY + seat]!;
  }

  setAbility(seat: number, ability: number): void {
    this.bytes[at.ABILITY + seat] = ability;
  }

  // The turn

  get number(): number {
    return this.bytes[at.NUMBER]!;
  }

  set number(number: number) {
    this.bytes[at.NUMBER] = number;
  }

  /** The index of a stage in `STAGES`. */
  get stage(): number {
    return this.bytes[at.STAGE]!;
  }

  set stage(stage: number) {
    this.bytes[at.STAGE] = stage;
  }

  get round(): number {
    return this.bytes[at.ROUND]!;
  }

  set round(round: number) {
    this.bytes[at.ROUND] = round;
  }

  get start(): number {
    return this.bytes[at.START]!;
  }

  set start(seat: number) {
    this.bytes[at.START] = seat;
  }

  /** The seat that decides. */
  get player(): number {
    return this.bytes[at.PLAYER]!;
  }

  set player(seat: number) {
    this.bytes[at.PLAYER] = seat;
  }

  /** The index of the end reason in `END_REASONS`; undefined before the end. */
  get reason(): number {
    return this.bytes[at.REASON]!;
  }

  set reason(reason: number) {
    this.bytes[at.REASON] = reason;
  }

  /** The next seat clockwise. */
  next(seat: number): number {
    return seat + 1 === this.config.players ? 0 : seat + 1;
  }

  get firedCount(): number {
    return this.bytes[at.FIRED_COUNT]!;
  }

  firedBox(index: number): number {
    return this.bytes[at.FIRED + index]!;
  }

  hasFired(box: number): boolean {
    const end = at.FIRED + this.firedCount;
    for (let place = at.FIRED; place < end; place++) if (this.bytes[place] === box) return true;
    return false;
  }

  addFired(box: number): void {
    this.push(at.FIRED_COUNT, box);
  }

  clearFired(): void {
    this.bytes[at.FIRED_COUNT] = 0;
  }
}
