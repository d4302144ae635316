import { Fingerprint } from '#core';
import { EMPTY, isGuard, POINTS, UNBUILT } from './codes';
import { type Config, NO_ABILITY, NO_BOX, NO_TILE } from './config';
import { DEADLY_HITS } from './constants';
import * as at from './stateLayout';

const fingerprint = new Fingerprint();

/** A list within the bytes of a state: its length, then its entries. */
type List = number;

/**
 * A position in the form in which the rules work on it: cheap to copy and changed in place.
 * Boxes are numbered as in the grid, seats 0 … 4, tiles 0 … 55, contents and markers as in `codes`.
 */
export class State {
  /** Bit 0 of a column's word is its southernmost row. */
  private readonly words: Int32Array;
  private all: Int32Array | undefined;

  private constructor(
    readonly config: Config,
    private readonly bytes: Uint8Array<ArrayBuffer>,
  ) {
    this.words = new Int32Array(bytes.buffer, 0, at.WORDS + at.BOX_WORDS);
  }

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

  /** Becomes a copy of another state of the same game. */
  copyFrom(other: State): void {
    if (other.config !== this.config) throw new RangeError('the states are not of one game');
    this.bytes.set(other.bytes);
  }

  /** Equal for equal states. */
  fingerprint(): number {
    fingerprint.clear();
    this.all ??= new Int32Array(this.bytes.buffer);
    for (let word = 0; word < this.all.length; word++) fingerprint.add(this.all[word]!);
    return fingerprint.value;
  }

  // The board

  /** The built rows of the columns, as bits. */
  get built(): Int32Array {
    return this.words;
  }

  /** What is in a box, kaiju apart. */
  content(box: number): number {
    return this.bytes[at.BOX + box]!;
  }

  /** Copies what is in all boxes, kaiju apart, to words of the caller's. Whether anything else stood there. */
  noteBoxes(into: Int32Array): boolean {
    let differs = false;
    for (let word = 0; word < at.BOX_WORDS; word++) {
      const here = this.words[at.WORDS + word]!;
      if (into[word] === here) continue;
      into[word] = here;
      differs = true;
    }
    return differs;
  }

  /** How many rows have a built box in them or above them: 0 … 20. */
  get height(): number {
    let rows = 0;
    for (let column = 0; column < this.config.grid.width; column++) rows |= this.words[column]!;
    return 32 - Math.clz32(rows);
  }

  isBuilt(box: number): boolean {
    return this.bytes[at.BOX + box] !== UNBUILT;
  }

  /** Covers an unbuilt box. */
  build(box: number): void {
    const { grid } = this.config;
    this.bytes[at.BOX + box] = EMPTY;
    this.words[at.BUILT_WORDS + grid.file(box)]! |= 1 << grid.rank(box);
  }

  /** Puts a marker into a built box that is empty. */
  putMarker(box: number, marker: number): void {
    this.bytes[at.BOX + box] = marker;
    if (isGuard(marker)) this.addGuard(box);
  }

  /** Takes the marker out of a box and notes who has it. */
  takeMarker(box: number, seat: number): void {
    const marker = this.content(box);
    this.bytes[at.BOX + box] = EMPTY;
    if (isGuard(marker)) this.removeGuard(box);
    this.addTaken(marker, seat);
  }

  private addGuard(box: number): void {
    const { bytes } = this;
    let place = at.GUARD_BOXES + bytes[at.GUARD_COUNT]!;
    for (; place > at.GUARD_BOXES && bytes[place - 1]! > box; place--) bytes[place] = bytes[place - 1]!;
    bytes[place] = box;
    bytes[at.GUARD_COUNT]! += 1;
  }

  private removeGuard(box: number): void {
    const { bytes } = this;
    const last = at.GUARD_BOXES + bytes[at.GUARD_COUNT]! - 1;
    let place = at.GUARD_BOXES;
    while (place < last && bytes[place] !== box) place++;
    for (; place < last; place++) bytes[place] = bytes[place + 1]!;
    bytes[at.GUARD_COUNT]! -= 1;
  }

  get guardCount(): number {
    return this.bytes[at.GUARD_COUNT]!;
  }

  /** The box of a guard on the board. @param index 0 … guardCount−1, in ascending order of the boxes */
  guardBox(index: number): number {
    return this.bytes[at.GUARD_BOXES + index]!;
  }

  // Tiles

  get placedCount(): number {
    return this.bytes[at.PLACED_COUNT]!;
  }

  placedTile(index: number): number {
    return this.bytes[at.PLACED + index * at.PLACED_PARTS]!;
  }

  placedSpin(index: number): number {
    return this.bytes[at.PLACED + index * at.PLACED_PARTS + 1]!;
  }

  /** The lower left corner of the tile's rectangle. */
  placedCorner(index: number): number {
    return this.bytes[at.PLACED + index * at.PLACED_PARTS + 2]!;
  }

  addPlaced(tile: number, spin: number, corner: number): void {
    const start = at.PLACED + this.placedCount * at.PLACED_PARTS;
    this.bytes[start] = tile;
    this.bytes[start + 1] = spin;
    this.bytes[start + 2] = corner;
    this.bytes[at.PLACED_COUNT]! += 1;
  }

  /** The tile that is turned up, or NO_TILE. */
  get tile(): number {
    return this.bytes[at.TILE]!;
  }

  set tile(tile: number) {
    this.bytes[at.TILE] = tile;
  }

  /** How many tiles of the deck are used up. */
  get deckAt(): number {
    return this.bytes[at.DECK_AT]!;
  }

  /** The next tile of the deck, or NO_TILE when it is empty. */
  drawTile(): number {
    const { deck } = this.config;
    const next = this.bytes[at.DECK_AT]!;
    if (next >= deck.length) return NO_TILE;
    this.bytes[at.DECK_AT] = next + 1;
    return deck[next]!;
  }

  get asideCount(): number {
    return this.bytes[at.ASIDE_COUNT]!;
  }

  asideTile(index: number): number {
    return this.bytes[at.ASIDE + index]!;
  }

  putAside(tile: number): void {
    this.push(at.ASIDE_COUNT, tile);
  }

  // Supplies and what is taken

  get buildingsAt(): number {
    return this.bytes[at.BUILDINGS_AT]!;
  }

  get guardsAt(): number {
    return this.bytes[at.GUARDS_AT]!;
  }

  /** The next building of the supply, or EMPTY when there is none. */
  drawBuilding(): number {
    return this.drawFrom(this.config.buildings, at.BUILDINGS_AT);
  }

  /** The next guard of the supply, or EMPTY when there is none. */
  drawGuard(): number {
    return this.drawFrom(this.config.guards, at.GUARDS_AT);
  }

  private drawFrom(supply: Uint8Array, used: number): number {
    const next = this.bytes[used]!;
    if (next >= supply.length) return EMPTY;
    this.bytes[used] = next + 1;
    return supply[next]!;
  }

  get takenCount(): number {
    return this.bytes[at.TAKEN_COUNT]!;
  }

  takenMarker(index: number): number {
    return this.bytes[at.TAKEN + index * at.TAKEN_PARTS]!;
  }

  takenBy(index: number): number {
    return this.bytes[at.TAKEN + index * at.TAKEN_PARTS + 1]!;
  }

  /** A marker goes to a player (T5.7). */
  addTaken(marker: number, seat: number): void {
    const start = at.TAKEN + this.takenCount * at.TAKEN_PARTS;
    this.bytes[start] = marker;
    this.bytes[start + 1] = seat;
    this.bytes[at.TAKEN_COUNT]! += 1;
    this.bytes[(isGuard(marker) ? at.GUARDS_TAKEN : at.PILE_SIZE) + seat]! += 1;
    this.words[at.POINTS_WORDS + seat]! += POINTS[marker]!;
  }

  /** Points in a pile, those that are known. */
  points(seat: number): number {
    return this.words[at.POINTS_WORDS + seat]!;
  }

  guardsTaken(seat: number): number {
    return this.bytes[at.GUARDS_TAKEN + seat]!;
  }

  // Kaiju

  /** The box of a kaiju, or NO_BOX. */
  at(seat: number): number {
    return this.bytes[at.AT + seat]!;
  }

  setAt(seat: number, box: number): void {
    this.bytes[at.AT + seat] = box;
  }

  /** How many kaiju are in a box. */
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

  /** The number of an ability, or NO_ABILITY. */
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

  /** Who decides. */
  get player(): number {
    return this.bytes[at.PLAYER]!;
  }

  set player(seat: number) {
    this.bytes[at.PLAYER] = seat;
  }

  /** The index of the reason for the end in `END_REASONS`; it means nothing before. */
  get reason(): number {
    return this.bytes[at.REASON]!;
  }

  set reason(reason: number) {
    this.bytes[at.REASON] = reason;
  }

  /** The seat clockwise after another. */
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

  private push(list: List, entry: number): void {
    this.bytes[list + 1 + this.bytes[list]!] = entry;
    this.bytes[list]! += 1;
  }
}
