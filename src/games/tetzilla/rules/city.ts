import { EMPTY, isGuard, POINTS, UNBUILT } from './codes';
import { type Config, NO_TILE } from './config';
import * as at from './stateLayout';

/** A list within the bytes of a state: its length, then its entries. */
type List = number;

/**
 * What is built of a state, of what, and what of it is taken: board, tiles, supplies, piles.
 * Boxes are numbered as in the grid, seats 0 … 4, tiles 0 … 55, contents and markers as in `codes`.
 */
export abstract class City {
  /** Bit 0 of a column's word is its southernmost row. */
  private readonly words: Int32Array;

  protected constructor(
    readonly config: Config,
    protected readonly bytes: Uint8Array<ArrayBuffer>,
  ) {
    this.words = new Int32Array(bytes.buffer, 0, at.WORDS + at.BOX_WORDS);
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

  protected push(list: List, entry: number): void {
    this.bytes[list + 1 + this.bytes[list]!] = entry;
    this.bytes[list]! += 1;
  }
}
